import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isAllowed, listRuntimePackages } from './runtime-packages.ts';

const lock: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'));

test('every package that the running site loads has a licence that is allowed', () => {
  const packages = listRuntimePackages(lock);

  expect(packages.map(({ name }) => name)).toContain('express');
  expect(packages.map(({ name }) => name)).not.toContain('vitest');
  expect(packages.filter((one) => !isAllowed(one))).toEqual([]);
});

test('a licence is allowed by its name, by one of several to choose from, or by all that apply together', () => {
  const licences = ['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND ISC', 'GPL-3.0-only', 'MIT AND GPL-3.0-only'];

  expect(licences.map((licence) => isAllowed({ licence }))).toEqual([true, true, true, false, false]);
});

test('a package without a licence is listed, and not allowed', () => {
  const [only] = listRuntimePackages({
    packages: {
      '': { version: '1.0.0' },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0' },
      'node_modules/d': { version: '3.0.0', dev: true, license: 'MIT' },
    },
  });

  expect(only).toEqual({ name: '@b/c', version: '2.0.0', licence: 'none stated' });
  expect(isAllowed({ licence: 'none stated' })).toBe(false);
});
