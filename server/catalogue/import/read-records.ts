import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Parser } from 'csv-parse';
import { Refusal } from '#server/platform/command-line/failures.ts';
import { createRowParser, type ParsedRow } from './create-row-parser.ts';
import { detectEncoding, type FileEncoding } from './detect-encoding.ts';
import { type FeedHeader, findSeparator, readHeader, type WantedColumns } from './read-header.ts';
import type { FeedFault } from './rejects-file.ts';

export interface RecordOptions<Column extends string> extends WantedColumns<Column> {
  readonly warn: (message: string) => void;
  /** Called when the cells are not separated by commas, the usual separator. */
  readonly note: (message: string) => void;
  readonly signal?: AbortSignal | undefined;
}

/** One row of a feed, by column name, or why it cannot be read. */
export type FeedRecord<Column extends string> =
  | { readonly line: number; readonly cells: Readonly<Record<Column, string>> }
  | { readonly fault: FeedFault };

/**
 * The rows of a CSV file with a header, in slices of a few hundred, between which this thread answers requests. Rows
 * that cannot be read come as faults. Throws `Refusal` when the whole file cannot be read: for its encoding, its
 * header, an unclosed quotation mark, or a last row that is cut short.
 */
export async function* readRecords<Column extends string>(
  path: string,
  { columns, laterColumns, warn, note, signal }: RecordOptions<Column>,
): AsyncGenerator<readonly FeedRecord<Column>[]> {
  const { encoding, endsWithNewline } = await detectEncoding(path);
  const file = basename(path);
  const separator = findSeparator(file, await readFirstLine(path, encoding), columns);
  if (separator.character !== ',') note(`${file}: cells separated by ${separator.name}.`);
  const rows = rowReader({ file, separator: separator.character }, { columns, laterColumns }, warn);
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path, { highWaterMark: 32_768 }) as AsyncIterable<Buffer>) {
    signal?.throwIfAborted();
    yield rows.read(decoder.decode(chunk, { stream: true }));
    await nextTurn();
  }
  yield await rows.finish(decoder.decode(), endsWithNewline);
}

/** The first line that is not blank; empty if there is none in the first 64 kB. */
async function readFirstLine(path: string, encoding: FileEncoding['encoding']): Promise<string> {
  const [start] = (await createReadStream(path, { end: 65_535 }).toArray()) as readonly Buffer[];
  const lines = new TextDecoder(encoding).decode(start).split(/\r\n|\r|\n/);
  return lines.find((line) => line.trim() !== '') ?? '';
}

function rowReader<Column extends string>(
  { file, separator }: { readonly file: string; readonly separator: string },
  wanted: WantedColumns<Column>,
  warn: (message: string) => void,
) {
  const parser = createRowParser(file, separator);
  let header: FeedHeader<Column> | undefined;
  let wasLastShort = false;

  const takeRow = ({ record, info }: ParsedRow): FeedRecord<Column> | undefined => {
    if (!header) {
      header = readHeader(file, record, wanted);
      if (header.unknown.length > 0) warn(`${file}: unknown columns ignored: ${header.unknown.join(', ')}`);
      return undefined;
    }
    wasLastShort = record.length < header.width;
    return toRecord(header, record, info.lines);
  };
  const read = (text: string) => {
    parser.stream.write(text);
    const records = [...drain(parser.stream, takeRow)];
    parser.throwIfBroken();
    return records;
  };
  const finish = async (text: string, endsWithNewline: boolean) => {
    const records = text ? read(text) : [];
    parser.stream.end();
    await nextTurn();
    records.push(...drain(parser.stream, takeRow));
    parser.throwIfBroken();
    if (!header) throw new Refusal(`${file} has no header row.`);
    if (wasLastShort && !endsWithNewline)
      throw new Refusal(`${file} is cut off in the middle of its last row.`);
    if (!endsWithNewline) warn(`${file} does not end with a line break; make sure that it is complete.`);
    return records;
  };
  return { read, finish };
}

function* drain<T>(stream: Parser, take: (row: ParsedRow) => T | undefined): Generator<T> {
  for (let row = stream.read() as ParsedRow | null; row !== null; row = stream.read() as ParsedRow | null) {
    const taken = take(row);
    if (taken !== undefined) yield taken;
  }
}

function toRecord<Column extends string>(
  header: FeedHeader<Column>,
  record: readonly string[],
  line: number,
): FeedRecord<Column> {
  if (record.length < header.width) {
    const reason = `row has ${record.length} columns, the header ${header.width}`;
    return { fault: { line, column: header.names[record.length] ?? '', reason, value: record.at(-1) ?? '' } };
  }
  if (record.length > header.width) {
    const reason = `row has ${record.length} columns, the header ${header.width}`;
    const column = String(header.width + 1);
    return { fault: { line, column, reason, value: record[header.width] ?? '' } };
  }
  const cells = {} as Record<Column, string>;
  for (const [column, position] of header.positions) cells[column] = record[position] ?? '';
  return { line, cells };
}
