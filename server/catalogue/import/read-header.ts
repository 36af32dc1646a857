import { Refusal } from '#server/platform/refusal.ts';

const separators = [
  [',', 'commas'],
  [';', 'semicolons'],
  ['\t', 'tabs'],
] as const;

/** The character between the cells of a file. */
interface Separator {
  readonly character: (typeof separators)[number][0];
  readonly name: (typeof separators)[number][1];
}

const longestQuoted = 60;

/**
 * Finds the separator of a file by its header line: of comma, semicolon and tab the one that gives the most wanted
 * columns. Throws `Refusal` when none gives any, naming the character that seems to be used instead.
 */
export function findSeparator(file: string, headerLine: string, wanted: readonly string[]): Separator {
  if (headerLine.trim() === '') throw new Refusal(`${file} has no header row.`);
  const found = separators
    .map(([character, name]) => {
      const cells = headerLine.split(character).map(toColumnName);
      return {
        character,
        name,
        width: cells.length,
        known: wanted.filter((each) => cells.includes(each)).length,
      };
    })
    .reduce((best, each) =>
      each.known > best.known || (each.known === best.known && each.width > best.width) ? each : best,
    );
  if (found.known === 0) refuseSeparator(file, headerLine, wanted);
  return { character: found.character, name: found.name };
}

function refuseSeparator(file: string, headerLine: string, wanted: readonly string[]): never {
  const mark = betweenColumns(headerLine, wanted);
  if (mark) {
    throw new Refusal(
      `${file}: cells are separated by ${JSON.stringify(mark)}. Separate them with commas, semicolons or tabs.`,
    );
  }
  const start = headerLine.length > longestQuoted ? `${headerLine.slice(0, longestQuoted)}…` : headerLine;
  throw new Refusal(
    `${file}: the first line, ${JSON.stringify(start)}, has none of the columns ${wanted.slice(0, 3).join(', ')} and so on, separated by commas, semicolons or tabs.`,
  );
}

/** The character that follows the name of a wanted column. */
function betweenColumns(headerLine: string, wanted: readonly string[]): string | undefined {
  const line = headerLine.toLowerCase();
  return wanted
    .map((column) => line.split(column, 2)[1]?.replace(/^"/, '').charAt(0))
    .find((mark) => mark !== undefined && /[^a-z0-9_",;\t]/.test(mark));
}

/** Where each wanted column is (-1 for one that the file does not have), and which columns of the file are not read. */
export interface FeedHeader<Column extends string> {
  readonly width: number;
  readonly positions: ReadonlyArray<readonly [Column, number]>;
  readonly names: readonly string[];
  readonly unknown: readonly string[];
}

/** A header cell in our spelling of columns: "Vehicle Ref" becomes "vehicle_ref". */
export function toColumnName(cell: string): string {
  return cell
    .replace(/^\ufeff/, '')
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}

/** Whether a row of a sheet is the header: whether it names three wanted columns, or all that there are. */
export function isHeader(cells: readonly string[], wanted: readonly string[]): boolean {
  const names = new Set(cells.map(toColumnName));
  return wanted.filter((column) => names.has(column)).length >= Math.min(3, wanted.length);
}

/** The columns that are read, and those among them that a file need not have: they are empty in each of its rows. */
export interface WantedColumns<Column extends string> {
  readonly columns: readonly Column[];
  readonly laterColumns?: readonly Column[] | undefined;
}

/**
 * Finds the wanted columns in a header row, in any order and case. Throws `Refusal` when one that a file must have is
 * missing, or one is repeated.
 */
export function readHeader<Column extends string>(
  file: string,
  cells: readonly string[],
  { columns: wanted, laterColumns = [] }: WantedColumns<Column>,
): FeedHeader<Column> {
  const names = cells.map(toColumnName);
  const missing = wanted.filter((column) => !names.includes(column) && !laterColumns.includes(column));
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
