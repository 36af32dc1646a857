import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inject } from 'vitest';

/**
 * Returns a folder that `make` fills once for each name: the first test file that asks fills it, and all others of the
 * run, in any process, wait until it is filled. Do not change its files; copy them. Throws what `make` threw.
 */
export async function makeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(inject('runFolder'), name);
  const outcome = `${folder}.outcome`;
  if (await isFirst(folder)) await record(outcome, () => make(folder));
  while (!existsSync(outcome)) await delay(50);
  const fault = readFileSync(outcome, 'utf8');
  if (fault) throw new Error(`${name} could not be made: ${fault}`);
  return folder;
}

async function isFirst(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Writes the outcome of the work to a file, in one step, because other processes wait for this file. */
async function record(outcome: string, work: () => Promise<void>): Promise<void> {
  const fault = await work().then(
    () => '',
    (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  await writeFile(`${outcome}.part`, fault);
  await rename(`${outcome}.part`, outcome);
}
