import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeBuildId } from './build-id.ts';

type Files = Readonly<Record<string, string>>;

const files: Files = { 'main.js': 'run();', 'public/assets/site-1.css': 'a {}' };

async function idOf(content: Files): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'build-id-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await mkdir(join(folder, 'public/assets'), { recursive: true });
  for (const [name, text] of Object.entries(content)) writeFileSync(join(folder, name), text);
  await writeBuildId(folder);
  return JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')).id;
}

test('equal files have equal ids, in any folder and written in any order', async () => {
  const reversed = Object.fromEntries(Object.entries(files).reverse());

  expect(await idOf(reversed)).toBe(await idOf(files));
  expect(await idOf(files)).toMatch(/^[0-9a-f]{12}$/);
});

test('a source map, which names the folder, does not change the id', async () => {
  expect(await idOf({ ...files, 'main.js.map': '{"sources":["../../x.ts"]}' })).toBe(await idOf(files));
});

test.each<[string, Files]>([
  ['another content', { ...files, 'main.js': 'run(1);' }],
  ['another name', { 'main.js': 'run();', 'public/assets/site-2.css': 'a {}' }],
  ['one more file', { ...files, 'public/robots.txt': '' }],
  ['contents swapped between two files', { 'main.js': 'a {}', 'public/assets/site-1.css': 'run();' }],
])('%s changes the id', async (_what, content) => {
  expect(await idOf(content)).not.toBe(await idOf(files));
});
