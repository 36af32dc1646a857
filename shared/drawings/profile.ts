import { behindOf } from './behind-of.ts';
import { corner, type Point } from './curve.ts';
import { heightAt } from './height-at.ts';
import type { Plan } from './plan.ts';

/** The lines of a side view, in centimetres from the front bumper and above the ground. */
export interface Profile {
  readonly plan: Plan;
  readonly length: number;
  readonly front: number;
  readonly rear: number;
  /** From the foot of the front bumper over the roof to the foot of the rear one. */
  readonly outline: readonly Point[];
  /** The bonnet from its leading edge to the windscreen, and the roof from there to the rear window. */
  readonly bonnet: readonly Point[];
  readonly roof: readonly Point[];
  /** Foot and head of the windscreen, of the rear window too. */
  readonly screens: readonly (readonly Point[])[];
  /** The side windows as one area; none on an open car. */
  readonly glass: readonly Point[];
  readonly beltAt: (x: number) => number;
  /** What stands behind or above the outline and belongs to the silhouette: a load bed, a box, an open car's screen. */
  readonly behind: readonly (readonly Point[])[];
}

/** The side view that a plan describes. */
export function profileOf(plan: Plan): Profile {
  const [length, , wheelbase] = plan.size;
  const front = plan.overhang;
  const rear = front + wheelbase;
  const bonnet = bonnetOf(plan, front);
  const roof = roofOf(plan, front, rear);
  const stern = sternOf(plan, length, rear);
  const [foot = [length, plan.belt[1]] as Point] = stern;
  const tail = roof.at(-1) ?? foot;
  const [low, high] = plan.belt;
  const [start, end] = [front + plan.cowl[0], rear + plan.glass[0]];
  const beltAt = (x: number) => low + (high - low) * Math.min(1, Math.max(0, (x - start) / (end - start)));
  return {
    plan,
    length,
    front,
    rear,
    bonnet,
    roof,
    outline: [...bowOf(plan), ...bonnet.slice(0, -1), ...roof, ...stern],
    screens: plan.isOpen ? [] : [roof.slice(0, 3), [tail, foot]],
    glass: plan.isOpen ? [] : glassOf(plan, roof, { front, rear, beltAt }),
    beltAt,
    behind: behindOf(plan, front, rear),
  };
}

/** The front bumper from its foot upwards. */
function bowOf({ sill, nose }: Plan): readonly Point[] {
  const rise = nose[1] - sill;
  return [
    [13, sill, 1],
    [3.5, sill + 8],
    [0, sill + rise * 0.42],
    [Math.min(2.4, nose[0] * 0.16), sill + rise * 0.8],
  ];
}

function bonnetOf({ nose, cowl, bulge = 2 }: Plan, front: number): readonly Point[] {
  const end: Point = [front + cowl[0], cowl[1], 1];
  const along = (share: number, crown: number): Point => [
    nose[0] + (end[0] - nose[0]) * share,
    nose[1] + (end[1] - nose[1]) * share + crown,
  ];
  return [[nose[0], nose[1]], along(0.16, bulge * 0.8), along(0.5, bulge), along(0.8, bulge * 0.45), end];
}

/** From the foot of the windscreen to the end of the roof; on an open car along the doors instead. */
function roofOf(plan: Plan, front: number, rear: number): readonly Point[] {
  const { size, cowl, header, crest, tail, belt, foot, isOpen, chassis } = plan;
  const start: Point = [front + cowl[0], cowl[1], 1];
  const half: Point = [(start[0] + rear + foot[0]) / 2, (belt[0] + belt[1]) / 2 - 2];
  if (isOpen) return [start, [start[0] + 22, belt[0] - 1], half];
  const [x, y] = [front + header[0], header[1]];
  const top: Point = [front + crest, chassis ? tail[1] + 3 : size[1]];
  const end: Point = [rear + tail[0], tail[1], 1];
  return [
    start,
    [start[0] + (x - start[0]) * 0.5, start[1] + (y - start[1]) * 0.5 + 1.6],
    [x, y],
    [x + (top[0] - x) * 0.42, y + (top[1] - y) * 0.76],
    top,
    [top[0] + (end[0] - top[0]) * 0.1, top[1] - 0.1],
    [top[0] + (end[0] - top[0]) * 0.55, top[1] + (end[1] - top[1]) * 0.26],
    end,
  ];
}

/** The rear window's foot, the boot lid and the rear bumper down to its foot. */
function sternOf({ sill, foot, deck, chassis }: Plan, length: number, rear: number): readonly Point[] {
  const start: Point = [rear + foot[0], foot[1], 1];
  if (chassis) return [start, [start[0] + 1, 62, 1], [start[0] - 3, sill, 1]];
  const edge: Point = deck ? [length - deck[0], deck[1], 1] : start;
  const drop = edge[1] - sill;
  return [
    start,
    ...(deck ? [[(start[0] + edge[0]) / 2, (start[1] + edge[1]) / 2 + 1.2] as Point, edge] : []),
    [edge[0] + (length - edge[0]) * 0.62, edge[1] - drop * 0.2],
    [length, sill + drop * 0.46],
    [length - 1.5, sill + drop * 0.2],
    [length - 12, sill + 1, 1],
  ];
}

interface Frame {
  readonly front: number;
  readonly rear: number;
  readonly beltAt: (x: number) => number;
}

/** The side windows: parallel to the windscreen and under the roof, down to the belt line. */
function glassOf(plan: Plan, roof: readonly Point[], { front, rear, beltAt }: Frame): readonly Point[] {
  const rail = plan.rail ?? 7;
  const under = (x: number): Point => [x, heightAt(roof, x) - rail];
  const foot = front + plan.cowl[0] + 13;
  const head = front + plan.header[0] + 8;
  const [endFoot, endHead] = [rear + plan.glass[0], rear + plan.glass[1]];
  const middle = (foot + head) / 2;
  return [
    [foot, beltAt(foot), 1],
    [middle, (beltAt(foot) + heightAt(roof, head) - rail) / 2 + 1.2],
    under(head),
    under(head + (endHead - head) * 0.33),
    under(head + (endHead - head) * 0.66),
    corner(under(endHead)),
    [endFoot, beltAt(endFoot), 1],
    [(foot + endFoot) / 2, beltAt((foot + endFoot) / 2) - 0.6],
  ];
}
