import type { Point } from './curve.ts';
import type { Plan } from './plan.ts';

/** Height of a load bed's floor. */
export const bedFloor = 78;

/** Height of the sides of a load bed. */
export const bedSides = { dropside: 40, tipper: 52 } as const;

/** The areas of a silhouette that are no part of its outline. */
export function behindOf(plan: Plan, front: number, rear: number): readonly (readonly Point[])[] {
  if (plan.isOpen) return [screenOf(plan, front)];
  if (plan.chassis === 'luton') return [lutonBox(plan, rear + plan.foot[0])];
  if (plan.chassis) return [bedOf(plan, rear + plan.foot[0], bedSides[plan.chassis])];
  return [];
}

/** The windscreen of an open car. */
function screenOf({ cowl, header }: Plan, front: number): readonly Point[] {
  const [foot, head] = [front + cowl[0], front + header[0]];
  return [
    [foot - 2, cowl[1] - 3, 1],
    [head - 4, header[1] - 2],
    [head + 4, header[1], 1],
    [head - 8, header[1] - 13],
    [foot + 22, cowl[1] - 3, 1],
  ];
}

/** A box over the cab, from behind the cab over the roof and down at the rear. */
function lutonBox({ size: [end, top], header }: Plan, cab: number): readonly Point[] {
  const [eaves, tip] = [header[1] + 24, cab - 100];
  return [
    [cab + 8, 74, 1],
    [end, 74, 1],
    [end, top, 1],
    [tip + 34, top, 1],
    [tip + 9, top - 10],
    [tip, top - 36],
    [tip + 2, eaves, 1],
    [cab + 8, eaves, 1],
  ];
}

function bedOf({ size: [end] }: Plan, cab: number, height: number): readonly Point[] {
  return [
    [cab - 2, bedFloor - 16, 1],
    [end, bedFloor - 16, 1],
    [end, bedFloor + height, 1],
    [cab + 12, bedFloor + height, 1],
  ];
}
