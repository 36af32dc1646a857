import { curve, type Point } from './curve.ts';
import type { Plan } from './plan.ts';

/** A vehicle from above as SVG path data: one unit is a centimetre, its nose is at 0, its middle at `groundY`. */
export interface PlanView {
  readonly body: string;
  /** Windscreen, rear window, and the inside of an open load bed. */
  readonly glass: string;
  readonly mirrors: string;
}

const pen = { scale: 1, left: 0 };

/** The view from above of a plan, brought to a length and a width without mirrors. */
export function planViewOf(plan: Plan, own: { readonly length: number; readonly width: number }): PlanView {
  const half = own.width / 2;
  const path = (points: readonly Point[]) => curve(pen, points, true);
  const share = own.length / plan.size[0];
  const front = (x: number) => (plan.overhang + x) * share;
  const rear = (x: number) => (plan.overhang + plan.size[2] + x) * share;
  const screen = front(plan.cowl[0] + 4);
  const panes = [band([screen, half * 0.84], [front(plan.header[0]), half * 0.72])];
  if (hasRearWindow(plan))
    panes.push(band([rear(plan.foot[0]), half * 0.78], [rear(plan.tail[0]), half * 0.7]));
  if (plan.look.bed) panes.push(band([rear(plan.foot[0]) + 14, half * 0.86], [own.length - 10, half * 0.86]));
  if (plan.chassis)
    panes.push(band([rear(plan.foot[0]) + 4, half * 0.96], [rear(plan.foot[0]) + 9, half * 0.96]));
  const mirror = (side: number) => wingMirror(screen + 12, side * half);
  return {
    body: path(bodyOf(plan, own.length, half)),
    glass: panes.map(path).join(''),
    mirrors: path(mirror(1)) + path(mirror(-1)),
  };
}

function hasRearWindow({ isOpen, look, chassis }: Plan): boolean {
  return !isOpen && !look.van && !look.bed && !chassis;
}

/** The body from its nose round the near side and back on the far side; vans have squarer ends. */
function bodyOf({ look, chassis }: Plan, length: number, half: number): readonly Point[] {
  const [nose, tail] = look.van || look.bed || chassis ? [0.6, 0.3] : [1, 0.62];
  const end = (depth: number): Point[] => [
    [2 * depth, half * 0.5],
    [9 * depth, half * 0.8],
    [25 * depth, half * 0.95],
    [60 * depth, half, 1],
  ];
  const rear = end(tail).map(([x, y, corner]): Point => (corner ? [length - x, y, 1] : [length - x, y]));
  const side = [...end(nose), ...rear.reverse()];
  const far = side.map(([x, y, corner]): Point => (corner ? [x, -y, 1] : [x, -y])).reverse();
  return [[0, 0], ...side, [length, 0], ...far];
}

/** A pane or opening across the vehicle, from one end to the other. */
function band([foot, low]: Point, [head, high]: Point): readonly Point[] {
  return [
    [foot, low, 1],
    [head, high, 1],
    [head, -high, 1],
    [foot, -low, 1],
  ];
}

function wingMirror(x: number, edge: number): readonly Point[] {
  const out = Math.sign(edge) * 17;
  return [
    [x, edge * 0.94, 1],
    [x + 4, edge + out],
    [x + 13, edge + out, 1],
    [x + 14, edge * 0.94, 1],
  ];
}
