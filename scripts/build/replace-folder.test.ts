import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

let parent: string;
let place: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'replaced-'));
  place = join(parent, 'dist');
});
afterEach(() => rm(parent, { recursive: true }));

const read = () => readFile(join(place, 'page'), 'utf8');
const writing = (text: string) => (folder: string) => writeFile(join(folder, 'page'), text);

test('the old folder stays complete while the new one is written, and is then replaced', async () => {
  await replaceFolder(place, writing('first'));
  await writeFile(join(place, 'left over'), '');
  await replaceFolder(place, async (folder) => {
    await writing('second')(folder);
    expect(await read()).toBe('first');
  });

  expect([await read(), await readdir(place), await readdir(parent)]).toEqual(['second', ['page'], ['dist']]);
});

test('a write that fails changes nothing and leaves no files behind', async () => {
  await mkdir(place);
  await writing('first')(place);
  const failing = replaceFolder(place, async (folder) => {
    await writing('half')(folder);
    throw new Error('no');
  });

  await expect(failing).rejects.toThrow('no');
  expect([await read(), await readdir(parent)]).toEqual(['first', ['dist']]);
});
