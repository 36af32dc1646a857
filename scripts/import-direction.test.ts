import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = globSync('{server,shared,client}/**/*.{ts,tsx}', { cwd: root });

/** What a file of each folder must not import. */
const forbidden: readonly { readonly from: RegExp; readonly to: RegExp }[] = [
  { from: /^shared\/(?!.*\.test\.)/, to: /^(#server\/|#client\/|node:|#scripts\/)/ },
  { from: /^client\/(?!e2e\/)/, to: /^(#server\/|node:|#scripts\/)/ },
  { from: /^server\//, to: /^(#client\/|#scripts\/)/ },
  { from: /^shared\/(format|contracts)\//, to: /^#shared\/(deals|ui|seo|routes|pages|app)\// },
  { from: /^shared\/deals\/(?!.*\.test\.)/, to: /^#shared\/(ui|pages|app)\// },
  { from: /^shared\/ui\//, to: /^#shared\/(pages|app)\// },
  { from: /^shared\/pages\//, to: /^#shared\/routes\/site-map/ },
  { from: /./, to: /^\.\.\// },
];

function importsOf(file: string): readonly string[] {
  const code = readFileSync(join(root, file), 'utf8');
  return [...code.matchAll(/(?:from\s+|import\s*\(?\s*)'([^']+)'/g)].map((match) => match[1] ?? '');
}

test('imports flow one way: nothing shared knows a side, and the sides never meet', () => {
  const faults = files.flatMap((file) =>
    importsOf(file)
      .filter((specifier) => forbidden.some(({ from, to }) => from.test(file) && to.test(specifier)))
      .map((specifier) => `${file} imports ${specifier}`),
  );

  expect(files.length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});

test('only the configuration reads the environment', () => {
  const mayRead = /^server\/config\/|\.test\.tsx?$|\/testing\/|^client\/e2e\//;
  // The build replaces this one by a word.
  const isRead = (code: string) => code.replaceAll('process.env.NODE_ENV', '').includes('process.env');
  const readers = files.filter(
    (file) => !mayRead.test(file) && isRead(readFileSync(join(root, file), 'utf8')),
  );

  expect(readers).toEqual([]);
});
