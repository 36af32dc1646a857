import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of one test that can be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills it to the last byte. */
  fill(): void;
  makeRoom(): void;
  remove(): Promise<void>;
}

/** Mounts a disk in memory; undefined if this process may not mount, which usually only root may. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'small-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    await rm(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => fill(filler),
    makeRoom: () => rmSync(filler),
    remove: async () => {
      spawnSync('umount', ['--lazy', folder]);
      await rm(folder, { recursive: true });
    },
  };
}

function fill(path: string): void {
  const file = openSync(path, 'a');
  const page = Buffer.alloc(4096, 1);
  try {
    for (;;) writeSync(file, page);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}
