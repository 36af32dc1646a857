import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Metafile } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { writeStyleSheets } from './style-sheets.ts';

type Kind = 'import-statement' | 'dynamic-import';

const files: Readonly<Record<string, readonly (readonly [path: string, kind: Kind])[]>> = {
  'client/entry.tsx': [
    ['shared/pages/cars/cars-page.tsx', 'dynamic-import'],
    ['shared/pages/vans/vans-page.tsx', 'dynamic-import'],
    ['client/open-question.ts', 'dynamic-import'],
  ],
  'client/open-question.ts': [['shared/pages/vans/question.module.css', 'import-statement']],
  'shared/pages/cars/cars-page.tsx': [
    ['shared/pages/cars/cars.module.css', 'import-statement'],
    ['shared/pages/vans/vans-page.tsx', 'dynamic-import'],
    ['common:common', 'import-statement'],
  ],
  'shared/pages/vans/vans-page.tsx': [
    ['shared/ui/part.tsx', 'import-statement'],
    ['shared/pages/vans/vans.module.css', 'import-statement'],
    ['shared/pages/cars/cars.module.css', 'import-statement'],
  ],
  'shared/ui/part.tsx': [['shared/ui/part.module.css', 'import-statement']],
  // esbuild's report of the file with what pages have in common.
  'common:common': [['shared/pages/vans/vans.module.css', 'import-statement']],
};

const styles = [
  'shared/ui/font.css',
  'shared/ui/tokens.css',
  'shared/ui/base.css',
  'shared/ui/part.module.css',
  'shared/pages/cars/cars.module.css',
  'shared/pages/vans/question.module.css',
  'shared/pages/vans/vans.module.css',
];

/** The class of a module: its letter goes by the sorted list of modules (css-modules.ts). */
function classOf(module: string): string {
  const modules = styles.filter((path) => path.endsWith('.module.css')).sort();
  return `${'bcde'.charAt(modules.findIndex((path) => path.includes(module)))}0`;
}

/** Writes the style files, each with one rule that is named like the file, and makes the sheets of them. */
async function build(changed: Readonly<Record<string, string>> = {}) {
  const root = await mkdtemp(join(tmpdir(), 'style-sheets-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const path of styles) {
    const [name] = path.split('/').at(-1)?.split('.') ?? [];
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), changed[path] ?? `.${name} { color: red; }`);
  }
  await mkdir(join(root, 'out/public/assets'), { recursive: true });
  const inputs = Object.fromEntries(
    Object.entries(files).map(([file, imports]) => [
      file,
      { bytes: 1, imports: imports.map(([path, kind]) => ({ path, kind })) },
    ]),
  );
  const sheets = await writeStyleSheets(root, join(root, 'out'), { inputs, outputs: {} } as Metafile);
  return { sheets, read: (href = '') => readFile(join(root, 'out/public', href), 'utf8') };
}

test('the site’s sheet has the foundations, what several areas share and what scripts draw on any page', async () => {
  const { sheets, read } = await build();
  const names = [...(await read(sheets.site)).matchAll(/\.([\w-]+)\b/g)].map(([, name]) => name);

  expect(names).toEqual(['font', 'tokens', 'base', classOf('vans/question'), classOf('ui/part')]);
});

test('a page has the site’s sheet, its own area’s, and those of the areas whose styles it imports at once', async () => {
  const { sheets, read } = await build();
  const { 'shared/pages/cars/cars-page.tsx': cars, 'shared/pages/vans/vans-page.tsx': vans } = sheets.pages;

  expect(cars).toEqual([sheets.site, expect.stringMatching(/^\/assets\/cars-[0-9a-f]{8}\.css$/)]);
  expect(vans).toEqual([sheets.site, cars?.[1], expect.stringMatching(/^\/assets\/vans-[0-9a-f]{8}\.css$/)]);
  expect(await read(vans?.[2])).toContain(`.${classOf('vans/vans')}{`);
  expect(await read(vans?.[2])).not.toContain(classOf('vans/question'));
});

test('a sheet whose styles did not change keeps its name, so that browsers need not fetch it again', async () => {
  const cars = 'shared/pages/cars/cars-page.tsx';
  const before = (await build()).sheets;
  const after = (await build({ 'shared/pages/cars/cars.module.css': '.cars { color: blue; }' })).sheets;

  expect(after.site).toBe(before.site);
  expect(after.pages[cars]?.[1]).not.toBe(before.pages[cars]?.[1]);
});
