import { scaleLinear } from 'd3-scale';
import type { Tick } from '#shared/ui/charts/axes.tsx';

/** A value's place in a picture, in percent of its width from the left or of its height from the top, in tenths. */
export type Axis = (value: number) => number;

interface AxisOptions {
  readonly from: number;
  readonly to: number;
  /** About how many values are written beside the axis. */
  readonly ticks: number;
  readonly format: (value: number) => string;
}

/** An axis from left to right between two values, and the round values on it. */
export function acrossAxis({ from, to, ticks, format }: AxisOptions): readonly [Axis, readonly Tick[]] {
  const scale = scaleLinear([from, to], [0, 100]);
  return [toAxis(scale), toTicks(scale, scale.ticks(ticks), format)];
}

/** An axis from the foot of a picture to its head; the ends are moved outwards to round values. */
export function upAxis({ from, to, ticks, format }: AxisOptions): readonly [Axis, readonly Tick[]] {
  // Equal ends have no length and no round values.
  const scale = scaleLinear([from, Math.max(to, from + 100)], [100, 0]).nice(ticks);
  return [toAxis(scale), toTicks(scale, scale.ticks(ticks), format)];
}

/** Rounded to a tenth: finer places cannot be seen and make the page larger. */
export function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function toAxis(scale: (value: number) => number): Axis {
  return (value) => toTenth(scale(value));
}

function toTicks(
  scale: (value: number) => number,
  values: readonly number[],
  format: (value: number) => string,
): readonly Tick[] {
  return values.map((value) => ({ at: toTenth(scale(value)), label: format(value) }));
}
