import { createHash } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Dictionary, decode, findDictionary, parseUse } from './dictionary-client.ts';

function makeDictionary(text: string, header: string): Dictionary {
  const bytes = Buffer.from(text);
  const hash = createHash('sha256').update(bytes).digest('base64');
  return { path: '/assets/words', bytes, sentBytes: 0, hash, use: parseUse(header) };
}

const words = makeDictionary('what all pages say, '.repeat(50), 'match="/*", match-dest=("document")');
const page = Buffer.from(`${'what all pages say, '.repeat(40)}and more`);

test('a page is decoded against the dictionary with which it was made, and against no other', () => {
  const other = makeDictionary('something else', '');
  const headers = { 'content-encoding': 'dcz' };
  const body = Buffer.concat([
    Buffer.from('5e2a4d1820000000', 'hex'),
    Buffer.from(words.hash, 'base64'),
    zstdCompressSync(page, { dictionary: words.bytes }),
  ]);

  expect(decode({ headers, body }, words)).toEqual(page);
  expect(() => decode({ headers, body }, other)).toThrow('another dictionary');
  expect(() => decode({ headers, body })).toThrow('nobody asked');
  expect(() => decode({ headers, body: page }, words)).toThrow('another dictionary');
});

test('a dictionary is used where its pattern and its kind of request fit', () => {
  const data = makeDictionary('data', 'match="/page-data/*", match-dest=("empty")');
  const find = (path: string, destination: string) =>
    findDictionary([words, data], `http://127.0.0.1:3000${path}`, destination);

  expect(find('/car-leasing?fuel=electric', 'document')).toBe(words);
  expect(find('/page-data/car-leasing?fuel=electric', 'empty')).toBe(data);
  expect(() => find('/assets/a.js', 'script')).toThrow('no dictionary');
  expect(() => findDictionary([makeDictionary('x', '')], 'http://127.0.0.1/', 'document')).toThrow();
});
