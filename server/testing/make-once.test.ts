import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeOnce } from './make-once.ts';

test('calls with the same name, at the same time or later, get one folder that is made once', async () => {
  let times = 0;
  const make = async (folder: string) => {
    times += 1;
    await writeFile(join(folder, 'text'), `made ${times}`);
  };
  const folders = await Promise.all([makeOnce('trial', make), makeOnce('trial', make)]);
  folders.push(await makeOnce('trial', make));

  expect(new Set(folders).size).toBe(1);
  expect(await readFile(join(folders[0] ?? '', 'text'), 'utf8')).toBe('made 1');
});

test('if it cannot be made, every call throws the reason', async () => {
  const make = () => Promise.reject(new Error('no room'));
  const asked = await Promise.allSettled([makeOnce('faulty', make), makeOnce('faulty', make)]);

  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(makeOnce('faulty', make)).rejects.toThrow(/^faulty could not be made: .*no room/);
});
