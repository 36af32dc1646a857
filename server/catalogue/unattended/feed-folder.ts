import { access, lstat, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '#server/platform/files/make-folder.ts';

/** Subfolders of the feed folder: where layouts are, and where files go. */
const feedSubfolders = ['layouts', 'pending', 'done', 'rejected'] as const;
export type KeptIn = Exclude<(typeof feedSubfolders)[number], 'layouts'>;

/** Names under which files are written that are not yet whole, and those that an import writes itself. */
const notForUs = /^\.|\.(part|tmp|temp|filepart|crdownload|unfinished)$|\.rejects\.csv$/i;

interface Seen {
  readonly size: number;
  readonly modifiedMs: number;
  readonly sinceMs: number;
}

/**
 * Returns the files of a folder that are complete: whose size and time have stayed the same for `settleMs` between two
 * looks. Makes the folder and its subfolders where they are missing.
 */
export function createFolderWatch(folder: string, settleMs: number): () => Promise<readonly string[]> {
  let seen = new Map<string, Seen>();
  return async () => {
    for (const sub of feedSubfolders) await makeFolder(join(folder, sub));
    const now = performance.now();
    const still = new Map<string, Seen>();
    for (const name of (await readdir(folder)).toSorted()) {
      if (notForUs.test(name)) continue;
      const facts = await lstat(join(folder, name)).catch(() => undefined);
      if (!facts?.isFile() || facts.size === 0) continue;
      const { size, mtimeMs: modifiedMs } = facts;
      const before = seen.get(name);
      const isSame = before?.size === size && before.modifiedMs === modifiedMs;
      still.set(name, isSame ? before : { size, modifiedMs, sinceMs: now });
    }
    seen = still;
    const complete = [...still].filter(([, { sinceMs }]) => sinceMs < now && now - sinceMs >= settleMs);
    return complete.map(([name]) => name);
  };
}

/** The name under which a file is kept: the time it was taken comes first, so that no name comes twice. */
export function keptName(name: string, at: Date): string {
  const stamp = at.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  return `${stamp}-${name}`;
}

/** Moves a file, with its list of rejects, to where it is kept below the feed folder, and writes its report beside it. */
export async function keepFile(
  folder: string,
  from: string,
  { keptAs, report }: { readonly keptAs: string; readonly report: string },
): Promise<void> {
  const to = join(folder, keptAs);
  await writeFile(`${to}.report.txt`, `${report}\n`, { mode: 0o640 });
  await rename(`${from}.rejects.csv`, `${to}.rejects.csv`).catch(ignoreMissing);
  await rename(from, to);
}

/** Whether there is such a file. */
export async function hasFile(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
