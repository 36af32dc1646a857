import { type CsvError, parse } from 'csv-parse';
import { FeedError } from './feed-error.ts';
import type { FeedFault } from './feed-record.ts';

export interface ParsedRow {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** A row longer than this is a quotation mark that was never closed, not a vehicle. */
const maxRowBytes = 20_000;

const quoteInside = 'a quotation mark stands inside a cell; double it and put the cell in quotation marks';

/**
 * A CSV parser that sets rows with stray quotation marks aside. `takeFaults` gives those met since the last call, and
 * throws `FeedError` once a quotation mark has swallowed what follows it.
 */
export function createRowParser(file: string) {
  let faults: { readonly fault: FeedFault }[] = [];
  let fatal: Error | undefined;
  const onSkip = (error: CsvError | undefined): undefined => {
    const line = Number(error?.lines ?? 0);
    if (error?.code === 'CSV_QUOTE_NOT_CLOSED' || error?.code === 'CSV_MAX_RECORD_SIZE') {
      fatal ??= new FeedError(`${file}: a quotation mark opened before line ${line + 1} is never closed.`);
    } else faults.push({ fault: { line, column: '', reason: quoteInside, value: '' } });
  };
  const stream = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    skip_records_with_error: true,
    max_record_size: maxRowBytes,
    on_skip: onSkip,
  });
  stream.on('error', (error) => {
    fatal ??= error;
  });
  const takeFaults = () => {
    if (fatal) throw fatal;
    const taken = faults;
    faults = [];
    return taken;
  };
  return { stream, takeFaults };
}
