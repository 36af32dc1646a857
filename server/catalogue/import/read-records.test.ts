import { expect, test } from 'vitest';
import type { WantedColumns } from './read-header.ts';
import { type FeedRecord, type RecordOptions, readRecords } from './read-records.ts';
import { takeFeedRows } from './take-feed-rows.ts';
import { testFile } from './testing/feed-files.ts';

function readFeed<Column extends string>(path: string, options: RecordOptions & WantedColumns<Column>) {
  const facts = { file: 'feed.csv', isWorkbook: false, ...options };
  return readRecords(path, takeFeedRows(facts, options), options);
}

async function read(content: string | Uint8Array) {
  const path = await testFile('feed.csv', content);
  const warnings: string[] = [];
  const notes: string[] = [];
  const records: FeedRecord<'a' | 'b'>[] = [];
  const options = {
    columns: ['a', 'b'] as const,
    warn: (message: string) => warnings.push(message),
    note: (message: string) => notes.push(message),
  };
  for await (const slice of readFeed(path, options)) records.push(...slice);
  return { records, warnings, notes };
}

const one = [{ line: 2, cells: { a: 'Škoda', b: '1' } }];

test('columns come in any order and case, and unknown ones are named and ignored', async () => {
  const { records, warnings } = await read('B,x,A\n1,?,Škoda\n');

  expect(records).toEqual(one);
  expect(warnings).toEqual(['feed.csv: unknown columns ignored: x']);
});

test.each([
  ['semicolons', ';'],
  ['tabs', '\t'],
])('cells separated by %s are read, and the import says so', async (name, mark) => {
  const { records, notes } = await read(`\ufeff"b"${mark}a\n"1"${mark}Škoda\n`);

  expect(records).toEqual(one);
  expect(notes).toEqual([`feed.csv: cells separated by ${name}.`]);
});

test('column names may have spaces or hyphens, and commas within cells stay', async () => {
  const path = await testFile('feed.csv', 'Vehicle Ref;make-name\n1;"a,b,c"\n');
  const ignore = () => undefined;
  const options = { columns: ['vehicle_ref', 'make_name'] as const, warn: ignore, note: ignore };
  const records: unknown[] = [];
  for await (const slice of readFeed(path, options)) records.push(...slice);

  expect(records).toEqual([{ line: 2, cells: { vehicle_ref: '1', make_name: 'a,b,c' } }]);
});

test('a column that a file need not have is empty where it is missing', async () => {
  const path = await testFile('feed.csv', 'a\nŠkoda\n');
  const ignore = () => undefined;
  const options = { columns: ['a', 'b'] as const, laterColumns: ['b'] as const, warn: ignore, note: ignore };
  const records: unknown[] = [];
  for await (const slice of readFeed(path, options)) records.push(...slice);

  expect(records).toEqual([{ line: 2, cells: { a: 'Škoda', b: '' } }]);
});

test('a BOM, CRLF and empty rows make no difference', async () => {
  const { records, warnings } = await read('\ufeffa,b\r\nŠkoda,1\r\n\r\n,\r\n');

  expect(records).toEqual(one);
  expect(warnings).toEqual([]);
});

test('Windows-1252 is recognised and decoded', async () => {
  const { records } = await read(Buffer.from('a,b\nCitro\xebn \x96 \x80,1\n', 'latin1'));

  expect(records).toEqual([{ line: 2, cells: { a: 'Citroën – €', b: '1' } }]);
});

test('letters that are split between two chunks of a file are read correctly', async () => {
  const rows = Array.from({ length: 30_000 }, () => 'é€,😀');
  const { records } = await read(`a,b\n${rows.join('\n')}\n`);

  expect(records).toHaveLength(30_000);
  expect(
    records.filter((record) => 'fault' in record || record.cells.a !== 'é€' || record.cells.b !== '😀'),
  ).toEqual([]);
});

test.each([
  ['UTF-16 with a mark', Buffer.from('\ufeffa,b\n1,2\n', 'utf16le'), 'UTF-16'],
  ['UTF-16 without a mark', Buffer.from('a,b\n1,2\n', 'utf16le'), 'UTF-16'],
  [
    'two encodings',
    Buffer.concat([Buffer.from('a,b\nŠkoda,1\n'), Buffer.from('Citro\xebn,2\n', 'latin1')]),
    'line 3',
  ],
  ['bytes of no encoding', Buffer.from('a,b\nx\x81,1\n', 'latin1'), 'neither UTF-8 nor Windows-1252'],
  ['a letter cut in two', Buffer.from('a,b\nŠkoda,1\nŠ').subarray(0, -1), 'middle of a letter'],
  ['nothing', '', 'is empty'],
  ['blank lines only', '\n\n', 'no header row'],
  ['no separator at all', 'prices of November\n1\n', '"prices of November", has none of the columns a, b'],
  ['a title above its columns', 'prices,,\na,b\n1,2\n', '"prices,,", has none of the columns a, b'],
  ['a missing column', 'a,c\n1,2\n', 'lacks the column b'],
  ['an unknown separator', 'a|b\n1|2\n', 'cells are separated by "|". Separate them'],
  ['a column twice', 'a,b,a\n1,2,3\n', 'column a twice'],
  ['a last row cut short', 'a,b\n1,2\n3', 'middle of its last row'],
  ['a quotation mark never closed', 'a,b\n1,2\n"3,4\n5,6\n', 'never closed'],
  ['a quotation mark that swallows a long file', `a,b\n"${'1,2\n'.repeat(20_000)}`, 'never closed'],
])('a file with %s is refused', async (_name, content, message) => {
  await expect(read(content)).rejects.toThrow(message);
});

test('rows with another number of columns are reported with their line and column', async () => {
  const { records } = await read('a,b\n1\n1,2,3\n1,2\n');

  expect(records).toEqual([
    { fault: { line: 2, column: 'b', reason: 'row has 1 columns, the header 2', value: '1' } },
    { fault: { line: 3, column: '3', reason: 'row has 3 columns, the header 2', value: '3' } },
    { line: 4, cells: { a: '1', b: '2' } },
  ]);
});

test('a quotation mark inside a cell is part of its text and touches no other row', async () => {
  const { records } = await read('a,b\n5" tyres,2\n"1"x,2\n"say ""hello""",2\n');

  expect(records).toEqual([
    { line: 2, cells: { a: '5" tyres', b: '2' } },
    { line: 3, cells: { a: '"1"x', b: '2' } },
    { line: 4, cells: { a: 'say "hello"', b: '2' } },
  ]);
});

test('a complete last row without a line break is read, with a warning', async () => {
  const { records, warnings } = await read('a,b\nŠkoda,1');

  expect(records).toEqual(one);
  expect(warnings[0]).toContain('does not end with a line break');
});

test('a reader that is stopped reads no further', async () => {
  const path = await testFile('feed.csv', `a,b\n${'1,2\n'.repeat(50_000)}`);
  const stop = new AbortController();
  const read = async () => {
    const options = {
      columns: ['a'] as const,
      warn: () => undefined,
      note: () => undefined,
      signal: stop.signal,
    };
    for await (const _slice of readFeed(path, options)) stop.abort();
  };

  await expect(read()).rejects.toThrow('aborted');
});
