import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inject } from 'vitest';

/**
 * Gives a folder that only the first test file to ask for this name fills, by `make`; every other file of the run, in
 * whichever process, waits until it is filled. Nobody may change what is in it: take a copy. Throws what `make` threw.
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

/** Writes down how the work ended, at once and whole: those who wait look for this file. */
async function record(outcome: string, work: () => Promise<void>): Promise<void> {
  const fault = await work().then(
    () => '',
    (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  await writeFile(`${outcome}.part`, fault);
  await rename(`${outcome}.part`, outcome);
}
