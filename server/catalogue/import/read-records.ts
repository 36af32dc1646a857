import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { Refusal } from '#server/platform/refusal.ts';
import type { FileEncoding } from './detect-encoding.ts';
import type { RawRow } from './raw-row.ts';
import { readCsvRows } from './read-csv-rows.ts';
import type { FeedFault } from './rejects-file.ts';
import { readSheet } from './xlsx/open-sheet.ts';

/** One row of a feed, by column name, or why it cannot be read. */
export type FeedRecord<Column extends string> =
  | {
      readonly line: number;
      readonly cells: Readonly<Record<Column, string>>;
      /** The file's own name of a column, and what stands there; without it they are ours. */
      readonly origin?: (column: string) => Pick<FeedFault, 'column' | 'value'>;
    }
  | { readonly fault: FeedFault };

/** Makes records of the rows of one file, which come in order. */
export interface RowTaker<Column extends string> {
  /** Finds the character between the cells of a CSV file by its first lines. Throws `Refusal`. */
  readonly findSeparator: (lines: readonly string[]) => string;
  /** The encoding of a CSV file; found out by its bytes if undefined. */
  readonly encoding?: FileEncoding | undefined;
  /** The records of a row; none for the header. Throws `Refusal` when the header is not as it should be. */
  readonly take: (row: RawRow) => readonly FeedRecord<Column>[];
  /** Whether the last row had fewer cells than the header. Throws `Refusal` when there was no header. */
  readonly wasLastShort: () => boolean;
}

/** Which rows of a file are read, and what is said about them. */
export interface RecordOptions {
  /** Name of the sheet of a workbook. */
  readonly sheet?: string | undefined;
  readonly warn: (message: string) => void;
  /** Called for what was found out about the file, such as which sheet was read. */
  readonly note: (message: string) => void;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The records of a CSV file or of a sheet of a workbook (.xlsx), in slices of a few hundred, between which this thread
 * answers requests. Rows that cannot be read come as faults. Throws `Refusal` when the whole file cannot be read, or is
 * cut short.
 */
export async function* readRecords<Column extends string>(
  path: string,
  { findSeparator, encoding, take, wasLastShort }: RowTaker<Column>,
  { sheet, warn, note, signal }: RecordOptions,
): AsyncGenerator<readonly FeedRecord<Column>[]> {
  const file = basename(path);
  if (await isWorkbook(path)) {
    for await (const rows of readSheet(path, { sheet, note, signal })) yield rows.flatMap(take);
    wasLastShort();
    return;
  }
  if (sheet !== undefined)
    throw new Refusal(`${file} is no workbook (.xlsx), so it has no sheet "${sheet}".`);
  const onEnd = (endsWithNewline: boolean) => {
    if (wasLastShort() && !endsWithNewline)
      throw new Refusal(`${file} is cut off in the middle of its last row.`);
    if (!endsWithNewline) warn(`${file} does not end with a line break; make sure that it is complete.`);
  };
  for await (const rows of readCsvRows(path, { findSeparator, encoding, signal }, onEnd))
    yield rows.flatMap(take);
}

const zipMark = 0x504b0304;
const oldExcelMark = 0xd0cf11e0;

/** Whether a file is a workbook, told by how it begins, whatever its name. Throws `Refusal` for other spreadsheets. */
export async function isWorkbook(path: string): Promise<boolean> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(`${path} cannot be read (${error.code}).`, { cause: error });
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    const mark = bytesRead < 4 ? 0 : buffer.readUInt32BE(0);
    if (mark !== oldExcelMark) return mark === zipMark;
  } finally {
    await handle.close();
  }
  throw new Refusal(
    `${basename(path)} is an old Excel file, or has a password. Save it as .xlsx without a password.`,
  );
}
