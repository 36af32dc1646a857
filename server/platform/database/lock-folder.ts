import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LockHeldError } from './database.ts';

/** A lock on a folder. This process holds it until it is released or the process ends. */
export interface FolderLock {
  release(): void;
}

const sqliteBusy = 5;

/** Kept here because a handle that is garbage collected releases its lock. */
const held = new Set<DatabaseSync>();

/**
 * Locks the folder, or throws `LockHeldError` that names the process which holds the lock. The embedded database has no
 * lock of its own, and two processes on it lose rows without an error. Node cannot lock files, but its SQLite can: the
 * operating system releases that lock when the process ends, so a lock is never left behind and no process number has
 * to be trusted.
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
    // A number means nothing on another machine or in another container, so their name is added.
    return host === undefined || host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`;
  } catch {
    // The owner holds the lock but has not written its number yet.
    return 'another process';
  }
}
