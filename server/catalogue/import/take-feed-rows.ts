import { Refusal } from '#server/platform/refusal.ts';
import type { RawRow } from './raw-row.ts';
import { type FeedHeader, findSeparator, isHeader, readHeader, type WantedColumns } from './read-header.ts';
import type { FeedRecord, RowTaker } from './read-records.ts';

/** The file, and where what is said about it goes. */
export interface FeedFileFacts {
  readonly file: string;
  readonly isWorkbook: boolean;
  readonly warn: (message: string) => void;
  readonly note: (message: string) => void;
}

/** Rows above the header of a sheet: its title, a date, a logo's place. */
const maxTitleRows = 30;

/**
 * Takes the rows of a file with our own columns. In a CSV file the first row is the header; in a sheet titles may stand
 * above it, blank cells at the end of a row are not written, and what stands beside the table is left out.
 */
export function takeFeedRows<Column extends string>(
  { file, isWorkbook, warn, note }: FeedFileFacts,
  wanted: WantedColumns<Column>,
): RowTaker<Column> {
  let header: FeedHeader<Column> | undefined;
  let titleRows = 0;
  let isLastShort = false;
  const takeHeader = (cells: readonly string[]) => {
    if (isWorkbook && titleRows < maxTitleRows && !isHeader(cells, wanted.columns)) {
      titleRows += 1;
      return;
    }
    header = readHeader(file, cells, wanted);
    const unknown = header.unknown.filter((name) => name !== '');
    if (unknown.length > 0) warn(`${file}: unknown columns ignored: ${unknown.join(', ')}`);
  };
  return {
    findSeparator: ([first = '']) => {
      const separator = findSeparator(file, first, wanted.columns);
      if (separator.character !== ',') note(`${file}: cells separated by ${separator.name}.`);
      return separator.character;
    },
    take: (row) => {
      if (!header) {
        takeHeader(row.cells);
        return [];
      }
      isLastShort = row.cells.length < header.width;
      return [toRecord(header, isWorkbook ? { ...row, cells: padded(row.cells, header.width) } : row)];
    },
    wasLastShort: () => {
      if (!header) throw new Refusal(`${file} has no header row.`);
      return isLastShort;
    },
  };
}

function padded(cells: readonly string[], width: number): readonly string[] {
  return Array.from({ length: width }, (_, position) => cells[position] ?? '');
}

function toRecord<Column extends string>(
  header: FeedHeader<Column>,
  { line, cells: row }: RawRow,
): FeedRecord<Column> {
  if (row.length < header.width) {
    const reason = `row has ${row.length} columns, the header ${header.width}`;
    return { fault: { line, column: header.names[row.length] ?? '', reason, value: row.at(-1) ?? '' } };
  }
  if (row.length > header.width) {
    const reason = `row has ${row.length} columns, the header ${header.width}`;
    const column = String(header.width + 1);
    return { fault: { line, column, reason, value: row[header.width] ?? '' } };
  }
  const cells = {} as Record<Column, string>;
  for (const [column, position] of header.positions) cells[column] = row[position] ?? '';
  return { line, cells };
}
