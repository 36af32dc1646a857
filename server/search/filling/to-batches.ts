import { setImmediate as nextTurn } from 'node:timers/promises';

/** Documents to send at once: a JSON list of limited length and size. */
export interface Batch {
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
