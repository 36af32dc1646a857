import type { Point } from './curve.ts';

/** Height of a line of points at a place, from front to rear, with the smoothness with which it is drawn. */
export function heightAt(points: readonly Point[], x: number): number {
  const index = Math.max(
    1,
    points.findIndex((point, at) => at > 0 && point[0] >= x),
  );
  const [from, to] = [points[index - 1], points[index]];
  if (!from || !to) return points.at(-1)?.[1] ?? 0;
  const width = to[0] - from[0] || 1;
  const t = Math.min(1, Math.max(0, (x - from[0]) / width));
  const [a, b] = [slopeAt(points, index - 1) * width, slopeAt(points, index) * width];
  const rise = to[1] - from[1];
  return from[1] + a * (t ** 3 - 2 * t ** 2 + t) + rise * (3 * t ** 2 - 2 * t ** 3) + b * (t ** 3 - t ** 2);
}

function slopeAt(points: readonly Point[], index: number): number {
  const before = points[index - 1] ?? points[index];
  const after = points[index + 1] ?? points[index];
  if (!before || !after) return 0;
  return (after[1] - before[1]) / (after[0] - before[0] || 1);
}
