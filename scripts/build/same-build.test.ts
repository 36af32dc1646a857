import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildSite } from '#server/testing/built-site.ts';
import { copySource } from '#server/testing/source-copy.ts';

/** A digest of each file of a build, by path. */
function digestFiles(dist: string): Readonly<Record<string, string>> {
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const toDigest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  return Object.fromEntries(paths.map((path) => [relative(dist, path), toDigest(path)]));
}

test('two builds of the same source in two folders have identical files', async () => {
  const built = await buildSite();
  onTestFinished(built.remove);
  const copy = await copySource('another/place');
  onTestFinished(copy.remove);
  await copy.build();
  const one = digestFiles(join(built.folder, 'dist'));
  const another = digestFiles(join(copy.folder, 'dist'));

  expect(Object.keys(one)).toEqual(expect.arrayContaining(['build.json', 'server/main.js']));
  expect(another).toEqual(one);
}, 120_000);
