import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LockHeldError } from './database.ts';

/** A lock on a folder, held by this process until released or dead. */
export interface FolderLock {
  release(): void;
}

const sqliteBusy = 5;

/** Kept here because a handle that is garbage collected lets go of its lock. */
const held = new Set<DatabaseSync>();

/**
 * Takes the folder's lock or throws `LockHeldError` naming the process that has it. The embedded database has no lock
 * of its own, and two processes on it silently lose rows. Node cannot lock files, but the SQLite inside it can: the
 * operating system drops its lock when the process dies, so nothing is ever stale and no process number is trusted.
 */
export function lockFolder(folder: string): FolderLock {
  const owner = join(folder, 'database.owner');
  const lock = new DatabaseSync(join(folder, 'database.lock'));
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy)) throw error;
    const message = `The data folder ${folder} is in use by ${readOwner(owner)}. Stop it first, or give this one another DATA_FOLDER.`;
    throw new LockHeldError(message, { cause: error });
  }
  held.add(lock);
  const release = () => {
    held.delete(lock);
    lock.close();
  };
  try {
    writeFileSync(owner, `${process.pid} ${hostname()}\n`);
  } catch (error) {
    release();
    throw error;
  }
  return { release };
}

function readOwner(file: string): string {
  try {
    const [pid, host] = readFileSync(file, 'utf8').trim().split(' ');
    // Containers and machines that share the folder number their processes each for itself.
    return host === undefined || host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`;
  } catch {
    // The owner has the lock but has not written its number yet.
    return 'another process';
  }
}
