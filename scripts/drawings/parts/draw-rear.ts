import { curve, type Point } from '#shared/drawings/curve.ts';
import type { Look } from '#shared/drawings/plan.ts';
import { area, type Brush, box, disc } from './brush.ts';

/** Draws the rear lamps and the lower part of the bumper. */
export function drawRear(brush: Brush): string {
  const { profile } = brush;
  const { sill, look } = profile.plan;
  const { length } = profile;
  const skirt: Point[] = [
    [length + 3, sill + 19, 1],
    [length - 20, sill + 13],
    [length - 32, sill + 4, 1],
    [length + 3, sill - 2, 1],
  ];
  const tone = look.cladding === undefined ? 'trim' : 'plastic';
  return area(brush, tone, skirt) + rearLamps[look.rear](brush);
}

/** The upper rear corner of the body: end of the boot lid, or foot of the rear window. */
export function edgeOf({ profile: { plan, length, rear } }: Brush): readonly [x: number, y: number] {
  return plan.deck ? [length - plan.deck[0], plan.deck[1]] : [rear + plan.foot[0], plan.foot[1]];
}

const rearLamps: Readonly<Record<Look['rear'], (brush: Brush) => string>> = {
  bar: (brush) => {
    const { length } = brush.profile;
    const y = edgeOf(brush)[1] - 7;
    return area(brush, 'tail', [
      [length - 40, y - 1, 1],
      [length - 20, y + 1.5],
      [length + 3, y + 2, 1],
      [length + 3, y - 6, 1],
      [length - 18, y - 5.5],
    ]);
  },
  wrap: (brush) => {
    const { length } = brush.profile;
    const y = edgeOf(brush)[1] - 6;
    return (
      area(brush, 'tail', [
        [length - 46, y - 1, 1],
        [length - 22, y + 2],
        [length + 3, y + 2, 1],
        [length + 3, y - 15, 1],
        [length - 22, y - 14],
        [length - 38, y - 8],
      ]) +
      gleam(brush, [
        [length - 36, y - 4],
        [length - 16, y - 4.5],
        [length, y - 5],
      ])
    );
  },
  tall: (brush) => {
    const { length } = brush.profile;
    const [x, y] = edgeOf(brush);
    return (
      area(brush, 'tail', [
        [x - 9, y + 8, 1],
        [x + 6, y + 8, 1],
        [length + 4, y - 12, 1],
        [length + 4, y - 34, 1],
        [length - 14, y - 31],
        [x - 12, y - 12],
      ]) +
      gleam(brush, [
        [x - 2, y + 2],
        [x, y - 12],
        [length - 5, y - 26],
      ])
    );
  },
  corner: (brush) => {
    const { length, plan } = brush.profile;
    const low = plan.belt[0] - 34;
    return (
      area(brush, 'tail', [
        [length - 7, low + 56, 1],
        [length + 3, low + 56, 1],
        [length + 3, low, 1],
        [length - 6, low, 1],
      ]) + area(brush, 'amber', box(length - 6, low + 16, length + 2, low + 23))
    );
  },
  round: (brush) => {
    const { length } = brush.profile;
    const y = edgeOf(brush)[1] - 13;
    return disc(brush, 'line', [length - 12, y, 6.8]) + disc(brush, 'tail', [length - 12, y, 6.2]);
  },
};

function gleam({ pen }: Brush, points: readonly Point[]): string {
  return `<path d="${curve(pen, points)}" fill="none" stroke="#ef6a6f" stroke-width="1.6"/>`;
}
