import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, type Parser, parse } from 'csv-parse';
import { Refusal } from '#server/platform/refusal.ts';
import { detectEncoding, type FileEncoding } from './detect-encoding.ts';
import type { RawRow } from './raw-row.ts';

/** How the text of a CSV file is laid out. */
export interface CsvFormat {
  /** Finds the character between cells by the first lines that are not blank. Throws `Refusal`. */
  readonly findSeparator: (lines: readonly string[]) => string;
  /** Found out by the bytes of the file if undefined. */
  readonly encoding?: FileEncoding | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The rows of a CSV file that are not blank, in slices of a few hundred, between which this thread answers requests.
 * Calls `onEnd` after the last slice with whether the file ends with a line break. Throws `Refusal` when the file cannot
 * be read: for its encoding or an unclosed quotation mark.
 */
export async function* readCsvRows(
  path: string,
  { findSeparator, encoding: given, signal }: CsvFormat,
  onEnd: (endsWithNewline: boolean) => void,
): AsyncGenerator<readonly RawRow[]> {
  const encoding = given ?? (await detectEncoding(path));
  const separator = findSeparator(await readFirstLines(path, encoding));
  const parser = createRowParser(basename(path), separator);
  const decode = createDecoder(basename(path), encoding);
  let last = '';
  const read = (text: string) => {
    last = text.at(-1) ?? last;
    parser.stream.write(text);
    const rows = [...drain(parser.stream)];
    parser.throwIfBroken();
    return rows;
  };
  for await (const chunk of createReadStream(path, { highWaterMark: 32_768 }) as AsyncIterable<Buffer>) {
    signal?.throwIfAborted();
    yield read(decode(chunk));
    await nextTurn();
  }
  const rest = decode();
  if (rest) yield read(rest);
  parser.stream.end();
  await nextTurn();
  yield [...drain(parser.stream)];
  parser.throwIfBroken();
  onEnd(last === '\n' || last === '\r');
}

/** The lines that are not blank of the first 64 kB. */
async function readFirstLines(path: string, encoding: FileEncoding): Promise<readonly string[]> {
  const [start] = (await createReadStream(path, { end: 65_535 }).toArray()) as readonly Buffer[];
  const lines = new TextDecoder(encoding).decode(start).split(/\r\n|\r|\n/);
  return lines.filter((line) => line.trim() !== '');
}

/** Decodes piece by piece; without a piece, the end. Throws `Refusal` when the bytes are in another encoding. */
function createDecoder(file: string, encoding: FileEncoding): (chunk?: Buffer) => string {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (chunk) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch (error) {
      throw new Refusal(`${file} is not ${encoding.toUpperCase()} as its layout says.`, { cause: error });
    }
  };
}

function* drain(stream: Parser): Generator<RawRow> {
  for (let row = stream.read() as ParsedRow | null; row !== null; row = stream.read() as ParsedRow | null)
    yield { line: row.info.lines, cells: row.record };
}

interface ParsedRow {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** A longer row means a quotation mark that was never closed: not even a sheet of a thousand prices a vehicle has one. */
const maxRowBytes = 100_000;

/**
 * A CSV parser that accepts quotation marks inside a cell as text. `throwIfBroken` throws `Refusal` when an unclosed
 * quotation mark has turned the rows after it into one cell.
 */
function createRowParser(file: string, delimiter: string) {
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
