import { mkdir, rename, rm } from 'node:fs/promises';

/**
 * Writes a folder under a temporary name, then renames it to `place`. When `write` fails, nothing changes. Readers see
 * the complete old or new folder, except for an instant between two renames, when there is none.
 */
export async function replaceFolder(place: string, write: (folder: string) => Promise<void>): Promise<void> {
  const next = `${place}.new-${process.pid}`;
  const old = `${place}.old-${process.pid}`;
  try {
    await rm(next, { recursive: true, force: true });
    await mkdir(next, { recursive: true });
    await write(next);
    await rm(old, { recursive: true, force: true });
    await rename(place, old).catch(allowMissing);
    await rename(next, place);
  } finally {
    await Promise.all([next, old].map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

function allowMissing(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
