import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FolderError, makeFolder, makeWritableFolder } from './make-folder.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folders-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a folder is made with those around it, for this user alone, and left alone where it is', async () => {
  const inner = join(folder, 'a/b/c');
  await makeFolder(inner, 0o700);
  await makeFolder(inner, 0o700);
  await makeWritableFolder('DATA_FOLDER', inner);

  expect((await stat(join(folder, 'a'))).mode & 0o777).toBe(0o700);
  expect(await readdir(inner)).toEqual([]);
});

test('a folder that cannot be made is refused at once, in a sentence that names its setting', async () => {
  await writeFile(join(folder, 'file'), '');
  // In /proc the system takes no folder and says that there is none.
  for (const [impossible, why] of [
    ['/proc/none', 'ENOENT'],
    ['/proc/none/inner', 'ENOENT'],
    [join(folder, 'file'), 'EEXIST'],
    [join(folder, 'file/inner'), 'ENOTDIR'],
  ]) {
    const made = makeWritableFolder('FEED_FOLDER', impossible ?? '');
    await expect(made).rejects.toThrow(FolderError);
    await expect(made).rejects.toThrow(
      `FEED_FOLDER: the folder ${impossible} cannot be made or written (${why}). Name one`,
    );
  }
});
