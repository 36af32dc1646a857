import { type ScaleTime, scaleUtc } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import { type PricePoint, type PriceReview, reviewedDays } from '#shared/deals/price-history.ts';
import { formatShortDate } from '#shared/format/format-date.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { addDays } from '#shared/format/london-time.ts';
import type { HistoryChart } from '#shared/ui/charts/chart-data.ts';
import { toTenth, upAxis } from './axis.ts';

/** The picture goes back this far at most. */
const drawnDays = 365;

/** The points of the last year: the price that held when it began, and each one since. */
export function pointsOfYear(points: readonly PricePoint[], today: string): readonly PricePoint[] {
  const start = addDays(today, -drawnDays);
  const known = points.filter(({ on }) => on <= today);
  const before = known.findLast(({ on }) => on <= start);
  return [...(before ? [{ ...before, on: start }] : []), ...known.filter(({ on }) => on > start)];
}

/** The steps of a price from the first of its points up to today, and the lowest of the days reviewed. */
export function drawHistory(points: readonly PricePoint[], review: PriceReview, today: string): HistoryChart {
  const scale = scaleUtc([toDate(points[0]?.on ?? today), toDate(today)], [0, 100]);
  const x = (date: string) => toTenth(Math.max(0, scale(toDate(date))));
  const [y, up] = costAxis(points);
  const draw = line<PricePoint>(
    ({ on }) => x(on),
    ({ trueMonthlyPence }) => y(trueMonthlyPence),
  )
    .curve(curveStepAfter)
    .digits(1);
  const last = points.slice(-1).map((point) => ({ ...point, on: today }));
  return {
    across: listDates(scale).map((on) => ({ at: x(on), label: formatShortDate(on) })),
    up,
    line: draw([...points, ...last]) ?? '',
    reviewedFrom: x(addDays(today, 1 - reviewedDays)),
    lowest: { x: x(review.lowestOn), y: y(review.lowestPence), label: formatPounds(review.lowestPence) },
  };
}

/** An axis that keeps the steps off the picture's edges, also where the price never changed. */
function costAxis(points: readonly PricePoint[]) {
  const costs = points.map(({ trueMonthlyPence }) => trueMonthlyPence);
  const [low, high] = [Math.min(...costs), Math.max(...costs)];
  const margin = Math.max((high - low) / 4, high / 50);
  return upAxis({
    from: low - margin,
    to: high + margin,
    ticks: 4,
    format: (pence) => formatPounds(pence),
  });
}

/** First and last day, and round dates far enough from both for their words. */
function listDates(scale: ScaleTime<number, number>): readonly string[] {
  const inside = scale.ticks(3).filter((date) => scale(date) > 42 && scale(date) < 58);
  const [first, last] = scale.domain();
  return [first, ...inside, last].flatMap((date) => date?.toISOString().slice(0, 10) ?? []);
}

function toDate(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
