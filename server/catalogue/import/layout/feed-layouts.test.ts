import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { layoutSchema } from './layout.ts';

const folder = join(import.meta.dirname, '..');

test('the page on layouts shows the examples as they are, and names every entry', async () => {
  const page = await readFile(join(folder, 'feed-layouts.md'), 'utf8');
  const read = async (name: string, encoding = 'utf-8') =>
    new TextDecoder(encoding).decode(await readFile(join(folder, 'example/funders', name))).trimEnd();

  for (const text of [
    await read('northern-rates.yaml'),
    await read('northern-2026-12.csv', 'windows-1252'),
    await read('southern-rates.yaml'),
    await read('southern-2026-12.csv'),
  ]) {
    expect(page).toContain(text);
  }
  const [, table = ''] = page.split('## Entries');
  for (const entry of Object.keys(layoutSchema.shape)) expect(table).toContain(`\`${entry}\``);
});
