import { formatWholePounds } from '#shared/format/format-pounds.ts';
import type { YearBars } from '#shared/ui/charts/chart-data.ts';
import { toTenth, upAxis } from './axis.ts';

interface YearBarsOptions {
  readonly absent?: string;
  /** Sums of pictures beside this one, which has the same scale. */
  readonly beside?: readonly (number | undefined)[];
}

/** Sums of years or of choices as bars from a common foot. One without a sum has no bar, and `absent` in its place. */
export function drawYearBars(
  years: readonly { readonly name: string; readonly pence: number | undefined }[],
  { absent = 'not set', beside = [] }: YearBarsOptions = {},
): YearBars {
  const figures = years.map(({ name, pence }) => ({ name, value: pence }));
  return drawBars(figures, { format: (pence) => formatWholePounds(pence), absent, beside });
}

interface BarWords {
  readonly format: (value: number) => string;
  /** Stands in the place of a figure that there is not. */
  readonly absent?: string;
  readonly beside?: readonly (number | undefined)[];
}

/** Figures of one kind side by side, as bars from a common foot. */
export function drawBars(
  figures: readonly { readonly name: string; readonly value: number | undefined }[],
  { format, absent = '', beside = [] }: BarWords,
): YearBars {
  const highest = Math.max(0, ...[...figures.map(({ value }) => value), ...beside].map((value = 0) => value));
  const [up, ticks] = upAxis({ from: 0, to: highest, ticks: 4, format });
  const step = 100 / figures.length;
  return {
    up: ticks,
    bars: figures.map(({ name, value }, place) => ({
      name,
      x: toTenth(step * place + step * 0.2),
      width: toTenth(step * 0.6),
      y: up(value ?? 0),
      label: value === undefined ? absent : format(value),
    })),
  };
}
