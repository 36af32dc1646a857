import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { IndexFault } from './index-fault.ts';
import { type IndexRequest, indexError, type Sending, sendPolitely, withoutKey } from './send-politely.ts';

/**
 * The part of the interface of Meilisearch 1.15 or newer that filling needs (its API reference, checked 2026-11-21).
 * Calls that change something only queue a task there and return its number; `finish` waits until the task is done.
 */
export interface IndexService {
  /** Undefined when there is no index of this name. */
  findIndex(name: string): Promise<IndexFacts | undefined>;
  countDocuments(name: string): Promise<number>;
  createIndex(name: string): Promise<number>;
  deleteIndex(name: string): Promise<number>;
  /** Also makes the index if there is none. */
  setSettings(name: string, settings: object): Promise<number>;
  /** `documents` is a JSON list. A document whose id exists replaces the stored one. */
  addDocuments(name: string, documents: string): Promise<number>;
  /** Swaps two indexes in one step. Never sent twice, because a second swap would undo the first. */
  swapIndexes(one: string, other: string): Promise<number>;
  /** Waits for a task. Throws an `IndexFault` when the task failed, unless with one of the `tolerated` codes. */
  finish(task: number, tolerated?: readonly string[]): Promise<void>;
}

interface IndexFacts {
  readonly updatedAt: string;
}

const summarizedTask = z.object({ taskUid: z.int() });
const indexFacts = z.object({ uid: z.string(), updatedAt: z.string() });
const stats = z.object({ numberOfDocuments: z.int() });
const task = z.object({
  status: z.enum(['enqueued', 'processing', 'succeeded', 'failed', 'canceled']),
  error: indexError.nullish(),
});

/** The first pause before a task is checked again, the longest pause, and the time after which it is given up. */
const firstLookMs = 100;
const maxLookMs = 2_000;
const maxTaskMs = 30 * 60_000;

/** The service's interface under one key. Repeats requests that may be repeated. */
export function createIndexService(sending: Sending): IndexService {
  const { service, signal, wait = (ms) => pause(ms, undefined, { signal }) } = sending;
  const ask = async <Body>(request: IndexRequest, schema: z.ZodType<Body>): Promise<Body | undefined> => {
    const { status, body } = await sendPolitely(request, sending);
    const error = indexError.safeParse(body).data;
    if (status === 404 && error?.code === 'index_not_found') return undefined;
    const read = status === 404 ? undefined : schema.safeParse(body).data;
    if (read !== undefined) return read;
    throw new IndexFault(
      'The server at SEARCH_ENDPOINT does not answer as a search service does.',
      error?.code,
    );
  };
  const queue = async (request: IndexRequest): Promise<number> => {
    const queued = await ask(request, summarizedTask);
    if (!queued) throw new IndexFault('The search service knows no such index.', 'index_not_found');
    return queued.taskUid;
  };
  return {
    findIndex: (name) => ask({ method: 'GET', path: pathOf(name) }, indexFacts),
    countDocuments: async (name) =>
      (await ask({ method: 'GET', path: `${pathOf(name)}/stats` }, stats))?.numberOfDocuments ?? 0,
    createIndex: (name) =>
      queue({ method: 'POST', path: '/indexes', body: JSON.stringify({ uid: name, primaryKey: 'id' }) }),
    deleteIndex: (name) => queue({ method: 'DELETE', path: pathOf(name) }),
    setSettings: (name, settings) =>
      queue({ method: 'PATCH', path: `${pathOf(name)}/settings`, body: JSON.stringify(settings) }),
    addDocuments: (name, documents) =>
      queue({ method: 'POST', path: `${pathOf(name)}/documents?primaryKey=id`, body: documents }),
    swapIndexes: (one, other) =>
      queue({
        method: 'POST',
        path: '/swap-indexes',
        body: JSON.stringify([{ indexes: [one, other] }]),
        isRepeatable: false,
      }),
    finish: async (number, tolerated = []) => {
      for (let waited = 0, ms = firstLookMs; ; waited += ms, ms = Math.min(ms * 1.5, maxLookMs)) {
        const found = await ask({ method: 'GET', path: `/tasks/${number}` }, task);
        if (found?.status === 'succeeded') return;
        if (found?.status === 'failed' || found?.status === 'canceled') {
          if (tolerated.includes(found.error?.code ?? '')) return;
          throw toTaskFault(found, service.adminKey);
        }
        if (waited > maxTaskMs) throw new IndexFault('The search service is still busy after half an hour.');
        await wait(ms, signal);
      }
    },
  };
}

function toTaskFault({ status, error }: z.infer<typeof task>, key: string): IndexFault {
  if (!error)
    return new IndexFault(`Somebody ${status === 'canceled' ? 'cancelled' : 'ended'} a task there.`);
  return new IndexFault(
    `The search service could not do a task: ${withoutKey(error.message, key)} (${withoutKey(error.code, key)}).`,
    error.code,
  );
}

function pathOf(name: string): string {
  return `/indexes/${encodeURIComponent(name)}`;
}
