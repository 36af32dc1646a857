import { Refusal } from '#server/platform/command-line/failures.ts';

/** Where each wanted column is, and which columns of the file are of no use to us. */
export interface FeedHeader<Column extends string> {
  readonly width: number;
  readonly positions: ReadonlyArray<readonly [Column, number]>;
  readonly names: readonly string[];
  readonly unknown: readonly string[];
}

/** A cell of a header as we spell columns: "Vehicle Ref" as "vehicle_ref". */
export function toColumnName(cell: string): string {
  return cell
    .replace(/^\ufeff/, '')
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}

/** Finds the wanted columns in a header row, in any order and case. Throws `Refusal` when one is missing or twice there. */
export function readHeader<Column extends string>(
  file: string,
  cells: readonly string[],
  wanted: readonly Column[],
): FeedHeader<Column> {
  const names = cells.map(toColumnName);
  const missing = wanted.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    throw new Refusal(`${file} lacks the column${missing.length > 1 ? 's' : ''} ${missing.join(', ')}.`);
  }
  const twice = wanted.filter((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (twice.length > 0) throw new Refusal(`${file} has the column ${twice.join(', ')} twice.`);
  return {
    width: names.length,
    positions: wanted.map((column) => [column, names.indexOf(column)] as const),
    names,
    unknown: names.filter((name) => !(wanted as readonly string[]).includes(name)),
  };
}
