import type { Goal, Table } from './section.ts';

/** A table for a terminal, with aligned columns and figures on the right. */
export function formatTable({ title, columns, rows, note }: Table): string {
  const widths = columns.map((column, place) =>
    Math.max(...[columns, ...rows].map((row) => row[place]?.length ?? 0), column.length),
  );
  const line = (row: readonly string[]) =>
    row.map((cell, place) => pad(cell, place, widths[place] ?? 0)).join('  ');
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  return [title, '', line(columns), rule, ...rows.map(line), ...(note ? ['', note] : []), ''].join('\n');
}

function pad(cell: string, place: number, width: number): string {
  return place === 0 ? cell.padEnd(width) : cell.padStart(width);
}

/** The same table for docs/measured.md. */
export function toMarkdownTable({ title, columns, rows, note }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = columns.map((_, place) => (place === 0 ? '---' : '---:'));
  return [
    `**${title}**`,
    '',
    line(columns),
    line(rule),
    ...rows.map(line),
    ...(note ? ['', note] : []),
    '',
  ].join('\n');
}

/** `Missed: stored page against constant bytes: 0.52 ×, goal at least 0.65 × (20% short).` */
export function formatGoal({ what, measured, limit, bound, unit }: Goal): string {
  if (Number.isNaN(measured)) return `Not measured: ${what}, goal ${bound} ${limit} ${unit}.`;
  const isMet = bound === 'at most' ? measured <= limit : measured >= limit;
  const share = Math.round(Math.abs(measured / limit - 1) * 100);
  const distance = isMet ? `${share}% to spare` : `${share}% ${bound === 'at most' ? 'over' : 'short'}`;
  const met = `${isMet ? 'Met' : 'Missed'}: ${what}: ${formatFigure(measured)} ${unit}, goal ${bound} ${formatFigure(limit)} ${unit}`;
  return limit === 0 ? `${met}.` : `${met} (${distance}).`;
}

/** Three significant digits, thousands apart: `1,234`, `12.3`, `0.123`. */
export function formatFigure(value: number): string {
  if (Number.isNaN(value)) return 'unknown';
  return value.toLocaleString('en-GB', {
    maximumFractionDigits: value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3,
  });
}
