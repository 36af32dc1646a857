import { createHash } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  chooseDictionary,
  type Dictionary,
  decode,
  findDictionaryPaths,
  parseUse,
} from './dictionary-client.ts';

function toDictionary(text: string, header: string): Dictionary {
  const bytes = Buffer.from(text);
  const hash = createHash('sha256').update(bytes).digest('base64');
  return { path: '/assets/words', bytes, sentBytes: 0, hash, use: parseUse(header) };
}

const words = toDictionary('what all pages say, '.repeat(50), 'match="/*", match-dest=("document")');
const page = Buffer.from(`${'what all pages say, '.repeat(40)}and more`);
const toDcz = ({ bytes, hash }: Dictionary) =>
  Buffer.concat([
    Buffer.from('5e2a4d1820000000', 'hex'),
    Buffer.from(hash, 'base64'),
    zstdCompressSync(page, { dictionary: bytes }),
  ]);

test('a page is decoded against the dictionary with which it was made, and against no other', () => {
  const other = toDictionary('something else', '');
  const headers = { 'content-encoding': 'dcz' };

  expect(decode(toDcz(words), headers, words)).toEqual(page);
  expect(() => decode(toDcz(words), headers, other)).toThrow('another dictionary');
  expect(() => decode(toDcz(words), headers)).toThrow('nobody asked');
  expect(() => decode(page, headers, words)).toThrow('magic');
});

test('dictionaries are found in the head of a page and in its header, each once', () => {
  const html = '<link href="/a" rel="compression-dictionary"/><link rel="icon" href="/b"/>';

  expect(
    findDictionaryPaths(html, '</c>; rel="compression-dictionary", </a>; rel="compression-dictionary"'),
  ).toEqual(['/a', '/c']);
});

test('a dictionary is used where its pattern and its kind of request fit, the longest pattern first', () => {
  const data = toDictionary('data', 'match="/page-data/*", match-dest=("empty"), id="d"');
  const choose = (path: string, destination: string) =>
    chooseDictionary([words, data], `http://127.0.0.1:3000${path}`, destination);

  expect(choose('/car-leasing?fuel=electric', 'document')).toBe(words);
  expect(choose('/page-data/car-leasing?fuel=electric', 'empty')).toBe(data);
  expect(choose('/assets/a.js', 'script')).toBeUndefined();
  expect(chooseDictionary([toDictionary('x', '')], 'http://127.0.0.1:3000/', 'document')).toBeUndefined();
  expect(data.use.id).toBe('d');
});
