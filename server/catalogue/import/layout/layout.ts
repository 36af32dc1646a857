import { z } from 'zod';
import { rateReaders } from '#server/catalogue/import/rate-record.ts';
import { CellError, type CellReader } from '#server/catalogue/import/read-cell.ts';
import { stockReaders } from '#server/catalogue/import/stock-record.ts';
import { laterVehicleColumns, vehicleReaders } from '#server/catalogue/import/vehicle-columns.ts';
import { dateFormatPattern } from './convert-date.ts';
import { headingPattern, profileColumns } from './wide-headings.ts';

// `feed-layouts.md` explains each entry to staff. A layout is YAML or JSON whose values are all read as text, so that a
// code such as 00123 keeps its zeros and `no` stays a word.

/** The columns of a file of rates or stock by which a vehicle is found when the file has no reference of ours. */
export const nameColumns = ['make', 'range', 'model', 'derivative'] as const;

const fewWords = z.string().trim().min(1, 'is empty').max(200, 'is longer than 200 characters');
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.union([item.transform((one) => [one]), z.array(item).max(50)]);
const whole = (max: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/, `must be a whole number from 1 to ${max}`)
    .transform(Number)
    .refine((value) => value >= 1 && value <= max, `must be a whole number from 1 to ${max}`);
const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, `must be one of ${words.join(', ')}`);
const table = <Value extends z.ZodType>(value: Value) =>
  z.record(z.string(), value, 'must be a list of names, each with what it stands for').default({});

const vatBasis = oneOf(['included', 'excluded']);

const entries = z.strictObject({
  reads: oneOf(['rates', 'vehicles', 'stock']),
  files: listOf(fewWords).default([]),
  sheet: fewWords.optional(),
  separator: oneOf(['comma', 'semicolon', 'tab', 'pipe']).optional(),
  encoding: oneOf(['utf-8', 'windows-1252', 'utf-16le']).optional(),
  headerRow: whole(1_000).optional(),
  headerRows: whole(3).default(1),
  decimal: oneOf(['.', ',']).default('.'),
  dates: fewWords
    .refine((format) => dateFormatPattern(format) !== undefined, 'must be a date format such as dd/MM/yyyy')
    .optional(),
  money: oneOf(['pounds', 'pence']).default('pounds'),
  excess: oneOf(['pence', 'pounds']).default('pence'),
  miles: oneOf(['miles', 'thousands']).default('miles'),
  vat: z
    .union([
      vatBasis.transform((basis) => ({ personal: basis, business: basis })),
      z.strictObject({ personal: vatBasis, business: vatBasis }),
    ])
    .optional(),
  noPrice: listOf(fewWords).default([]),
  skipRowsWithout: fewWords.optional(),
  columns: table(listOf(fewWords)),
  constants: table(z.string().trim().max(200)),
  words: table(z.record(z.string(), fewWords)),
  wide: table(fewWords),
});

export type LayoutEntries = z.infer<typeof entries>;

/** How a funder's own file is read: where each of our columns comes from, and how its cells are written. */
export interface Layout extends LayoutEntries {
  /** The name of the layout's own file, for messages. */
  readonly name: string;
}

/** The schema of a layout. Each of its messages completes a sentence that begins with the entry. */
export const layoutSchema = entries.check(z.superRefine(checkTogether));

type Report = (path: readonly string[], message: string) => void;

function checkTogether(layout: LayoutEntries, context: z.RefinementCtx): void {
  const report: Report = (path, message) =>
    context.addIssue({ code: 'custom', path: [...path], message, input: layout });
  checkNames(layout, report);
  checkWide(layout, report);
  checkValues(layout, report);
  checkComplete(layout, report);
  if (layout.reads === 'rates' && !layout.vat)
    report([], 'lacks vat: say whether prices are with VAT (included) or without (excluded)');
}

const readersByKind = { rates: rateReaders, vehicles: vehicleReaders, stock: stockReaders };

/** The readers of our columns of this kind of file. */
function readersOf({ reads }: LayoutEntries): Readonly<Record<string, CellReader<unknown>>> {
  return readersByKind[reads];
}

/** Whether the rows of this kind of file are about vehicles that the catalogue has, and may call them by their names. */
export function mayNameVehicles({ reads }: Pick<LayoutEntries, 'reads'>): boolean {
  return reads !== 'vehicles';
}

/** Our columns of the kind of file that a layout describes. */
export function columnsOf(layout: LayoutEntries): readonly string[] {
  return Object.keys(readersOf(layout));
}

function knows(layout: LayoutEntries, column: string): boolean {
  const isName = mayNameVehicles(layout) && (nameColumns as readonly string[]).includes(column);
  return isName || Object.hasOwn(readersOf(layout), column);
}

function checkNames(layout: LayoutEntries, report: Report): void {
  for (const entry of ['columns', 'constants', 'words', 'wide'] as const) {
    for (const column of Object.keys(layout[entry])) {
      if (!knows(layout, column)) report([entry, column], `is no column of ${layout.reads}`);
      else if (entry === 'constants' && Object.hasOwn(layout.columns, column))
        report([entry, column], 'is also under columns: give it once');
    }
  }
}

function checkWide(layout: LayoutEntries, report: Report): void {
  const patterns = Object.entries(layout.wide);
  if (patterns.length === 0) return;
  if (layout.reads !== 'rates') report(['wide'], 'is for rates only');
  if (!Object.hasOwn(layout.wide, 'monthly_rental')) report(['wide'], 'lacks monthly_rental');
  for (const [column, pattern] of patterns) {
    if (column !== 'monthly_rental' && column !== 'excess_ppm')
      report(['wide', column], 'may only be monthly_rental or excess_ppm');
    const read = headingPattern(pattern);
    if ('fault' in read) report(['wide', column], read.fault);
    else if (read.columns.length === 0)
      report(['wide', column], `names none of ${profileColumns.map((each) => `{${each}}`).join(', ')}`);
    else {
      for (const each of read.columns) {
        if (Object.hasOwn(layout.columns, each) || Object.hasOwn(layout.constants, each))
          report(['wide', column], `takes ${each} from the heading, but it is given elsewhere too`);
      }
    }
  }
}

/** Checks constants, and what words stand for, as a cell would be. */
function checkValues(layout: LayoutEntries, report: Report): void {
  const readers = readersOf(layout);
  const check = (column: string, value: string, path: readonly string[]) => {
    try {
      readers[column]?.(value, () => undefined);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      report(path, error.message);
    }
  };
  for (const [column, value] of Object.entries(layout.constants)) check(column, value, ['constants', column]);
  for (const [column, words] of Object.entries(layout.words))
    for (const [word, value] of Object.entries(words)) check(column, value, ['words', column, word]);
}

/** Columns that a file may leave out. */
const optionalColumns: readonly string[] = [
  'processing_fee',
  ...laterVehicleColumns,
  ...Object.entries(vehicleReaders).flatMap(([column, read]) => (takesEmpty(read) ? [column] : [])),
];

function takesEmpty(read: CellReader<unknown>): boolean {
  try {
    return read('', () => undefined) === undefined;
  } catch (error) {
    if (error instanceof CellError) return false;
    throw error;
  }
}

function checkComplete(layout: LayoutEntries, report: Report): void {
  const wide = Object.values(layout.wide).flatMap((pattern) => headingColumns(pattern));
  const given = new Set([layout.columns, layout.constants, layout.wide].flatMap(Object.keys).concat(wide));
  const isFoundByName = mayNameVehicles(layout) && given.has('make') && given.has('derivative');
  const missing = Object.keys(readersOf(layout)).filter(
    (column) =>
      !given.has(column) && !optionalColumns.includes(column) && !(column === 'vehicle_ref' && isFoundByName),
  );
  if (missing.length === 0) return;
  const hint = missing.includes('vehicle_ref') && mayNameVehicles(layout) ? ' (or make and derivative)' : '';
  report([], `gives no ${missing.join(', ')}${hint}: put each under columns or constants`);
}

function headingColumns(pattern: string): readonly string[] {
  const read = headingPattern(pattern);
  return 'fault' in read ? [] : read.columns;
}
