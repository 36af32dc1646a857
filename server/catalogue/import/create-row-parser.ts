import { CsvError, parse } from 'csv-parse';
import { Refusal } from '#server/platform/refusal.ts';

export interface ParsedRow {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** A longer row means a quotation mark that was never closed: not even a sheet of a thousand prices a vehicle has one. */
const maxRowBytes = 100_000;

/**
 * A CSV parser that accepts quotation marks inside a cell as text. `throwIfBroken` throws `Refusal` when an unclosed
 * quotation mark has turned the rows after it into one cell.
 */
export function createRowParser(file: string, delimiter: string) {
  let broken: Error | undefined;
  const stream = parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: maxRowBytes,
  });
  // The stream reports its error only after it has stopped, so the reader has to ask for it.
  stream.on('error', (error) => {
    const line = stream.info.lines;
    const isUnclosed = error instanceof CsvError && unclosed.has(error.code);
    broken ??= isUnclosed
      ? new Refusal(`${file}: a quotation mark opened in or before line ${line} is never closed.`, {
          cause: error,
        })
      : error;
  });
  const throwIfBroken = () => {
    if (broken) throw broken;
  };
  return { stream, throwIfBroken };
}

const unclosed = new Set<string>(['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE']);
