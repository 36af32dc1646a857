import { mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withinMs } from '#server/platform/database/within-ms.ts';

/** A folder of the settings cannot be used; the message names the setting and says what to do. */
export class FolderError extends Error {}

/**
 * Makes the folder, and those around it, unless it is there. Node's own `recursive` never ends, not even with its
 * process, where a folder that is there takes no new ones, such as /proc.
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  try {
    await mkdir(folder, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (code !== 'ENOENT' || (await isThere(dirname(folder)))) throw error;
    await makeFolder(dirname(folder), mode);
    await makeFolder(folder, mode);
  }
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** A share that hangs is no reason to say nothing. */
const patienceMs = 10_000;

/** Makes the folder of a setting and tries whether this process may write there. Throws `FolderError`. */
export async function makeWritableFolder(setting: string, folder: string): Promise<void> {
  let why = `it does not answer within ${patienceMs / 1000} s`;
  const making = tryFolder(folder).catch((error: NodeJS.ErrnoException) => {
    why = error.code ?? error.message;
    throw error;
  });
  if (await withinMs(patienceMs, making)) return;
  throw new FolderError(
    `${setting}: the folder ${folder} cannot be made or written (${why}). Name one in which the user of the site may make files.`,
  );
}

async function tryFolder(folder: string): Promise<void> {
  await makeFolder(folder, 0o700);
  try {
    await rmdir(await mkdtemp(join(folder, '.tried-')));
  } catch (error) {
    // A full disk is not the setting's fault: pages are shown all the same, and who needs room says so.
    if (!['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
