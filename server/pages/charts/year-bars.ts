import { formatPounds } from '#shared/format/format-pounds.ts';
import type { YearBars } from '#shared/ui/charts/chart-data.ts';
import { toTenth, upAxis } from './axis.ts';

/** Sums of years or of choices as bars from a common foot. One without a sum has no bar, and `absent` in its place. */
export function drawYearBars(
  years: readonly { readonly name: string; readonly pence: number | undefined }[],
  absent = 'not set',
): YearBars {
  const highest = Math.max(0, ...years.map(({ pence = 0 }) => pence));
  const format = (pence: number) => formatPounds(pence, { pennies: false });
  const [up, ticks] = upAxis({ from: 0, to: highest, ticks: 4, format });
  const step = 100 / years.length;
  return {
    up: ticks,
    bars: years.map(({ name, pence }, place) => ({
      name,
      x: toTenth(step * place + step * 0.2),
      width: toTenth(step * 0.6),
      y: up(pence ?? 0),
      label: pence === undefined ? absent : format(pence),
    })),
  };
}
