import { expect, test } from 'vitest';
import { type BatchLimits, toBatches } from './fill-index.ts';

async function batchesOf(documents: readonly object[], limits: BatchLimits) {
  const batches: { readonly count: number; readonly documents: readonly object[] }[] = [];
  for await (const { count, json } of toBatches(documents, limits))
    batches.push({ count, documents: JSON.parse(json) });
  return batches;
}

const documents = [1, 2, 3, 4, 5].map((id) => ({ id }));

test('no batch has more documents than the limit, and none is lost', async () => {
  const batches = await batchesOf(documents, { documents: 2, characters: 1000 });

  expect(batches.map(({ count }) => count)).toEqual([2, 2, 1]);
  expect(batches.flatMap((batch) => batch.documents)).toEqual(documents);
  expect(await batchesOf([], { documents: 2, characters: 1000 })).toEqual([]);
});

test('no batch is larger than the limit, except one document that is larger by itself', async () => {
  const large = { id: 'x'.repeat(50) };
  const batches = await batchesOf([...documents, large, { id: 6 }], { documents: 100, characters: 20 });

  expect(batches.map(({ count }) => count)).toEqual([2, 2, 1, 1, 1]);
  expect(batches[3]?.documents).toEqual([large]);
});
