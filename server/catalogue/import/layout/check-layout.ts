import { basename } from 'node:path';
import { createRateRecord, type PlacedRate } from '#server/catalogue/import/rate-record.ts';
import { type FeedRecord, isWorkbook, readRecords } from '#server/catalogue/import/read-records.ts';
import { createReadingTally } from '#server/catalogue/import/reading-tally.ts';
import { createStockRecord, type StockRow } from '#server/catalogue/import/stock-record.ts';
import { createVehicleRecord } from '#server/catalogue/import/vehicle-record.ts';
import { loadCatalogue } from '#server/catalogue/store/load-catalogue.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { columnsOf, type Layout } from './layout.ts';
import { takeLayoutRows } from './take-layout-rows.ts';

export interface CheckedFile {
  readonly layout: Layout;
  readonly path: string;
  readonly sheet?: string | undefined;
}

const schemas = { rates: createRateRecord, vehicles: createVehicleRecord, stock: createStockRecord };
const rowsShown = 10;
/** Of each row of a wide sheet, which has a price in many columns. */
const pricesOfRow = 2;

/**
 * The first rows of a funder's file as a layout reads them, in lines for people: the first one cell by cell, so that
 * each column can be compared, the others in a line. Changes nothing. Throws `Refusal` as the import would.
 */
export async function checkLayout(
  database: Database,
  { layout, path, sheet = layout.sheet }: CheckedFile,
): Promise<readonly string[]> {
  const file = basename(path);
  const notes: string[] = [];
  const note = (message: string) => void notes.push(message);
  const tally = createReadingTally(file);
  const vehicles = (await loadCatalogue(database))?.vehicles ?? [];
  const facts = { file, isWorkbook: await isWorkbook(path), warn: note, note };
  const taker = takeLayoutRows(facts, { layout, vehicles, tally });
  const schema = schemas[layout.reads](tally);
  const understand = (record: FeedRecord<string>) => toLine(record, schema.safeParse.bind(schema), vehicles);
  const shown: FeedRecord<string>[] = [];
  for await (const records of readRecords(path, taker, { sheet, warn: note, note })) {
    for (const [line, prices] of Map.groupBy(records, lineOf)) {
      const before = shown.filter((record) => lineOf(record) === line).length;
      shown.push(...prices.slice(0, Math.max(0, pricesOfRow - before)));
    }
    if (shown.length >= rowsShown) break;
  }
  shown.splice(rowsShown);
  const first = shown.find((record) => 'cells' in record);
  return [
    ...notes,
    ...(first ? [`The first row, line ${first.line}, as understood:`, ...listCells(first, layout)] : []),
    shown.length > 0
      ? `The first ${shown.length}, as they would be imported:`
      : `${file} has no row below its header.`,
    ...shown.map(understand),
    'Nothing has changed. "import --dry-run" reads the whole file.',
  ];
}

function lineOf(record: FeedRecord<string>): number {
  return 'fault' in record ? record.fault.line : record.line;
}

type GoodRecord = Extract<FeedRecord<string>, { readonly line: number }>;

/** Each of our columns with its value, and where that comes from. */
function listCells({ cells, origin }: GoodRecord, layout: Layout): readonly string[] {
  return columnsOf(layout)
    .filter((column) => cells[column])
    .map((column) => {
      const { column: heading, value } = origin?.(column) ?? { column, value: '' };
      const isNamed = column === 'vehicle_ref' && !layout.columns.vehicle_ref;
      const source = isNamed
        ? 'by its names'
        : heading === column
          ? 'from the layout'
          : `from "${heading}": ${value}`;
      return `  ${column.padEnd(20)}  ${(cells[column] ?? '').padEnd(24)}  ${source}`;
    });
}

type Parse = ReturnType<(typeof schemas)[keyof typeof schemas]>['safeParse'];

function toLine(record: FeedRecord<string>, parse: Parse, vehicles: readonly Vehicle[]): string {
  if ('fault' in record) return faultLine(record.fault);
  const read = parse(record.cells);
  if (read.success) {
    return `  line ${record.line}: ${describeRow(read.data, vehicles)}`;
  }
  const [issue] = read.error.issues;
  const column = String(issue?.path[0] ?? '');
  const { line, origin, cells } = record;
  const reason = issue?.message ?? 'is not as it should be';
  return faultLine({ line, column, value: cells[column] ?? '', reason, ...origin?.(column) });
}

function faultLine(fault: { line: number; column: string; value: string; reason: string }): string {
  return `  line ${fault.line}, ${fault.column}: rejected, "${fault.value}" ${fault.reason}`;
}

function describeRow(read: PlacedRate | Vehicle | StockRow, vehicles: readonly Vehicle[]): string {
  if ('termMonths' in read) return describeRate(read, vehicles);
  return 'make' in read ? describeVehicle(read) : describeStock(read, vehicles);
}

function describeStock({ vehicleRef, stock }: StockRow, vehicles: readonly Vehicle[]): string {
  const { kind, weeksMin, weeksMax, checkedOn } = stock;
  return `${nameOf(vehicleRef, vehicles)}, ${kind}, ${weeksMin} to ${weeksMax} weeks, checked on ${checkedOn}`;
}

function nameOf(vehicleRef: string, vehicles: readonly Vehicle[]): string {
  const vehicle = vehicles.find((each) => each.vehicleRef === vehicleRef);
  const name = vehicle
    ? `${vehicle.make.name} ${vehicle.model.name} ${vehicle.derivative.name}`
    : 'UNKNOWN VEHICLE';
  return `${vehicleRef} ${name}`;
}

function describeVehicle({
  vehicleRef,
  make,
  model,
  derivative,
  fuel,
  transmission,
  stock,
}: Vehicle): string {
  return `${vehicleRef} ${make.name} ${model.name} ${derivative.name}, ${fuel}, ${transmission}, ${stock.kind}`;
}

function describeRate(rate: PlacedRate, vehicles: readonly Vehicle[]): string {
  return [
    nameOf(rate.vehicleRef, vehicles),
    rate.contract,
    `${rate.termMonths} months`,
    `${rate.annualMiles.toLocaleString('en-GB')} miles a year`,
    `${rate.initialMonths} up front`,
    rate.isMaintained ? 'maintained' : 'not maintained',
    `£${(rate.monthlyPence / 100).toFixed(2)} a month ex VAT`,
    `${(rate.excessTenths / 10).toFixed(1)}p a mile over`,
    rate.feePence > 0 ? `£${(rate.feePence / 100).toFixed(2)} fee` : 'no fee',
  ].join(', ');
}
