import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { chooseCoding } from './choose-coding.ts';
import { toDictionary } from './compress.ts';

const dictionary = toDictionary(Buffer.from('what both sides have'));
const ask = (headers: Readonly<Record<string, string>>) => ({ headers }) as unknown as IncomingMessage;

test.each([
  ['gzip, deflate, br, zstd', 'zstd or br'],
  ['zstd, gzip', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['BR;Q=0.1, GZIP', 'br'],
  ['gzip', 'gzip'],
  ['deflate', 'identity'],
  ['', 'identity'],
  ['*', 'identity'],
  ['identity', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['zstd;q=0.0, br', 'br'],
  ['gzip;q=0, *', 'identity'],
  ['identity;q=0, *', 'gzip'],
  ['identity;q=0, gzip', 'gzip'],
  ['*;q=0, zstd', 'zstd'],
  ['identity;q=0', undefined],
  ['*;q=0', undefined],
  ['dcz', 'identity'],
  ['dcb, dcz, br', 'br'],
])('whoever names %j gets %s', (header, wish) => {
  expect(chooseCoding(ask({ 'accept-encoding': header }))).toBe(wish);
});

const fromBrowser = {
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': `:${dictionary.digest}:`,
  'sec-fetch-site': 'same-origin',
};

test('a browser that has the dictionary gets what is compressed against it', () => {
  expect(chooseCoding(ask(fromBrowser), dictionary)).toBe('dcz');
  expect(chooseCoding(ask({ ...fromBrowser, 'sec-fetch-site': 'none' }), dictionary)).toBe('dcz');
});

test.each([
  ['another site asks', { 'sec-fetch-site': 'cross-site' }],
  ['another host of this site asks', { 'sec-fetch-site': 'same-site' }],
  ['it does not say who asks', { 'sec-fetch-site': '' }],
  [
    'the dictionary is of another build',
    { 'available-dictionary': `:${toDictionary(Buffer.from('old')).digest}:` },
  ],
  ['the digest is malformed', { 'available-dictionary': dictionary.digest }],
  ['the digest is followed by another', { 'available-dictionary': `:${dictionary.digest}:, :x:` }],
  ['there is no digest', { 'available-dictionary': '' }],
  ['it does not name dcz', { 'accept-encoding': 'gzip, deflate, br, zstd, dcb' }],
  ['it refuses dcz', { 'accept-encoding': 'br, zstd, dcz;q=0' }],
])('it gets what anyone gets where %s', (_, headers) => {
  expect(chooseCoding(ask({ ...fromBrowser, ...headers }), dictionary)).toBe('zstd or br');
});

test('nothing is compressed against a dictionary that the site does not have', () => {
  expect(chooseCoding(ask(fromBrowser))).toBe('zstd or br');
});
