import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { minifierMark, minifyScripts } from './minify-scripts.ts';

async function minifyOne(source: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'minify-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'page.js'), source);
  const output = { bytes: 1, inputs: {}, imports: [], exports: [] };
  await minifyScripts(folder, { inputs: {}, outputs: { 'page.js': output } });
  return join(folder, 'page.js');
}

test('a script becomes smaller, exports what it did and has no line of the minifier', async () => {
  const source = `const addThem = (first, second) => { return first + second; };\nexport { addThem as sum };\n${minifierMark}\n`;
  const path = await minifyOne(source);
  const written = await readFile(path, 'utf8');
  const { sum } = (await import(pathToFileURL(path).href)) as { sum(a: number, b: number): number };

  expect(written.length).toBeLessThan(source.length / 2);
  expect(written).not.toContain(minifierMark);
  expect(sum(2, 3)).toBe(5);
});

test('a script that is no JavaScript stops the build, and the message names it', async () => {
  await expect(minifyOne('export const = 1;')).rejects.toThrow(/page\.js/);
});
