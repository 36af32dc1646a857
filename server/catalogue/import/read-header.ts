import { FeedError } from './feed-error.ts';

/** Where each wanted column is, and which columns of the file are of no use to us. */
export interface FeedHeader<Column extends string> {
  readonly width: number;
  readonly positions: ReadonlyArray<readonly [Column, number]>;
  readonly names: readonly string[];
  readonly unknown: readonly string[];
}

/** Finds the wanted columns in a header row, in any order and case. Throws `FeedError` when one is missing or twice there. */
export function readHeader<Column extends string>(
  file: string,
  cells: readonly string[],
  wanted: readonly Column[],
): FeedHeader<Column> {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const missing = wanted.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    const hint =
      names.length === 1 && /[;\t|]/.test(names[0] ?? '') ? ' Cells must be separated by commas.' : '';
    throw new FeedError(
      `${file} lacks the column${missing.length > 1 ? 's' : ''} ${missing.join(', ')}.${hint}`,
    );
  }
  const twice = wanted.filter((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (twice.length > 0) throw new FeedError(`${file} has the column ${twice.join(', ')} twice.`);
  return {
    width: names.length,
    positions: wanted.map((column) => [column, names.indexOf(column)] as const),
    names,
    unknown: names.filter((name) => !(wanted as readonly string[]).includes(name)),
  };
}
