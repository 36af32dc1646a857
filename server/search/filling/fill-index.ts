import { setImmediate as nextTurn } from 'node:timers/promises';
import { IndexFault } from './index-fault.ts';
import type { IndexService } from './index-service.ts';
import { indexSettings } from './index-settings.ts';

export interface Filling {
  readonly service: IndexService;
  /** The index that visitors search. */
  readonly name: string;
  readonly documents: Iterable<object>;
  readonly progress: (message: string) => void;
  /** Set by tests only. */
  readonly limits?: BatchLimits;
}

/** How many documents visitors search now, and how many they searched before. */
export interface Filled {
  readonly documents: number;
  readonly before: number;
}

/** The most tasks that the service may have unfinished: it keeps their documents until then. */
const maxTasks = 4;

/** Name of the index that is filled beside the one in use. */
function spareOf(name: string): string {
  return `${name}-next`;
}

/**
 * Fills a new index beside the current one, checks the number of documents in it, and swaps the two in one step, so
 * that visitors always search a complete index. The spare index is removed whether that succeeds or fails.
 */
export async function fillIndex({ service, name, documents, progress, limits }: Filling): Promise<Filled> {
  const spare = spareOf(name);
  await removeIndex(service, spare);
  try {
    await service.finish(await service.setSettings(spare, indexSettings));
    const sent = await sendDocuments(service, toBatches(documents, limits), { spare, progress });
    const stored = await service.countDocuments(spare);
    if (stored !== sent)
      throw new IndexFault(`Of ${sent} documents ${stored} arrived: does somebody else fill the same index?`);
    const before = await countBefore(service, name);
    await swap(service, name, spare);
    return { documents: sent, before };
  } finally {
    // Report the error that came first, not one from cleaning up.
    await removeIndex(service, spare).catch(() => progress(`The index ${spare} could not be removed.`));
  }
}

async function removeIndex(service: IndexService, name: string): Promise<void> {
  await service.finish(await service.deleteIndex(name), ['index_not_found']);
}

interface Destination {
  readonly spare: string;
  readonly progress: (message: string) => void;
}

async function sendDocuments(
  service: IndexService,
  batches: ReturnType<typeof toBatches>,
  { spare, progress }: Destination,
): Promise<number> {
  const tasks: number[] = [];
  let sent = 0;
  for await (const { count, json } of batches) {
    tasks.push(await service.addDocuments(spare, json));
    sent += count;
    progress(`sent: ${sent} documents`);
    const oldest = tasks.length > maxTasks ? tasks.shift() : undefined;
    if (oldest !== undefined) await service.finish(oldest);
  }
  for (const task of tasks) await service.finish(task);
  return sent;
}

/**
 * Number of documents in the current index. Makes an empty one if there is none: only existing indexes can be swapped.
 */
async function countBefore(service: IndexService, name: string): Promise<number> {
  if (await service.findIndex(name)) return service.countDocuments(name);
  await service.finish(await service.createIndex(name), ['index_already_exists']);
  return 0;
}

async function swap(service: IndexService, name: string, spare: string): Promise<void> {
  const task = await service.swapIndexes(name, spare).catch((error: unknown) => {
    const isClear = error instanceof IndexFault && error.code !== undefined && error.code !== 'internal';
    if (isClear || !(error instanceof IndexFault)) throw error;
    throw new IndexFault(`${error.message} Whether the new index was put in place is not known: see status.`);
  });
  await service.finish(task);
}

/** Documents to send at once: a JSON list of limited length and size. */
interface Batch {
  readonly count: number;
  readonly json: string;
}

export interface BatchLimits {
  readonly documents: number;
  /** Characters of JSON. Services accept 100 MB by default; proxies before them accept far less. */
  readonly characters: number;
}

const usualLimits: BatchLimits = { documents: 2_000, characters: 1_000_000 };

/** Documents made in one slice, which takes a few milliseconds; between slices a running site answers requests. */
const sliceSize = 200;

/** Gathers documents into batches, made only as fast as they are taken. */
export async function* toBatches(
  documents: Iterable<object>,
  limits: BatchLimits = usualLimits,
): AsyncGenerator<Batch> {
  let gathered: string[] = [];
  let characters = 0;
  let made = 0;
  const take = (): Batch => {
    const batch = { count: gathered.length, json: `[${gathered.join(',')}]` };
    gathered = [];
    characters = 0;
    return batch;
  };
  for (const document of documents) {
    const json = JSON.stringify(document);
    const isFull = gathered.length === limits.documents || characters + json.length > limits.characters;
    if (isFull && gathered.length > 0) yield take();
    gathered.push(json);
    characters += json.length;
    made += 1;
    if (made % sliceSize === 0) await nextTurn();
  }
  if (gathered.length > 0) yield take();
}
