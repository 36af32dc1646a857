import { line } from 'd3-shape';
import type { ChartUnit, ContentChart } from '#shared/content/content-page.ts';
import { groupThousands } from '#shared/format/format-pounds.ts';
import type { DrawnChart } from '#shared/pages/content/content-data.ts';
import type { LineChart } from '#shared/ui/charts/chart-data.ts';
import { acrossAxis, toTenth, upAxis } from './axis.ts';

/** A chart of a text with its places worked out. */
export function drawContentChart({
  kind,
  caption,
  note,
  unit,
  x = '',
  at = [],
  values,
}: ContentChart): DrawnChart {
  const words = { caption, ...(note && { note }) };
  if (kind === 'bars') return { ...words, bars: drawNamedBars(values, unit) };
  const head = [x, ...values.map(({ name }) => name)];
  const rows = at.map((place, index) => [
    sayPlace(place, at),
    ...values.map(({ figures }) => sayFigure(figures[index] ?? 0, unit)),
  ]);
  return { ...words, lines: drawLines(values, { at, x, unit }), table: { head, rows } };
}

function drawNamedBars(values: ContentChart['values'], unit: ChartUnit) {
  const longest = Math.max(...values.map(({ figures: [figure = 0] }) => figure)) || 1;
  return values.map(({ name, figures: [figure = 0] }) => ({
    name,
    words: sayFigure(figure, unit),
    percent: toTenth((figure / longest) * 100),
  }));
}

interface LineAxes {
  readonly at: readonly number[];
  readonly x: string;
  readonly unit: ChartUnit;
}

function drawLines(values: ContentChart['values'], { at, x, unit }: LineAxes): LineChart {
  const highest = Math.max(...values.flatMap(({ figures }) => figures));
  const [toX] = acrossAxis({ from: at[0] ?? 0, to: at.at(-1) ?? 1, ticks: 0, format: String });
  const [toY, up] = upAxis({ from: 0, to: highest, ticks: 4, format: (figure) => sayFigure(figure, unit) });
  const path = line<number>(
    (_, index) => toX(at[index] ?? 0),
    (figure) => toY(figure),
  ).digits(1);
  return {
    across: at.map((place, index) => ({
      at: toX(place),
      label: index === 0 ? `${x} ${sayPlace(place, at)}` : sayPlace(place, at),
    })),
    up,
    lines: values.map(({ name, figures }) => ({ name, path: path([...figures]) ?? '' })),
  };
}

/** "£9,720", "14p", "3%", "8,000 miles". */
function sayFigure(figure: number, unit: ChartUnit): string {
  const [whole = '', decimals] = String(figure).split('.');
  const digits =
    decimals === undefined ? groupThousands(Number(whole)) : `${groupThousands(Number(whole))}.${decimals}`;
  if (unit === '£') return `£${decimals?.length === 1 ? `${digits}0` : digits}`;
  return unit === 'p' || unit === '%' ? `${digits}${unit}` : `${digits} ${unit}`;
}

/** A place on the axis from left to right: years are written without a comma. */
function sayPlace(place: number, at: readonly number[]): string {
  const areYears = at.every((each) => each >= 1990 && each <= 2100);
  return areYears ? String(place) : groupThousands(place);
}
