import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import type { RawRow } from '#server/catalogue/import/raw-row.ts';
import { testFile } from '#server/catalogue/import/testing/feed-files.ts';
import { type TestCell, workbook } from '#server/catalogue/import/testing/test-workbook.ts';
import { readSheet, type SheetOptions } from './open-sheet.ts';

async function read(bytes: Uint8Array, options: Partial<SheetOptions> = {}) {
  const path = await testFile('book.xlsx', bytes);
  const rows: RawRow[] = [];
  const notes: string[] = [];
  const note = (message: string) => void notes.push(message);
  for await (const slice of readSheet(path, { note, ...options })) rows.push(...slice);
  return { rows, notes };
}

const sheet = (...rows: readonly (readonly TestCell[])[]) => [{ name: 'Prices', rows }];
const worksheet = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const sheetPart = 'xl/worksheets/sheet1.xml';

test('cells come as text, with the number that the sheet shows beside their row', async () => {
  const { rows } = await read(
    workbook(sheet(['Škoda & Co', 249.5, '00123'], [], [undefined, { day: 46_327 }, 1_000_000_001])),
  );

  expect(rows).toEqual([
    { line: 1, cells: ['Škoda & Co', '249.5', '00123'] },
    { line: 3, cells: ['', '2026-11-01', '1000000001'] },
  ]);
});

test('a number keeps the fifteen digits that Excel keeps, and a time of day stays with its day', async () => {
  const { rows } = await read(workbook(sheet([249.50000000000003, 0.1 + 0.2, { day: 46_327.5 }])));

  expect(rows[0]?.cells).toEqual(['249.5', '0.3', '2026-11-01T12:00']);
});

test('a formula comes as its last value, and one without a value as itself', async () => {
  const cells = [{ formula: 'B1*2', value: 12.5 }, { formula: 'A1&"x"', value: 'Golf' }, { formula: 'C1+1' }];
  const { rows } = await read(workbook(sheet(cells)));

  expect(rows[0]?.cells).toEqual(['12.5', 'Golf', '=C1+1']);
});

test('days count from 1904 where the workbook says so', async () => {
  const bytes = workbook(sheet([{ day: 1 }]), {
    'xl/workbook.xml':
      '<x:workbook xmlns:x="m" xmlns:q="r"><x:workbookPr date1904="1"/><x:sheets><x:sheet name="P" q:id="rId1"/></x:sheets></x:workbook>',
  });

  expect((await read(bytes)).rows[0]?.cells).toEqual(['1904-01-02']);
});

test('text within cells, runs of text and true or false are read; phonetic marks are not', async () => {
  const bytes = workbook(sheet([]), {
    [sheetPart]: worksheet(
      '<row><c t="inlineStr"><is><t>in</t></is></c><c t="s"><v>0</v></c><c t="b"><v>1</v></c><c t="e"><v>#REF!</v></c></row>',
    ),
    'xl/sharedStrings.xml': '<sst><si><r><t>Go</t></r><r><t>lf</t></r><rPh><t>no</t></rPh></si></sst>',
  });

  expect((await read(bytes)).rows).toEqual([{ line: 1, cells: ['in', 'Golf', 'TRUE', '#REF!'] }]);
});

test('of several sheets one must be named, hidden ones are passed over, and the one that is read is noted', async () => {
  const two = [...sheet(['a']), { name: 'Vans', rows: [['b']] }];
  const hidden = [{ name: 'Lists', state: 'veryHidden', rows: [['x']] } as const, ...sheet(['a'])];

  await expect(read(workbook(two))).rejects.toThrow(
    'book.xlsx has more than one sheet. Name one with --sheet: "Prices", "Vans".',
  );
  await expect(read(workbook(two), { sheet: 'Bikes' })).rejects.toThrow('has no sheet "Bikes"');
  expect((await read(workbook(two), { sheet: 'vans ' })).rows[0]?.cells).toEqual(['b']);
  expect(await read(workbook(hidden))).toEqual({
    rows: [{ line: 1, cells: ['a'] }],
    notes: ['book.xlsx: sheet "Prices" of 2.'],
  });
});

test('a workbook that unpacks to more than allowed is refused, whatever it says of itself', async () => {
  const bomb = workbook(sheet([]), {
    [sheetPart]: worksheet(' '.repeat(3_000_000)),
  });
  const lying = Buffer.from(bomb);
  // The size that the list of parts gives for each of them becomes 10 bytes.
  for (let at = lying.indexOf('PK\x01\x02'); at >= 0; at = lying.indexOf('PK\x01\x02', at + 4))
    lying.writeUInt32LE(10, at + 24);
  const limits = { entries: 100, bytes: 1_000_000 };

  expect(bomb.length).toBeLessThan(10_000);
  await expect(read(bomb, { limits })).rejects.toThrow('unpacks to more than 1 MB');
  await expect(read(lying, { limits })).rejects.toThrow('cannot be read');
  await expect(read(bomb, { limits: { ...limits, entries: 3 } })).rejects.toThrow('a workbook may have 3');
});

test('a small workbook that unpacks to hundreds of times its size is refused before it is read through', async () => {
  const bomb = workbook(sheet([]), { [sheetPart]: worksheet(' '.repeat(30_000_000)) });

  expect(bomb.length).toBeLessThan(200_000);
  await expect(read(bomb)).rejects.toThrow('unpacks to far more than a price list of its size');
});

test('a part that declares entities is refused before one of them is used', async () => {
  const external = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>';
  const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>';
  for (const type of [external, laughs]) {
    const bytes = workbook(sheet(['a']), { [sheetPart]: type + worksheet('<row><c><v>&e;</v></c></row>') });
    await expect(read(bytes)).rejects.toThrow('declares a document type');
  }
  const unknown = workbook(sheet(['a']), { [sheetPart]: worksheet('<row><c><v>&e;</v></c></row>') });
  await expect(read(unknown)).rejects.toThrow('is not well-formed XML');
});

test('a sheet of a million columns and an endless cell are refused', async () => {
  const wide = worksheet(`<row r="1">${'<c><v>1</v></c>'.repeat(1_000_000)}</row>`);
  const far = worksheet('<row r="1"><c r="ZZZZZZZ1"><v>1</v></c></row>');
  const long = worksheet(`<row r="1"><c t="str"><v>${'x'.repeat(200_000)}</v></c></row>`);

  for (const part of [wide, far]) {
    await expect(read(workbook(sheet([]), { [sheetPart]: part }))).rejects.toThrow(
      'row 1 has more than 4,000 columns',
    );
  }
  await expect(read(workbook(sheet([]), { [sheetPart]: long }))).rejects.toThrow(
    'a cell in row 1 holds more',
  );
});

test.each([
  ['a zip archive that is no workbook', workbook([], { '_rels/.rels': '<a/>' }), 'but no workbook'],
  ['a workbook without sheets', workbook([]), 'has no sheet'],
  ['a workbook that is cut off', workbook(sheet(['a'])).slice(0, 500), 'is not a whole workbook'],
  ['XML that is cut off', workbook(sheet([]), { [sheetPart]: '<worksheet><row>' }), 'not well-formed XML'],
])('%s is refused with a reason', async (_, bytes, reason) => {
  await expect(read(bytes)).rejects.toThrow(reason);
});
