import { expect, onTestFinished, vi } from 'vitest';
import { addPoint } from '#server/catalogue/price-record.ts';
import { type CatalogueSource, startCatalogue } from '#server/catalogue/start-catalogue.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { replaceCatalogue } from './replace-catalogue.ts';
import { specialOffers } from './special-offers-table.ts';
import { emptyCatalogue } from './testing/empty-catalogue.ts';
import { exampleCard, exampleVehicle } from './testing/example-catalogue.ts';

const test = testOnDatabases(async (database) => {
  await emptyCatalogue(database);
  await database.orm.delete(specialOffers);
});

function importOne(database: Database, vehicleRef: string) {
  const parts = { vehicles: [exampleVehicle(vehicleRef)], rateCards: [exampleCard(vehicleRef)] };
  return replaceCatalogue(database, { ...parts, source: 'example', isDemonstration: false });
}

async function follow(
  database: Database,
  given: Partial<Pick<CatalogueSource, 'today' | 'takesDemonstration'>> = {},
) {
  const events: string[] = [];
  const write = (_fields: object, event: string) => void events.push(event);
  const log = { info: write, warn: write, error: write };
  const catalogue = startCatalogue({ database, log, today: () => '2026-11-21', pollMs: 20, ...given });
  onTestFinished(() => catalogue.close());
  await catalogue.firstLook;
  return { catalogue, events };
}

test('the catalogue is loaded at once when there is one', async (database) => {
  await importOne(database, '1000000001');

  const { catalogue } = await follow(database);

  expect(catalogue.isLoaded()).toBe(true);
  expect(catalogue.snapshot().findVehicle('1000000001')?.vehicleRef).toBe('1000000001');
});

test('without a catalogue it is unavailable, and appears with the first import', async (database) => {
  const { catalogue } = await follow(database);
  expect(() => catalogue.snapshot()).toThrow('being loaded');

  await importOne(database, '1000000001');

  await vi.waitFor(() => expect(catalogue.isLoaded()).toBe(true), { timeout: 5_000 });
});

test('a demonstration that may not be shown counts as no catalogue, and does not replace the one shown', async (database) => {
  const demonstration = {
    vehicles: [exampleVehicle('1000000002')],
    rateCards: [],
    source: 'demonstration',
    isDemonstration: true,
  };
  await replaceCatalogue(database, demonstration);
  const { catalogue, events } = await follow(database, { takesDemonstration: false });
  expect([catalogue.isLoaded(), catalogue.isHeldBack()]).toEqual([false, true]);

  await importOne(database, '1000000001');
  await vi.waitFor(() => expect(catalogue.isLoaded()).toBe(true), { timeout: 5_000 });
  expect(catalogue.isHeldBack()).toBe(false);

  await replaceCatalogue(database, demonstration);
  await vi.waitFor(() => expect(catalogue.isHeldBack()).toBe(true), { timeout: 5_000 });
  expect(catalogue.snapshot().findVehicle('1000000001')).toBeDefined();
  const heldBack = 'demonstration catalogue held back';
  expect(events).toEqual([heldBack, 'catalogue loaded', heldBack]);
});

test('a new version replaces the old one, once', async (database) => {
  await importOne(database, '1000000001');
  const { catalogue, events } = await follow(database);
  const old = catalogue.snapshot();

  await importOne(database, '1000000002');

  await vi.waitFor(() => expect(catalogue.snapshot().version.number).toBe(2), { timeout: 5_000 });
  expect(catalogue.snapshot().findVehicle('1000000001')).toBeUndefined();
  expect(old.findVehicle('1000000001')).toBeDefined();
  const refs = ['1000000001', '1000000002', '1000000003'];
  expect(refs.map(catalogue.snapshot().hadVehicle)).toEqual([true, false, false]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(events).toEqual(['catalogue loaded', 'catalogue loaded']);
});

test('on a new day the rates that are valid then are shown', async (database) => {
  await importOne(database, '1000000001');
  let today = '2026-12-31';
  const { catalogue } = await follow(database, { today: () => today });
  expect(catalogue.snapshot().listRates('personal', '1000000001')).toHaveLength(8);

  today = '2027-01-01';

  const rates = () => catalogue.snapshot().listRates('personal', '1000000001');
  await vi.waitFor(() => expect(rates()).toEqual([]), { timeout: 5_000 });
});

test('a special offer of staff shows at once, outlives an import, and ends by itself or early', async (database) => {
  const vehicleRef = '1000000001';
  const fell = [
    [400_00, '2026-01-01'],
    [300_00, '2026-11-01'],
  ] as const;
  const priceRecords = async (version: number) => [
    {
      ...{ vehicleRef, contract: 'personal' as const, pricedOn: '2026-11-21' },
      points: fell.reduce<Int32Array>(
        (known, [pence, on]) =>
          addPoint(known, { monthlyPence: pence, trueMonthlyPence: pence }, { on, version }),
        new Int32Array(),
      ),
    },
  ];
  const card = exampleCard(vehicleRef, { grid: { terms: [36], miles: [10000], initials: [9] } });
  const importIt = () =>
    replaceCatalogue(database, {
      ...{ vehicles: [exampleVehicle(vehicleRef)], rateCards: [card], priceRecords },
      ...{ source: 'example', isDemonstration: false },
    });
  await importIt();
  let today = '2026-11-21';
  const { catalogue } = await follow(database, { today: () => today });
  const isOffer = () =>
    catalogue.snapshot().findDeal('personal', vehicleRef, defaultProfile)?.poundsBelowAverage !== undefined;
  const becomes = (is: boolean) => vi.waitFor(() => expect(isOffer()).toBe(is), { timeout: 5_000 });
  expect(isOffer()).toBe(false);
  const before = catalogue.snapshot().edition;

  const days = { startsOn: '2026-11-21', endsOn: '2026-11-22' };
  await database.orm
    .insert(specialOffers)
    .values({ vehicleRef, vehicleName: 'Octavia', madeBy: 'ann@example.co.uk', ...days });
  await becomes(true);
  expect(catalogue.snapshot().edition).not.toBe(before);
  expect(catalogue.snapshot().findVehicle(vehicleRef)?.isSpecialOffer).toBe(false);

  await importIt();
  await vi.waitFor(() => expect(catalogue.snapshot().version.number).toBe(2), { timeout: 5_000 });
  expect(isOffer()).toBe(true);

  for (const [day, is] of [
    ['2026-11-22', true],
    ['2026-11-23', false],
    ['2026-11-20', false],
    ['2026-11-21', true],
  ] as const) {
    today = day;
    await vi.waitFor(() => expect(catalogue.snapshot().today).toBe(day), { timeout: 5_000 });
    expect([day, isOffer()]).toEqual([day, is]);
  }
  await database.orm.update(specialOffers).set({ endedAt: new Date() });
  await becomes(false);
});

test('after a clock has jumped a day ahead and back, all rates are there again', async (database) => {
  await importOne(database, '1000000001');
  let today = '2026-12-31';
  const { catalogue } = await follow(database, { today: () => today });
  const rates = () => catalogue.snapshot().listRates('personal', '1000000001').length;
  for (const [day, found] of [
    ['2027-01-01', 0],
    ['2026-12-31', 8],
    ['2026-12-30', 8],
  ] as const) {
    today = day;
    await vi.waitFor(() => expect(rates()).toBe(found), { timeout: 5_000 });
  }
});

test('while the database does not answer the last snapshot stays and one line is logged; afterwards it follows again', async (database) => {
  await importOne(database, '1000000001');
  let isAway = false;
  const flaky: Database = {
    ...database,
    get orm() {
      if (isAway) throw new Error('connection refused');
      return database.orm;
    },
  };
  const { catalogue, events } = await follow(flaky);

  isAway = true;
  await vi.waitFor(() => expect(events).toContain('background work fails'), { timeout: 5_000 });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(catalogue.snapshot().version.number).toBe(1);
  await importOne(database, '1000000002');
  isAway = false;

  await vi.waitFor(() => expect(catalogue.snapshot().version.number).toBe(2), { timeout: 10_000 });
  expect(events.filter((event) => event === 'background work fails')).toHaveLength(1);
});
