import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { catalogueVersions } from './catalogue-tables.ts';
import { findVersion } from './find-version.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { importLock, removeLeftovers, replaceCatalogue } from './replace-catalogue.ts';
import { emptyCatalogue } from './testing/empty-catalogue.ts';
import { exampleCard, exampleVehicle } from './testing/example-catalogue.ts';

const test = testOnDatabases(emptyCatalogue);
const labels = { source: 'example', isDemonstration: false };

test('a stored catalogue is loaded again with every fact', async (database) => {
  const vehicles = [
    exampleVehicle('1000000001'),
    exampleVehicle('1000000002', {
      pricingType: 'used',
      used: { registered: '2023-04', odometerMiles: 21_000 },
    }),
  ];
  const rateCards = [exampleCard('1000000001'), exampleCard('1000000002', { contract: 'business' })];

  const version = await replaceCatalogue(database, { ...labels, vehicles, rateCards });
  const stored = await loadCatalogue(database);

  expect(stored?.vehicles).toEqual(vehicles);
  expect(stored?.rateCards).toEqual(rateCards);
  expect(stored?.version).toEqual(version);
  expect(version).toMatchObject({ number: 1, isDemonstration: false, vehicleCount: 2, rateCount: 16 });
});

test('an empty database has no version and no catalogue', async (database) => {
  expect(await findVersion(database)).toBeUndefined();
  expect(await loadCatalogue(database)).toBeUndefined();
});

test('a newer catalogue gets the next version number, and the rows of the sixth before it go', async (database) => {
  const refs = Array.from({ length: 600 }, (_, index) => String(1_000_000_000 + index));
  const points = Int32Array.of(20_000, 1, 250_00, 260_00);
  const recorded = refs.map((vehicleRef) => ({
    vehicleRef,
    contract: 'personal' as const,
    pricedOn: '2026-11-20',
    points,
  }));
  const first = { ...labels, vehicles: refs.map((ref) => exampleVehicle(ref)), rateCards: [] };
  await replaceCatalogue(database, { ...first, priceRecords: async () => recorded });
  expect((await loadCatalogue(database))?.priceRecords).toEqual(recorded);
  const left = async () => {
    const versions = sql`select version from vehicles union select version from price_records order by 1`;
    return (await database.orm.execute<{ version: number }>(versions)).rows.map(({ version }) => version);
  };
  for (let version = 2; version <= 5; version += 1) {
    const vehicles = [exampleVehicle(String(1_000_000_000 + version))];
    await replaceCatalogue(database, { ...labels, vehicles, rateCards: [] });
  }
  expect(await left()).toEqual([1, 2, 3, 4, 5]);
  await replaceCatalogue(database, { ...labels, vehicles: [exampleVehicle('1000000002')], rateCards: [] });

  const stored = await loadCatalogue(database);

  expect(stored?.vehicles.map((vehicle) => vehicle.vehicleRef)).toEqual(['1000000002']);
  expect(stored?.version.number).toBe(6);
  expect(await left()).toEqual([2, 3, 4, 5, 6]);
});

test('a fault among the last rows leaves the current catalogue and nothing of the new one', async (database) => {
  const vehicles = Array.from({ length: 150 }, (_, index) => exampleVehicle(String(1_000_000_000 + index)));
  await replaceCatalogue(database, { ...labels, vehicles, rateCards: [exampleCard('1000000001')] });
  const before = await loadCatalogue(database);

  const unknown = exampleCard('9999999999');
  const replacing = replaceCatalogue(database, { ...labels, vehicles, rateCards: [unknown] });

  await expect(replacing).rejects.toThrow();
  expect(await loadCatalogue(database)).toEqual(before);
  const rows = await database.orm.execute(sql`select 1 from vehicles where version <> 1`);
  expect(rows.rows).toEqual([]);
});

test('an import that is stopped does not change the current catalogue', async (database) => {
  await replaceCatalogue(database, { ...labels, vehicles: [exampleVehicle('1000000001')], rateCards: [] });
  const stop = new AbortController();

  const replacing = replaceCatalogue(
    database,
    { ...labels, vehicles: [exampleVehicle('1000000002')], rateCards: [exampleCard('1000000002')] },
    { signal: stop.signal, progress: (done) => done === 1 && stop.abort() },
  );

  await expect(replacing).rejects.toThrow('aborted');
  expect((await loadCatalogue(database))?.vehicles[0]?.vehicleRef).toBe('1000000001');
});

test('the rows that a killed import left are removed, but not while another import runs', async (database) => {
  await replaceCatalogue(database, { ...labels, vehicles: [exampleVehicle('1000000001')], rateCards: [] });
  await database.orm.insert(catalogueVersions).values({ ...labels, number: 2, state: 'draft' });
  const states = async () =>
    (await database.orm.select().from(catalogueVersions)).map(({ state }) => state).toSorted();

  await database.exclusively(importLock, () => removeLeftovers(database));
  expect(await states()).toEqual(['current', 'draft']);
  await removeLeftovers(database);
  expect(await states()).toEqual(['current']);
});

test('a catalogue derived from a version that is no longer current is refused', async (database) => {
  await replaceCatalogue(database, { ...labels, vehicles: [exampleVehicle('1000000001')], rateCards: [] });
  await replaceCatalogue(database, { ...labels, vehicles: [exampleVehicle('1000000002')], rateCards: [] });

  const stale = { ...labels, vehicles: [exampleVehicle('1000000003')], rateCards: [], basedOn: 1 };

  await expect(replaceCatalogue(database, stale)).rejects.toThrow('was replaced during the import');
  expect((await loadCatalogue(database))?.version.number).toBe(2);
});

test('readers see only whole catalogues while one replaces another', async (database) => {
  const series = (first: number) =>
    Array.from({ length: 300 }, (_, index) => exampleVehicle(String(first + index)));
  await replaceCatalogue(database, { ...labels, vehicles: series(1_000_000_000), rateCards: [] });

  const replacing = replaceCatalogue(database, { ...labels, vehicles: series(2_000_000_000), rateCards: [] });
  const seen: string[] = [];
  let isDone = false;
  const done = replacing.finally(() => {
    isDone = true;
  });
  while (!isDone || seen.length === 0) {
    const { vehicles } = (await loadCatalogue(database)) ?? { vehicles: [] };
    seen.push(`${vehicles.length} from ${vehicles[0]?.vehicleRef}`);
  }
  await done;

  expect((await loadCatalogue(database))?.vehicles[0]?.vehicleRef).toBe('2000000000');
  const whole = ['300 from 1000000000', '300 from 2000000000'];
  expect(seen.filter((catalogue) => !whole.includes(catalogue))).toEqual([]);
});

test('cards of one ratebook with different axes are stored on the union of them', async (database) => {
  const small = { terms: [24], miles: [10000], initials: [6] };
  const vehicles = [exampleVehicle('1000000001'), exampleVehicle('1000000002')];
  const rateCards = [
    exampleCard('1000000001', { grid: small, monthlyPence: Int32Array.of(111_00, 222_00) }),
    exampleCard('1000000002'),
  ];

  await replaceCatalogue(database, { ...labels, vehicles, rateCards });
  const [first] = (await loadCatalogue(database))?.rateCards ?? [];

  expect(first?.grid).toEqual({ terms: [24, 36], miles: [8000, 10000], initials: [6] });
  expect([...(first?.monthlyPence ?? [])]).toEqual([0, 111_00, 0, 0, 0, 222_00, 0, 0]);
});

test('when tidying up fails after the new catalogue is current, that is told, and is no fault of the import', async (database) => {
  const { orm } = database;
  let isCommitted = false;
  const failing = Object.assign(Object.create(orm) as typeof orm, {
    transaction: (async (work, config) => {
      const result = await orm.transaction(work, config);
      isCommitted = true;
      return result;
    }) as typeof orm.transaction,
    select: ((...given: []) => {
      if (isCommitted) throw new Error('The database is away.');
      return orm.select(...given);
    }) as typeof orm.select,
  });
  const untidy: unknown[] = [];
  const version = await replaceCatalogue(
    { ...database, orm: failing },
    { ...labels, vehicles: [exampleVehicle('1000000001')], rateCards: [] },
    { onUntidy: (error) => untidy.push(error) },
  );

  expect(version).toEqual(await findVersion(database));
  expect(untidy.map(String)).toEqual(['Error: The database is away.']);
});
