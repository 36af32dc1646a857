import { z } from 'zod';
import type { OpenReading, Reading, ReadingTally } from './reading-tally.ts';

/** Why a cell cannot be read; becomes the reason in the rejects file. */
export class CellError extends Error {}

/** Called by a reader whose value differs from the cell's text; notes of one `kind` are counted together. */
export type Note = (readAs: string, kind?: string) => void;

/** Reads the trimmed text of a cell or throws `CellError`. */
export type CellReader<T> = (text: string, note: Note) => T;

type RowShape<Readers extends Readonly<Record<string, CellReader<unknown>>>> = {
  [Column in keyof Readers]: z.ZodType<ReturnType<Readers[Column]>, string>;
};

/**
 * A zod schema for rows of text with a reader for each column. `tally` counts cells whose value differs from their
 * text.
 */
export function createRowSchema<Readers extends Readonly<Record<string, CellReader<unknown>>>>(
  readers: Readers,
  tally: ReadingTally,
) {
  const columns = Object.entries(readers).map(([column, read]) => [column, cell(read, tally.column(column))]);
  return z.object(Object.fromEntries(columns) as RowShape<Readers>);
}

/**
 * A zod schema for one cell: `read` gets its trimmed text, and its `CellError` becomes the issue. The last good text is
 * not read again, because neighbouring rows mostly repeat each other. That a cell is text is not checked: rows come from
 * the CSV parser, and the check would take a third of the time of an import.
 */
function cell<T>(read: CellReader<T>, open: OpenReading) {
  let last: { readonly text: string; readonly value: T; readonly reading: Reading | undefined } | undefined;
  return z.transform((text: string, context): T => {
    if (last?.text === text) {
      if (last.reading) last.reading.rows += 1;
      return last.value;
    }
    try {
      last = { text, ...readNoting(read, text.trim(), open) };
      return last.value;
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      context.addIssue({ code: 'custom', message: error.message });
      return z.NEVER;
    }
  });
}

function readNoting<T>(read: CellReader<T>, text: string, open: OpenReading) {
  let reading: Reading | undefined;
  const value = read(text, (readAs, kind) => {
    reading = open(text, readAs, kind);
    reading.rows += 1;
  });
  return { value, reading };
}

/** A reader for a cell that may be empty; `-` and `.00` count as empty. */
export function optional<T>(read: CellReader<T>): CellReader<T | undefined> {
  return (text, note) => (isEmptyCell(text) ? undefined : read(text, note));
}

/** Whether a cell is empty. Price lists write `-` and `.00` for unknown facts. */
export function isEmptyCell(text: string): boolean {
  return text === '' || text === '-' || text === '.00';
}

/** One line of text without superfluous spaces. */
export function readText(maxLength: number): CellReader<string> {
  return (text) => {
    const tidy = text.replace(/\s+/g, ' ');
    if (tidy === '') throw new CellError('is empty');
    if (tidy.length > maxLength) throw new CellError(`is longer than ${maxLength} characters`);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    if (/[\u0000-\u001f\u007f]/.test(tidy)) throw new CellError('holds control characters');
    return tidy;
  };
}
