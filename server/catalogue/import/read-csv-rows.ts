import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Parser } from 'csv-parse';
import { createRowParser, type ParsedRow } from './create-row-parser.ts';
import { detectEncoding, type FileEncoding } from './detect-encoding.ts';
import type { RawRow } from './raw-row.ts';

/** How the text of a CSV file is laid out. */
export interface CsvFormat {
  /** Finds the character between cells by the first lines that are not blank. Throws `Refusal`. */
  readonly findSeparator: (lines: readonly string[]) => string;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The rows of a CSV file that are not blank, in slices of a few hundred, between which this thread answers requests.
 * Calls `onEnd` after the last slice with whether the file ends with a line break. Throws `Refusal` when the file cannot
 * be read: for its encoding or an unclosed quotation mark.
 */
export async function* readCsvRows(
  path: string,
  { findSeparator, signal }: CsvFormat,
  onEnd: (endsWithNewline: boolean) => void,
): AsyncGenerator<readonly RawRow[]> {
  const { encoding, endsWithNewline } = await detectEncoding(path);
  const separator = findSeparator(await readFirstLines(path, encoding));
  const parser = createRowParser(basename(path), separator);
  const decoder = new TextDecoder(encoding);
  const read = (text: string) => {
    parser.stream.write(text);
    const rows = [...drain(parser.stream)];
    parser.throwIfBroken();
    return rows;
  };
  for await (const chunk of createReadStream(path, { highWaterMark: 32_768 }) as AsyncIterable<Buffer>) {
    signal?.throwIfAborted();
    yield read(decoder.decode(chunk, { stream: true }));
    await nextTurn();
  }
  const rest = decoder.decode();
  if (rest) yield read(rest);
  parser.stream.end();
  await nextTurn();
  yield [...drain(parser.stream)];
  parser.throwIfBroken();
  onEnd(endsWithNewline);
}

/** The lines that are not blank of the first 64 kB. */
async function readFirstLines(path: string, encoding: FileEncoding['encoding']): Promise<readonly string[]> {
  const [start] = (await createReadStream(path, { end: 65_535 }).toArray()) as readonly Buffer[];
  const lines = new TextDecoder(encoding).decode(start).split(/\r\n|\r|\n/);
  return lines.filter((line) => line.trim() !== '');
}

function* drain(stream: Parser): Generator<RawRow> {
  for (let row = stream.read() as ParsedRow | null; row !== null; row = stream.read() as ParsedRow | null)
    yield { line: row.info.lines, cells: row.record };
}
