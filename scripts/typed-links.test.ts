import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const components = globSync('{shared,client}/**/*.tsx', { cwd: root }).filter(
  (file) => !file.includes('.test.') && !file.startsWith('client/e2e/'),
);

/** A quoted address of this site that no type checks. Files, and addresses that only forms post to, are not pages. */
const address = /["'`](?:\/(?!api\/|website\/|deal-type")[a-z#?][^"'`.\s]*|\/)["'`$](?! satisfies )/g;

test('components take addresses of pages from shared/routes, and do not write them out', () => {
  const found = components.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(address)].map(([text]) => `${file}: ${text}`),
  );

  expect(components.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
