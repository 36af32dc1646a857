import { basename } from 'node:path';
import type { z } from 'zod';
import type { FeedFault } from './feed-record.ts';
import { readRecords } from './read-records.ts';
import { openRejectsFile, type RowCounts } from './rejects-file.ts';

/** What every reader of the feed is told. */
export interface ReadOptions {
  /** Bad rows allowed, in percent of a file's rows. */
  readonly maxRejectsPercent: number;
  readonly progress: (message: string) => void;
  readonly signal?: AbortSignal | undefined;
}

interface FeedFile<Column extends string, Row> {
  readonly path: string;
  readonly columns: readonly Column[];
  readonly schema: z.ZodType<Row, Record<Column, string>>;
  /** Takes a good row, or says what is wrong with it beside the others. */
  readonly take: (row: Row) => { readonly column: Column | string; readonly reason: string } | undefined;
}

const rowsBetweenReports = 250_000;

/** Reads one file of the feed row by row; bad rows go to its rejects file. Throws `FeedError` when it is refused. */
export async function readFeedFile<Column extends string, Row>(
  { path, columns, schema, take }: FeedFile<Column, Row>,
  { maxRejectsPercent, progress, signal }: ReadOptions,
): Promise<RowCounts> {
  const rejects = await openRejectsFile(path);
  let rows = 0;
  const readRow = (record: { readonly line: number; readonly cells: Readonly<Record<Column, string>> }) => {
    const checked = schema.safeParse(record.cells);
    const fault = checked.success ? take(checked.data) : firstFault(checked.error);
    if (!fault) return rejects.accept();
    rejects.reject({ ...fault, line: record.line, value: record.cells[fault.column as Column] ?? '' });
  };
  for await (const records of readRecords(path, { columns, warn: progress, signal })) {
    for (const record of records) {
      if ('fault' in record) rejects.reject(record.fault);
      else readRow(record);
      rows += 1;
      if (rows % rowsBetweenReports === 0)
        progress(`${basename(path)}: ${rows.toLocaleString('en-GB')} rows`);
    }
  }
  return rejects.close(maxRejectsPercent);
}

function firstFault(error: z.ZodError): Pick<FeedFault, 'column' | 'reason'> {
  const issue = error.issues[0];
  return { column: String(issue?.path[0] ?? ''), reason: issue?.message ?? 'is not as it should be' };
}
