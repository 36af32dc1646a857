import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { Refusal } from '#server/platform/refusal.ts';
import {
  currentVcaWidth,
  lastingVcaTitles,
  olderVcaTitles,
  type VcaColumn,
  vcaColumns,
  whereTheCurrentFileIs,
} from './vca-columns.ts';

/** The cells of one line by our names of columns, or the number of cells if it differs from the header's. */
export type VcaCells =
  | { readonly line: number; readonly cells: Readonly<Record<VcaColumn, string>> }
  | { readonly line: number; readonly cellCount: number };

const columnNames = Object.keys(vcaColumns) as readonly VcaColumn[];

interface Parsed {
  readonly record: readonly string[];
  readonly info: Info;
}

function findColumns(header: readonly string[]): ReadonlyMap<VcaColumn, number> {
  const titles = header.map(toTitle);
  const places = new Map(columnNames.map((name) => [name, titles.indexOf(vcaColumns[name].toLowerCase())]));
  const missing = columnNames.filter((name) => places.get(name) === -1).map((name) => vcaColumns[name]);
  if (missing.length > 0) throw new Refusal(explainLayout(titles, missing));
  return places;
}

/**
 * Whether a row is the header of the VCA's car file as it can be read. Throws `Refusal` when it is that of another
 * layout of it.
 */
export function readVcaHeader(cells: readonly string[]): boolean {
  const titles = cells.map(toTitle);
  if (!lastingVcaTitles.every((title) => titles.includes(title.toLowerCase()))) return false;
  findColumns(cells);
  return true;
}

function toTitle(cell: string): string {
  return cell.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** Says what the header looks like: an older layout, another one, or no car file of the VCA. */
function explainLayout(titles: readonly string[], missing: readonly string[]): string {
  const has = (title: string) => titles.includes(title.toLowerCase());
  const lacks = `it has no column ${missing.join(', ')}`;
  if (!lastingVcaTitles.every(has)) return `Not the VCA's car file: ${lacks}.`;
  const isOlder = olderVcaTitles.some(has) || titles.length < currentVcaWidth;
  return `This is the VCA's car file in ${isOlder ? 'an older layout' : 'another layout than the one of spring 2025'}: ${lacks}. ${whereTheCurrentFileIs}`;
}

function pickCells(record: readonly string[], places: ReadonlyMap<VcaColumn, number>) {
  const cells = columnNames.map((name) => [name, record[places.get(name) ?? -1] ?? '']);
  return Object.fromEntries(cells) as Record<VcaColumn, string>;
}

async function* parseFile(path: string): AsyncGenerator<Parsed> {
  const parser = parse({
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    // Limits the memory that is used when a quotation mark is never closed.
    max_record_size: 100_000,
  });
  const parsed: AsyncIterable<Parsed> = Readable.from(decodeFile(path)).compose(parser);
  try {
    yield* parsed;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Refusal(`The file is broken or cut short: ${error.message}`, { cause: error });
  }
}

function readLine({ record, info }: Parsed, places: ReadonlyMap<VcaColumn, number>, width: number): VcaCells {
  // Every line of the published file ends in a comma after its last figure; a line without that comma is complete too.
  const isWhole = record.length === width || record.length === width - 1;
  return isWhole
    ? { line: info.lines, cells: pickCells(record, places) }
    : { line: info.lines, cellCount: record.length };
}

/** Every line after the header, in order. Throws `Refusal` for another layout, or a file that is cut short. */
export async function* readCells(path: string): AsyncGenerator<VcaCells> {
  let header: { readonly places: ReadonlyMap<VcaColumn, number>; readonly width: number } | undefined;
  let first: Parsed | undefined;
  let last: Parsed | undefined;
  for await (const parsed of parseFile(path)) {
    if (!header) {
      header = { places: findColumns(parsed.record), width: parsed.record.length };
      continue;
    }
    first ??= parsed;
    last = parsed;
    yield readLine(parsed, header.places, header.width);
  }
  if (!first || !last) throw new Refusal('The file has no rows');
  if (last.record.length < first.record.length) {
    const cells = `${last.record.length} of ${first.record.length} cells`;
    throw new Refusal(`The file is cut short: line ${last.info.lines} has ${cells}`);
  }
}

/** The text of a file in chunks: as UTF-8 if all of it is, else as Windows writes Latin-1. Removes a BOM. */
async function* decodeFile(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder((await isUtf8(path)) ? 'utf-8' : 'windows-1252');
  for await (const bytes of createReadStream(path)) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of createReadStream(path)) decoder.decode(bytes, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
