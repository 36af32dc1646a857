import { expect, test } from 'vitest';
import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { exampleCard, exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import { UnavailableError } from '#server/platform/http/errors.ts';
import { eventually } from '#server/testing/eventually.ts';
import { silentLog, testCatalogue, unloadedCatalogue } from '#server/testing/test-app.ts';
import { createEmbeddedSearch, createWorkBudget } from './create-embedded-search.ts';

const grid = { terms: [36], miles: [10_000], initials: [6] };
const card = (monthlyPence: number) =>
  exampleCard('1000000001', { grid, monthlyPence: Int32Array.of(monthlyPence, monthlyPence) });

function snapshotOf(range: string, monthlyPence = 250_00): Snapshot {
  const vehicle = exampleVehicle('1000000001', { range: { name: range, slug: range.toLowerCase() } });
  return testCatalogue([vehicle], [card(monthlyPence)]).snapshot();
}

function swappable(first: Snapshot) {
  let current = first;
  return {
    catalogue: { snapshot: () => current, isLoaded: () => true },
    swap: (next: Snapshot) => {
      current = next;
    },
  };
}

const ask = (text: string) => ({ text, product: 'personal-contract-hire' as const });

test('after a new catalogue comes, its names are found and the old ones are not', async () => {
  const { catalogue, swap } = swappable(snapshotOf('Quokka'));
  const search = createEmbeddedSearch({ catalogue, log: silentLog, imageHost: '' });
  const count = async (text: string) => (await search.search(ask(text), {})).length;

  expect(await count('quokka')).toBe(2);
  swap(snapshotOf('Wombat'));
  await eventually(() => count('wombat'), 2, 5000);
  expect(await count('quokka')).toBe(0);
  await search.close();
});

test('on a new day the prices change at once, before the index is rebuilt', async () => {
  const { catalogue, swap } = swappable(snapshotOf('Quokka', 250_00));
  const search = createEmbeddedSearch({ catalogue, log: silentLog, imageHost: '' });
  const price = async () => (await search.search(ask('quokka'), {})).at(-1)?.price;

  expect(await price()).toBe(300_00);
  swap(snapshotOf('Quokka', 200_00));
  expect(await price()).toBe(240_00);
  await search.close();
});

test('while the catalogue is being loaded the search says that it is not ready', async () => {
  const search = createEmbeddedSearch({ catalogue: unloadedCatalogue, log: silentLog, imageHost: '' });

  await expect(search.search(ask('golf'), {})).rejects.toThrow(UnavailableError);
  await search.close();
});

test('searching takes no more than its share of time, and a kept answer takes none of it', async () => {
  let now = 0;
  const budget = createWorkBudget({ share: 0.5, burstMs: 10, now: () => now });
  const work = () => {
    now += 20;
    return 'done';
  };

  expect(budget.spend(work)).toBe('done');
  expect(budget.spend(work)).toBeUndefined();
  now += 30;
  expect(budget.spend(work)).toBe('done');
});

test('a search beyond the budget is refused with a message for the visitor, a kept answer is not', async () => {
  let isSpent = false;
  const budget = { spend: <Result>(work: () => Result) => (isSpent ? undefined : work()) };
  const { catalogue } = swappable(snapshotOf('Quokka'));
  const search = createEmbeddedSearch({ catalogue, log: silentLog, imageHost: '', budget });

  expect(await search.search(ask('quokka'), {})).toHaveLength(2);
  isSpent = true;
  await expect(search.search(ask('octavia'), {})).rejects.toThrow('Search is very busy');
  expect(await search.search(ask('Quokka'), {})).toHaveLength(2);
  await search.close();
});
