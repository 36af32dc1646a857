import { area, line } from 'd3-shape';
import type { EndingMonth } from '#shared/deals/ending-early.ts';
import { formatMonths } from '#shared/format/format-count.ts';
import { formatWholePounds } from '#shared/format/format-pounds.ts';
import type { HandBackChart } from '#shared/ui/charts/chart-data.ts';
import { acrossAxis, upAxis } from './axis.ts';

/** What is paid, what is left and what ending would cost in each month of a lease, with one month marked. */
export function drawHandBack(months: readonly EndingMonth[], marked: EndingMonth): HandBackChart {
  const [first] = months;
  const last = months.at(-1);
  // Straight lines, because all later payments are the same.
  const ends = [first, last].filter((each) => each !== undefined);
  const highest = Math.max(...months.map(({ paidPence, leftPence }) => Math.max(paidPence, leftPence)));
  const [x] = acrossAxis({ from: first?.month ?? 1, to: last?.month ?? 2, ticks: 0, format: String });
  const format = (pence: number) => formatWholePounds(pence);
  const [y, up] = upAxis({ from: 0, to: highest, ticks: 4, format });
  const path = (toPence: (each: EndingMonth) => number) =>
    line<EndingMonth>(
      ({ month }) => x(month),
      (each) => y(toPence(each)),
    ).digits(1)(ends) ?? '';
  const range = area<EndingMonth>(
    ({ month }) => x(month),
    ({ lowPence }) => y(lowPence),
    ({ highPence }) => y(highPence),
  ).digits(1);
  const step = months.length > 24 ? 12 : 6;
  return {
    across: months
      .filter(({ month }) => month % step === 0)
      .map(({ month }) => ({ at: x(month), label: formatMonths(month) })),
    up,
    paid: path(({ paidPence }) => paidPence),
    left: path(({ leftPence }) => leftPence),
    range: range(ends) ?? '',
    mark: {
      x: x(marked.month),
      paidY: y(marked.paidPence),
      lowY: y(marked.lowPence),
      highY: y(marked.highPence),
      label: `month ${marked.month}`,
    },
  };
}
