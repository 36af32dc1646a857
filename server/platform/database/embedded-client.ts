import { closeSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';

/** The part of PGlite that Drizzle and `close` need. */
export type EmbeddedClient = Pick<PGlite, 'query' | 'transaction' | 'close'>;

interface EmbeddedClientOptions {
  readonly dataDir: string;
  readonly log: Log | undefined;
  /** Pause between two attempts to reopen a database that broke down; each takes the process about a second. */
  readonly retryMs?: number;
}

/**
 * PostgreSQL extends its journal (WAL) by files of 16 MiB. With less space than two of them it would break down again.
 */
const neededBytes = 32 * 1024 * 1024;

/**
 * PGlite on `dataDir`. On a full disk PostgreSQL panics when it needs another file for its journal, and PGlite would
 * then loop and freeze the process at the next call. Here calls fail instead, with a code that counts as "away", until
 * there is space again and the database has been reopened. Committed data is kept in the journal.
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
  // Every query goes through this call, including the ROLLBACK that PGlite itself sends after an error.
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

/**
 * Closes the files of a database that broke down, about fifty: PGlite closes them only when PostgreSQL ends properly.
 */
function closeFiles({ Module }: PGlite): void {
  // Undefined if it failed before opening any file.
  const streams: readonly ({ readonly nfd?: number } | null)[] = Module?.FS.streams ?? [];
  for (const stream of streams) if (stream?.nfd !== undefined) closeSync(stream.nfd);
}

/** Whether the error means that PostgreSQL has ended. */
function isBreakdown(error: unknown): boolean {
  const { severity } = error as { readonly severity?: unknown };
  return severity === 'PANIC' || severity === 'FATAL';
}

/** Whether the disk of the folder has the space that an open database needs. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= neededBytes;
}

/** An error with PostgreSQL's code for a server that is starting or recovering. */
function cannotConnectNow(reason: string): Error {
  return Object.assign(new Error(`The embedded database broke down. ${reason}`), { code: '57P03' });
}
