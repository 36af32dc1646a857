import type { RawRow } from '#server/catalogue/import/raw-row.ts';
import { CellError, isEmptyCell } from '#server/catalogue/import/read-cell.ts';
import { findSeparator } from '#server/catalogue/import/read-header.ts';
import type { FeedRecord, RowTaker } from '#server/catalogue/import/read-records.ts';
import type { ReadingTally } from '#server/catalogue/import/reading-tally.ts';
import type { FeedFault } from '#server/catalogue/import/rejects-file.ts';
import type { FeedFileFacts } from '#server/catalogue/import/take-feed-rows.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { createCellConverter } from './convert-cells.ts';
import { createNameIndex, type VehicleNames } from './find-by-name.ts';
import { createHeaderFinder, type LayoutHeader, type PriceGroup } from './find-layout-header.ts';
import { columnsOf, type Layout, mayNameVehicles, nameColumns } from './layout.ts';

const separators = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;

/** What the rows of a funder's file are read by. */
export interface LayoutParts {
  readonly layout: Layout;
  /** Vehicles that a row may name. */
  readonly vehicles: readonly Vehicle[];
  readonly tally: ReadingTally;
}

type Cells = Readonly<Record<string, string>>;

/** Takes the rows of a funder's own file, as its layout says. Faults name the file's own columns and values. */
export function takeLayoutRows(facts: FeedFileFacts, parts: LayoutParts): RowTaker<string> {
  const { file } = facts;
  const { layout } = parts;
  const findHeader = createHeaderFinder(file, layout);
  let header: LayoutHeader | undefined;
  let readRow: ((row: RawRow) => readonly FeedRecord<string>[]) | undefined;
  let isLastShort = false;
  return {
    findSeparator: (lines) =>
      layout.separator ? separators[layout.separator] : guessSeparator(file, lines, layout),
    encoding: layout.encoding,
    take: (row) => {
      if (!header) {
        header = findHeader(row);
        if (header) readRow = createRowReader(header, facts, parts);
        return [];
      }
      isLastShort = row.cells.length < header.headings.length;
      return readRow?.(row) ?? [];
    },
    wasLastShort: () => {
      if (!header) throw new Refusal(`${file} has no row that is the header which ${layout.name} describes.`);
      return isLastShort;
    },
  };
}

/** The separator of the first line that has some of the layout's headings. */
function guessSeparator(file: string, lines: readonly string[], { columns }: Layout): string {
  const wanted = Object.values(columns)
    .flat()
    .map((heading) => heading.toLowerCase().replace(/[\s-]+/g, '_'));
  for (const line of lines.slice(0, 60)) {
    try {
      return findSeparator(file, line, wanted).character;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return ',';
}

/** The profile of a file with one row for each price. */
const onePrice: PriceGroup = { profile: {}, positions: {} };

function createRowReader(
  header: LayoutHeader,
  facts: FeedFileFacts,
  { layout, vehicles, tally }: LayoutParts,
) {
  const convert = createCellConverter(layout, tally);
  const isWide = Object.keys(layout.wide).length > 0;
  const groups = isWide ? header.groups : [onePrice];
  const names = nameColumns.filter((column) => header.columns.has(column));
  const isFoundByName = mayNameVehicles(layout) && names.length > 0 && !header.columns.has('vehicle_ref');
  const findRef = isFoundByName ? createNameIndex(vehicles, names) : undefined;
  const blank = Object.fromEntries(columnsOf(layout).map((column) => [column, '']));
  const noPrices = new Set(layout.noPrice.map((word) => word.toLowerCase()));
  const isNoPrice = (text: string) => noPrices.has(text.toLowerCase()) || (isWide && isEmptyCell(text));

  return (row: RawRow): readonly FeedRecord<string>[] => {
    const needed = header.neededPosition;
    if (needed !== undefined && (row.cells[needed] ?? '').trim() === '') return [];
    const misfit = facts.isWorkbook ? undefined : findMisfit(header, row);
    if (misfit) return [{ fault: misfit }];
    const common = { ...layout.constants, ...joinCells(header, row) };
    const records: FeedRecord<string>[] = [];
    for (const group of groups) {
      const written: Record<string, string> = { ...common, ...group.profile };
      for (const [column, at] of Object.entries(group.positions))
        written[column] = row.cells[at]?.trim() ?? '';
      const price = written.monthly_rental ?? '';
      if (layout.reads === 'rates' && isNoPrice(price)) {
        const heading = ownName('monthly_rental', { header, group, facts });
        tally.column(heading)(price || 'an empty cell', 'left out', 'cells without a price').rows += 1;
        continue;
      }
      records.push(toRecord(row, written, { header, group, facts }));
    }
    return records;
  };

  function toRecord(row: RawRow, written: Cells, place: Place): FeedRecord<string> {
    const origin = (column: string) => ({
      column: ownName(column, place),
      value: written[column] ?? '',
    });
    const cells: Record<string, string> = { ...blank };
    let column = '';
    try {
      for (column of Object.keys(written)) {
        const isConstant = !place.header.columns.has(column) && Object.hasOwn(layout.constants, column);
        cells[column] = isConstant ? (written[column] ?? '') : convert(column, written);
      }
      if (findRef) {
        column = names.at(-1) ?? '';
        cells.vehicle_ref = findRef(cells as VehicleNames);
      }
      return { line: row.line, cells, origin };
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      return { fault: { line: row.line, ...origin(column), reason: error.message } };
    }
  }
}

/** Why a row of a CSV file does not fit below the header: a cell too few or too many moves the others. */
function findMisfit({ headings }: LayoutHeader, { line, cells }: RawRow): FeedFault | undefined {
  const width = headings.findLastIndex((heading) => heading !== '') + 1;
  const extra = cells.slice(headings.length).find((cell) => cell.trim() !== '');
  if (cells.length >= width && extra === undefined) return undefined;
  const reason = `row has ${cells.length} columns, the header ${headings.length}`;
  return { line, column: headings[cells.length] ?? '', reason, value: extra ?? cells.at(-1) ?? '' };
}

/** The text of each of our columns; of several cells with single spaces between them. */
function joinCells({ columns }: LayoutHeader, { cells }: RawRow): Cells {
  const joined: Record<string, string> = {};
  for (const [column, positions] of columns) {
    joined[column] = positions
      .map((position) => cells[position]?.trim() ?? '')
      .join(' ')
      .trim();
  }
  return joined;
}

interface Place {
  readonly header: LayoutHeader;
  readonly group: PriceGroup;
  readonly facts: FeedFileFacts;
}

/** The file's own name of one of our columns, with its letters in a workbook; ours if the layout gives the value. */
function ownName(column: string, { header, group, facts }: Place): string {
  const own = group.positions[column];
  const priced = Object.hasOwn(group.profile, column) ? group.positions.monthly_rental : undefined;
  const position = own ?? header.columns.get(column)?.[0] ?? priced;
  if (position === undefined) return column;
  const heading = header.headings[position] ?? '';
  return facts.isWorkbook ? `${heading} (${columnLetters(position)})` : heading;
}

/** The letters of a column: A for 0. */
function columnLetters(position: number): string {
  const rest = Math.floor(position / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (position % 26));
}
