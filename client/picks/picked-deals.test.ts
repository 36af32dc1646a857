import { expect, test } from 'vitest';
import { defaultProfile } from '#shared/deals/profile.ts';
import {
  addPick,
  keepPicks,
  type PickedDeal,
  type Picks,
  picksHref,
  readPicks,
  removePick,
} from './picked-deals.ts';

const empty: Picks = { deals: [], profile: defaultProfile };
const long = { ...defaultProfile, termMonths: 48 };

function deal(place: number, dealType: PickedDeal['dealType'] = 'personal'): PickedDeal {
  return { vehicleRef: `100000000${place}`, dealType, name: `Car ${place}`, image: '/car.svg' };
}

function memoryStorage(kept?: string) {
  const items = new Map(kept === undefined ? [] : [['compare', kept]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    size: () => items.size,
  };
}

test('four deals fit, a fifth changes nothing, and one that is removed makes room', () => {
  const full = [1, 2, 3, 4].reduce((picks, place) => addPick(picks, deal(place), defaultProfile), empty);

  expect(addPick(full, deal(5), defaultProfile)).toBe(full);
  expect(addPick(removePick(full, deal(2)), deal(5), defaultProfile).deals.map(({ name }) => name)).toEqual([
    'Car 1',
    'Car 3',
    'Car 4',
    'Car 5',
  ]);
});

test('the same car may be compared as a personal and as a business deal, but each once, at the lease that it has', () => {
  const picks = addPick(addPick(empty, deal(1), defaultProfile), deal(1, 'business'), defaultProfile);

  expect(addPick(picks, deal(1), long)).toBe(picks);
  expect(picksHref(picks)).toBe('/compare-deals?deals=1000000001,1000000001.business');
});

test('all are compared at the lease of the deal that was ticked last', () => {
  const picks = addPick(addPick(empty, deal(1), defaultProfile), deal(2), long);

  expect(picksHref(picks)).toBe('/compare-deals?deals=1000000001,1000000002&term=48');
});

test('picks are read as they were kept, and nothing is kept of an empty tray', () => {
  const storage = memoryStorage();
  const picks = addPick(empty, deal(1), long);
  keepPicks(picks, storage);

  expect(readPicks(storage)).toEqual(picks);
  keepPicks(empty, storage);
  expect(storage.size()).toBe(0);
});

test('what this site did not write is not read', () => {
  for (const kept of [
    '{',
    '[]',
    'null',
    '{"deals":[null,1,{"vehicleRef":"<b>","dealType":"personal"}],"profile":{}}',
  ])
    expect(readPicks(memoryStorage(kept))).toEqual(empty);
});
