import { basename } from 'node:path';
import type { z } from 'zod';
import type { RowCounts } from '#server/catalogue/version-report.ts';
import { type LayoutParts, takeLayoutRows } from './layout/take-layout-rows.ts';
import type { WantedColumns } from './read-header.ts';
import { type FeedRecord, isWorkbook, type RowTaker, readRecords } from './read-records.ts';
import { createReadingTally, type ReadingTally } from './reading-tally.ts';
import { type FeedFault, openRejectsFile } from './rejects-file.ts';
import { takeFeedRows } from './take-feed-rows.ts';

/** How each file of an import is read. */
export interface ReadOptions {
  /** Bad rows allowed, as a percentage of a file's rows. */
  readonly maxRejectsPercent: number;
  readonly progress: (message: string) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Where rows are read from. */
export interface FileAndSheet {
  readonly path: string;
  /** Name of the sheet, for a workbook that shows more than one. */
  readonly sheet?: string | undefined;
  /** How the file is laid out, if it is a funder's own. */
  readonly own?: Pick<LayoutParts, 'layout' | 'vehicles'> | undefined;
}

interface FeedFile<Column extends string, Row> extends WantedColumns<Column>, FileAndSheet {
  readonly createSchema: (tally: ReadingTally) => z.ZodType<Row, Record<Column, string>>;
  /** Takes a good row, or returns why it conflicts with earlier rows. */
  readonly take: (row: Row) => { readonly column: Column | string; readonly reason: string } | undefined;
}

type GoodRecord<Column extends string> = Exclude<FeedRecord<Column>, { readonly fault: FeedFault }>;

/** What was read of one file. */
export interface FileReport {
  readonly counts: RowCounts;
  /** The cells whose value differs from their text, described for people. */
  readonly readings: readonly string[];
}

const rowsBetweenReports = 250_000;

/**
 * Reads one file of the feed row by row; bad rows go to its rejects file. Throws `Refusal` when the file is refused.
 */
export async function readFeedFile<Column extends string, Row>(
  { path, sheet, own, columns, laterColumns, createSchema, take }: FeedFile<Column, Row>,
  { maxRejectsPercent, progress, signal }: ReadOptions,
): Promise<FileReport> {
  const rejects = await openRejectsFile(path);
  const file = basename(path);
  const tally = createReadingTally(file);
  const schema = createSchema(tally);
  const notes: string[] = [];
  let rows = 0;
  const readRow = (record: GoodRecord<Column>) => {
    const checked = schema.safeParse(record.cells);
    const fault = checked.success ? take(checked.data) : firstFault(checked.error);
    if (!fault) return rejects.accept();
    const value = record.cells[fault.column as Column] ?? '';
    rejects.reject({ ...fault, line: record.line, value, ...record.origin?.(fault.column) });
  };
  const note = (message: string) => void notes.push(message);
  const facts = { file, isWorkbook: await isWorkbook(path), warn: progress, note };
  const taker = own
    ? takeLayoutRows(facts, { ...own, tally })
    : takeFeedRows(facts, { columns, laterColumns });
  const where = { sheet: sheet ?? own?.layout.sheet, warn: progress, note, signal };
  for await (const records of readRecords(path, taker as RowTaker<Column>, where)) {
    for (const record of records) {
      if ('fault' in record) rejects.reject(record.fault);
      else readRow(record);
      rows += 1;
      if (rows % rowsBetweenReports === 0) progress(`${file}: ${rows.toLocaleString('en-GB')} rows`);
    }
    // What is left could not save the file, and could keep others waiting for minutes.
    if (rejects.isHopeless(maxRejectsPercent)) break;
  }
  const counts = await rejects.close(maxRejectsPercent);
  return { counts, readings: [...notes, ...tally.lines()] };
}

function firstFault(error: z.ZodError): Pick<FeedFault, 'column' | 'reason'> {
  const issue = error.issues[0];
  return { column: String(issue?.path[0] ?? ''), reason: issue?.message ?? 'is not as it should be' };
}
