import { expect } from 'vitest';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { maxSaved, maxViewed } from '#shared/contracts/saved.ts';
import { createSavedStore } from './create-saved-store.ts';
import { emptySaved, exampleOffer, examplePrice } from './testing/example-saved.ts';

const test = testOnDatabases(emptySaved);
const search = { name: 'Electric', path: '/car-leasing', query: 'fuel=electric' };

function view(vehicleRef: number, at: string) {
  return { vehicleRef: String(vehicleRef), dealType: 'personal' as const, viewedAt: `2026-11-${at}Z` };
}

test('searches are listed for their own account only', async (database) => {
  const { searches } = createSavedStore(database);
  const saved = await searches.add('ada', search);
  await searches.add('bob', { ...search, name: 'His' });

  expect(await searches.list('ada')).toEqual([saved]);
  expect(saved).toMatchObject(search);
});

test('saving the same search again renames it', async (database) => {
  const { searches } = createSavedStore(database);
  const first = await searches.add('ada', search);
  const second = await searches.add('ada', { ...search, name: 'Plug it in' });

  expect(second.id).toBe(first.id);
  expect((await searches.list('ada')).map(({ name }) => name)).toEqual(['Plug it in']);
});

test("another customer's search, deal and alert cannot be removed or found by id", async (database) => {
  const { searches, deals } = createSavedStore(database);
  const { id } = await searches.add('ada', search);
  const deal = await deals.add('ada', exampleOffer());

  expect(await searches.remove('bob', id)).toBe(false);
  expect(await deals.remove('bob', deal.id)).toBe(false);
  expect(await deals.find('bob', deal.id)).toBeUndefined();
  expect(await searches.remove('ada', id)).toBe(true);
  expect(await deals.find('ada', deal.id)).toEqual(deal);
  expect(await deals.remove('ada', deal.id)).toBe(true);
});

test('a full account gets a refusal, however many calls come at the same moment', async (database) => {
  const { searches } = createSavedStore(database);
  const asked = Array.from({ length: maxSaved + 5 }, (_, index) =>
    searches.add('ada', { ...search, query: `seats=${index}` }),
  );

  const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');

  expect(refused).toHaveLength(5);
  expect(await searches.list('ada')).toHaveLength(maxSaved);
  await expect(searches.add('bob', search)).resolves.toMatchObject(search);
});

test('a deal keeps the price that it was first saved at', async (database) => {
  const { deals } = createSavedStore(database);
  await deals.add('ada', { ...exampleOffer(), price: examplePrice });
  await deals.add('ada', { ...exampleOffer(), price: { ...examplePrice, monthlyPence: 1 } });
  await deals.add('ada', exampleOffer({ vehicleRef: '1000000002' }));

  const kept = await deals.list('ada');

  expect(kept).toHaveLength(2);
  expect(kept.find(({ vehicleRef }) => vehicleRef === '1000000001')?.price).toEqual(examplePrice);
  expect(kept.find(({ vehicleRef }) => vehicleRef === '1000000002')).not.toHaveProperty('price');
});

test('views from before login join those of the account, the latest of each', async (database) => {
  const { viewed } = createSavedStore(database);
  await viewed.join('ada', [view(1_000_000_001, '03T10:00:00.000'), view(1_000_000_002, '05T10:00:00.000')]);
  await viewed.join('ada', [
    view(1_000_000_001, '04T10:00:00.000'),
    view(1_000_000_001, '06T10:00:00.000'),
    view(1_000_000_002, '01T10:00:00.000'),
  ]);

  expect(await viewed.list('ada')).toEqual([
    view(1_000_000_001, '06T10:00:00.000'),
    view(1_000_000_002, '05T10:00:00.000'),
  ]);
  expect(await viewed.list('bob')).toEqual([]);
});

test('only the last views are kept', async (database) => {
  const { viewed } = createSavedStore(database);
  const seconds = (index: number) => `03T10:00:${String(index).padStart(2, '0')}.000`;
  const views = Array.from({ length: maxViewed + 5 }, (_, index) =>
    view(1_000_000_000 + index, seconds(index)),
  );
  await viewed.join('ada', views);

  const kept = await viewed.list('ada');

  expect(kept).toEqual(views.toReversed().slice(0, maxViewed));
  expect(await database.orm.execute('select 1 from viewed_vehicles')).toHaveProperty(
    'rows.length',
    maxViewed,
  );
  await viewed.removeAll('ada');
  expect(await viewed.list('ada')).toEqual([]);
});
