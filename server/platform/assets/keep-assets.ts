import { randomUUID } from 'node:crypto';
import { constants, copyFile, lstat, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { follow } from '#server/platform/background/follow.ts';
import { makeFolder } from '#server/platform/files/make-folder.ts';
import type { Log } from '#server/platform/log/log.ts';
import { withinAwake } from '#server/platform/time/after-awake.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How long files are kept that no build has touched. Tabs and caches outlive a roll-out by days, hardly by more. */
const keptMs = 30 * dayMs;
/** Names of files that a killed process may have left half-written. */
const temporaryName = /^\.[\w.-]+\.tmp$/;

export interface KeptFolder {
  /** The scripts and styles of this process's build. */
  readonly own: string;
  /** The folder with the files of all builds; nodes may share it. */
  readonly folder: string;
}

interface KeepingOptions extends KeptFolder {
  readonly log: Log;
  readonly everyMs?: number;
}

/** How long the folder is waited for, so that a network share that hangs cannot keep the site from starting. */
const patienceMs = 5000;

/**
 * Adds this build's scripts and styles to the folder, now and once a day, so that nodes of other builds can serve them,
 * and removes files that no build has touched for 30 days. Resolves when the first pass is over. A folder that cannot be
 * written is only logged: the node still serves the files that are there.
 */
export function keepAssets({ log, everyMs = dayMs, ...place }: KeepingOptions): Promise<void> {
  const pass = async () => addAndThin(place, await readFolderClock(place));
  const toLateError = () => new Error(`Not done after ${patienceMs / 1000} s`);
  const round = () =>
    withinAwake(patienceMs, pass(), toLateError).catch((cause: unknown) => {
      throw new Error(`ASSETS_FOLDER, which is ${place.folder}, cannot be filled`, { cause });
    });
  return follow({ work: 'assets', log, everyMs, round }).poke();
}

/** Now by the clock of whoever keeps the folder: nodes that share it may have other clocks, and one may be wrong. */
async function readFolderClock({ folder }: KeptFolder): Promise<Date> {
  await makeKeptFolder(folder);
  const file = join(folder, `.${randomUUID()}.tmp`);
  await writeFile(file, '');
  try {
    return (await stat(file)).mtime;
  } finally {
    await rm(file, { force: true });
  }
}

async function makeKeptFolder(folder: string): Promise<void> {
  // The parent may be the data folder, which only this user may open.
  await makeFolder(dirname(folder), 0o700);
  await makeFolder(folder);
}

/**
 * Adds the build's files, or marks existing ones as in use at `now`, then removes files that are too old. Several nodes
 * may run it at once.
 */
export async function addAndThin({ own, folder }: KeptFolder, now: Date): Promise<void> {
  const names = (await readdir(own)).filter(isStoredName);
  await makeKeptFolder(folder);
  for (const name of names) await keep(join(own, name), join(folder, name), now);
  await thin(folder, new Set(names), now.getTime());
}

async function keep(source: string, target: string, now: Date): Promise<void> {
  if (!(await touch(source, target, now))) await add(source, target, now);
}

/** Marks a file as in use. False if it is incomplete or belongs to another user, so that it has to be copied again. */
async function touch(source: string, target: string, now: Date): Promise<boolean> {
  const found = await lstat(target).catch(() => undefined);
  if (!found?.isFile() || found.size !== (await stat(source)).size) return false;
  return utimes(target, now, now).then(
    () => true,
    () => false,
  );
}

/** Copies under a temporary name first, so that a request at the same time gets the whole file or none. */
async function add(source: string, target: string, now: Date): Promise<void> {
  const temporary = join(dirname(target), `.${randomUUID()}.tmp`);
  try {
    await copyFile(source, temporary, constants.COPYFILE_EXCL);
    await utimes(temporary, now, now);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Removes old files. Files whose names are not ours stay. */
async function thin(folder: string, own: ReadonlySet<string>, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const limitMs = temporaryName.test(name) ? dayMs : keptMs;
    if (own.has(name) || !(isStoredName(name) || temporaryName.test(name))) continue;
    const found = await lstat(join(folder, name)).catch(() => undefined);
    if (found && !found.isDirectory() && now - found.mtimeMs > limitMs)
      await rm(join(folder, name), { force: true });
  }
}

/** Names that the build gives to scripts, styles and pictures (`entry-X1Y2Z3A4.js`), and to their compressed forms. */
const assetName = /^[\w-]{1,120}-[A-Za-z0-9]{8}\.(?:js|css|png|dict)$/;
const storedName = /^[\w-]{1,120}-[A-Za-z0-9]{8}\.(?:js|css|png|dict)(?:\.br|\.gz)?$/;

/** Whether a browser may ask for this name: no folder, no dotfile, no compressed form. */
export function isAssetName(name: string): boolean {
  return assetName.test(name);
}

/** Whether a file of this name in a folder of kept assets is ours, so that it may be overwritten and removed. */
function isStoredName(name: string): boolean {
  return storedName.test(name);
}
