import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { digest, openKeptPictures } from './kept-pictures.ts';

test('a picture is drawn once for what it is made of, also by the next build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kept-pictures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  let drawn = 0;
  const draw = async () => {
    drawn += 1;
    return Buffer.from(`picture ${drawn}`);
  };

  const first = await (await openKeptPictures(folder))(['ground', 'title'], draw);
  const second = await (await openKeptPictures(folder))(['ground', 'title'], draw);
  const other = await (await openKeptPictures(folder))(['ground', 'another title'], draw);

  expect([first, second, other].map(String)).toEqual(['picture 1', 'picture 1', 'picture 2']);
  expect(await readdir(folder)).toHaveLength(2);
});

test('contents that only join to the same text are told apart', () => {
  expect(digest(['ab', 'c'])).not.toBe(digest(['a', 'bc']));
});
