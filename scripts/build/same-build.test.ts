import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copySource } from '#server/testing/source-copy.ts';

/** A digest of every file of a build, by its path. */
async function buildFiles(below?: string): Promise<Readonly<Record<string, string>>> {
  const copy = await copySource(below);
  onTestFinished(copy.remove);
  await copy.build();
  const dist = join(copy.folder, 'dist');
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const toDigest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  return Object.fromEntries(paths.map((path) => [relative(dist, path), toDigest(path)]));
}

test('two builds of the same source in two folders have the same files to the byte', async () => {
  const one = await buildFiles();
  const another = await buildFiles('another/place');

  expect(Object.keys(one)).toEqual(expect.arrayContaining(['build.json', 'server/main.js']));
  expect(another).toEqual(one);
}, 120_000);
