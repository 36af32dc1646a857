import { closeSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';

/** As much of PGlite as Drizzle and `close` need. */
export type EmbeddedClient = Pick<PGlite, 'query' | 'transaction' | 'close'>;

interface EmbeddedClientOptions {
  readonly dataDir: string;
  readonly log: Log | undefined;
  /** Between two attempts to open a database that broke down: each takes the process about a second. */
  readonly retryMs?: number;
}

/** PostgreSQL adds to its journal (WAL) in files of 16 MiB; with less than two of them it would break down again. */
const neededBytes = 32 * 1024 * 1024;

/**
 * PGlite on `dataDir`. On a full disk PostgreSQL panics when it needs another file for its journal, and PGlite would
 * then run in circles and freeze the process at the next call. Here calls fail instead, with a code that means "away",
 * until there is room again and the database has been opened anew; what was committed is in the journal.
 */
export async function openEmbeddedClient(options: EmbeddedClientOptions): Promise<EmbeddedClient> {
  const { dataDir, log, retryMs = 10_000 } = options;
  let reopening: Promise<PGlite> | undefined;
  let triedAt = Number.NEGATIVE_INFINITY;
  const onBroken = (error: unknown) => {
    current = undefined;
    log?.error({ error }, logEvents.databaseBroken);
  };
  const reopen = async () => {
    if (performance.now() - triedAt < retryMs)
      throw cannotConnectNow('It could not be opened again just now.');
    if (!(await hasRoom(dataDir))) throw cannotConnectNow('The disk of the data folder is full.');
    triedAt = performance.now();
    try {
      current = await open(dataDir, onBroken);
    } catch (error) {
      log?.error({ error }, logEvents.databaseStillBroken);
      throw cannotConnectNow('It could not be opened again.');
    }
    log?.info({}, logEvents.databaseReopened);
    return current;
  };
  const find = () => {
    if (current) return current;
    reopening ??= reopen().finally(() => {
      reopening = undefined;
    });
    return reopening;
  };
  let current: PGlite | undefined = await open(dataDir, onBroken);
  return {
    query: async (...given) => (await find()).query(...given),
    transaction: async (work) => (await find()).transaction(work),
    close: async () => current?.close(),
  };
}

async function open(dataDir: string, onBroken: (error: unknown) => void): Promise<PGlite> {
  const client = new PGlite({ dataDir });
  try {
    await client.waitReady;
  } catch (error) {
    closeFiles(client);
    throw error;
  }
  const run = client.execProtocolStream.bind(client);
  let fault: unknown;
  // Every query goes through this call, also the ROLLBACK that PGlite sends after an error of its own accord.
  client.execProtocolStream = async (message, given) => {
    if (fault) throw fault;
    try {
      return await run(message, given);
    } catch (error) {
      if (isBreakdown(error)) {
        fault = error;
        closeFiles(client);
        onBroken(error);
      }
      throw error;
    }
  };
  return client;
}

/** A database that broke down leaves some fifty files open: PGlite closes them only after a proper end. */
function closeFiles({ Module }: PGlite): void {
  // Undefined when it failed before it had opened anything.
  const streams: readonly ({ readonly nfd?: number } | null)[] = Module?.FS.streams ?? [];
  for (const stream of streams) if (stream?.nfd !== undefined) closeSync(stream.nfd);
}

/** Whether PostgreSQL has ended with this error. */
function isBreakdown(error: unknown): boolean {
  const { severity } = error as { readonly severity?: unknown };
  return severity === 'PANIC' || severity === 'FATAL';
}

/** Whether the disk of the folder has the room that an open database needs. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= neededBytes;
}

/** With PostgreSQL's own code for a server that is starting or recovering. */
function cannotConnectNow(reason: string): Error {
  return Object.assign(new Error(`The embedded database broke down. ${reason}`), { code: '57P03' });
}
