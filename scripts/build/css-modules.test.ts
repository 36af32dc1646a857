import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { cssModules, readStyles } from './css-modules.ts';

const sheets = {
  'card.module.css': '.wide:not(.old) { top: 0; } .old:has(> .note, .wide) { left: 0; }',
  'chip.module.css': '.note { animation: wide 1s; } @keyframes wide { to { top: 0; } }',
};

test('a class is called by its file and its number, the same in styles and scripts, also inside another selector', async () => {
  const root = mkdtempSync(join(tmpdir(), 'css-modules-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'shared'));
  for (const [name, css] of Object.entries(sheets)) writeFileSync(join(root, 'shared', name), css);
  const files = Object.keys(sheets).map((name) => `shared/${name}`);
  const contents = files.map((file, place) => `export { default as s${place} } from './${file}';`).join('');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    plugins: [cssModules(root)],
    format: 'esm',
    bundle: true,
    write: false,
    minify: true,
  });
  const styles = Buffer.from(await readStyles(root, files)).toString();

  expect(styles).toContain('.b0:not(.b1){top:0}.b1:has(>.b2,.b0){left:0}');
  expect(styles).toContain('.c0{animation:1s cwide}@keyframes cwide{');
  expect(outputFiles[0]?.text).toMatch(/\{wide:"b0",old:"b1",note:"b2"\}.*\{note:"c0"\}/);
});
