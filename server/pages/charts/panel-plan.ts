import type { PartId, WearVerdict } from '#shared/deals/wear-check.ts';
import type { PanelPlan } from '#shared/ui/charts/chart-data.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

/** A vehicle folded open, seen from above with its front at the top: the left side is the passenger's. */
const boxes: Readonly<Record<PartId, Box>> = {
  'front-bumper': [108, 6, 104, 44],
  bonnet: [108, 54, 104, 86],
  windscreen: [114, 144, 92, 44],
  roof: [114, 192, 92, 120],
  boot: [108, 354, 104, 54],
  'rear-bumper': [108, 412, 104, 44],
  'left-wing': [52, 56, 50, 84],
  'left-front-door': [52, 144, 50, 84],
  'left-rear-door': [52, 232, 50, 84],
  'left-quarter': [52, 320, 50, 84],
  'right-wing': [218, 56, 50, 84],
  'right-front-door': [218, 144, 50, 84],
  'right-rear-door': [218, 232, 50, 84],
  'right-quarter': [218, 320, 50, 84],
  'left-front-wheel': [4, 74, 42, 50],
  'left-rear-wheel': [4, 338, 42, 50],
  'right-front-wheel': [274, 74, 42, 50],
  'right-rear-wheel': [274, 338, 42, 50],
};

/** One part of the plan: its number in the form, what was found on it, and where it leads. */
export interface PlannedPart {
  readonly id: PartId;
  readonly number: number;
  readonly label: string;
  readonly href: string;
  readonly verdict?: WearVerdict;
}

/** The plan of a vehicle's parts, each a link to its field. */
export function drawPanelPlan(parts: readonly PlannedPart[]): PanelPlan {
  return {
    width: 320,
    height: 462,
    parts: parts.map(({ id, ...part }) => {
      const [x, y, width, height] = boxes[id];
      return { ...part, x, y, width, height, radius: id.endsWith('wheel') ? 18 : 8 };
    }),
  };
}
