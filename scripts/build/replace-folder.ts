import { mkdir, rename, rm } from 'node:fs/promises';

/**
 * Has a folder written under another name beside it, then puts it in the place of the one that was there. A write that
 * fails changes nothing; whoever looks sees all of the old folder or all of the new one, and between them, for an
 * instant, none.
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
