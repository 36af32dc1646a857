import { expect, test } from 'vitest';
import { readConfig } from './read-config.ts';
import { listSeldomMeant } from './seldom-meant.ts';

const embedded = { NODE_ENV: 'production', ALLOW_EMBEDDED: 'true' };
const SITE_ORIGIN = 'https://www.example.co.uk';

/** The settings that the warnings are about. */
const listNamed = (env: NodeJS.ProcessEnv) =>
  listSeldomMeant(readConfig(env)).map((sentence) => sentence.split(':')[0]);

test('usual settings cause no warning', () => {
  expect(listNamed({})).toEqual([]);
  expect(listNamed({ HOST: '0.0.0.0', DEMONSTRATION_DATA: 'true' })).toEqual([]);
  expect(listNamed(embedded)).toEqual([]);
  expect(listNamed({ ...embedded, SITE_ORIGIN, TRUST_PROXY: '1' })).toEqual([]);
});

test.each([
  ['demonstration data in production', { ...embedded, DEMONSTRATION_DATA: 'true' }, 'DEMONSTRATION_DATA'],
  ['https without a proxy that is trusted', { ...embedded, SITE_ORIGIN }, 'TRUST_PROXY'],
  ['a public address without production', { SITE_ORIGIN }, 'NODE_ENV'],
])('%s causes a warning', (_what, env, setting) => {
  expect(listNamed(env)).toEqual([setting]);
});
