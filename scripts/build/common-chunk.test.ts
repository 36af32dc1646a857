import type { Metafile } from 'esbuild';
import { expect, test } from 'vitest';
import { findCommonModules, findPackages } from './common-chunk.ts';

const output = (modules: readonly string[], imports: readonly string[], entryPoint?: string) => ({
  bytes: 1,
  exports: [],
  inputs: Object.fromEntries(
    modules.map((module) => [module, { bytesInOutput: module.startsWith('small') ? 200 : 1000 }]),
  ),
  imports: imports.map((path) => ({ path, kind: 'import-statement' as const })),
  ...(entryPoint ? { entryPoint } : {}),
});

const metafile = (pageCount: number): Metafile => ({
  inputs: {},
  outputs: {
    two: output(['two-pages.ts'], ['all']),
    all: output(['every-page.ts'], []),
    ...Object.fromEntries(
      Array.from({ length: pageCount }, (_, index) => {
        const page = `page-${index}`;
        return [page, output([`${page}.tsx`], [index < 2 ? 'two' : 'all'], page)];
      }),
    ),
  },
});

const pages = { name: 'common', entries: /^page-/ };

test('a module that a third of the pages share is common, directly or through another file', () => {
  expect(findCommonModules(metafile(6), pages)).toEqual(['every-page.ts', 'two-pages.ts']);
});

test('a module that fewer pages share is not common, and so does one that a single page uses', () => {
  expect(findCommonModules(metafile(7), pages)).toEqual(['every-page.ts']);
});

test('a small module that three pages share is common: a file of its own would cost them more', () => {
  const few = output(['small-words.ts', 'large-table.ts'], []);
  const sharing = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, place) => {
        return [`sharer-${place}`, output([`sharer-${place}.tsx`], ['few'], `page-sharer-${place}`)];
      }),
    );
  const commonOf = (count: number) =>
    findCommonModules({ inputs: {}, outputs: { ...metafile(12).outputs, few, ...sharing(count) } }, pages);

  expect(commonOf(3)).toContain('small-words.ts');
  expect(commonOf(3)).not.toContain('large-table.ts');
  expect(commonOf(2)).not.toContain('small-words.ts');
});

test('pages of another group do not count', () => {
  expect(findCommonModules(metafile(6), { name: 'common', entries: /^page-[01]/ })).toEqual([
    'every-page.ts',
    'two-pages.ts',
  ]);
  expect(findCommonModules(metafile(6), { name: 'common', entries: /^elsewhere/ })).toEqual([]);
});

test('our own modules of the entry are common, because every page loads them; its packages are a file of their own', () => {
  const entry = output(['client/entry.tsx', 'client/own.ts'], ['shared'], 'client/entry.tsx');
  const shared = output(['client/navigation/leave-to.ts', 'node_modules/react/index.js'], []);
  const outputs = { ...metafile(7).outputs, entry, shared };
  const group = { name: 'common', entries: /^(page-|client\/entry)/ };

  expect(findCommonModules({ inputs: {}, outputs }, group)).toEqual([
    'client/navigation/leave-to.ts',
    'client/own.ts',
    'every-page.ts',
  ]);
  expect(findPackages({ inputs: {}, outputs })).toEqual(['node_modules/react/index.js']);
});
