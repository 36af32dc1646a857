import { expect } from 'vitest';
import { toPricePoints } from '#server/catalogue/price-record.ts';
import { demonstrationSource } from '#server/catalogue/store/find-version.ts';
import { loadCatalogue } from '#server/catalogue/store/load-catalogue.ts';
import { replaceCatalogue } from '#server/catalogue/store/replace-catalogue.ts';
import { emptyCatalogue } from '#server/catalogue/store/testing/empty-catalogue.ts';
import { exampleCard, exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { applyUpdate } from './apply-update.ts';
import { type ApplyOptions, UnconfirmedImport } from './catalogue-update.ts';
import type { CatalogueParts } from './merge-catalogues.ts';

const test = testOnDatabases(emptyCatalogue);
const merge: ApplyOptions = {
  mode: 'merge',
  isDryRun: false,
  isConfirmed: false,
  today: '2026-11-21',
  progress: () => undefined,
};
const replace: ApplyOptions = { ...merge, mode: 'replace' };
const noRows = { vehicleRows: { accepted: 0, rejected: 0 }, rateRows: { accepted: 0, rejected: 0 } };

/** `count` vehicles, each with a rate card; their references count up from `first`. */
function feedOf(count: number, first = 1_000_000_001): CatalogueParts {
  const refs = Array.from({ length: count }, (_, at) => String(first + at));
  return {
    vehicles: refs.map((ref) => exampleVehicle(ref)),
    rateCards: refs.map((ref) => exampleCard(ref)),
  };
}

function importParts(
  database: Database,
  parts: CatalogueParts,
  options: ApplyOptions,
  { isDemonstration = false, source = 'test', meanwhile = async (): Promise<unknown> => undefined } = {},
) {
  return applyUpdate(database, options, {
    isDemonstration,
    read: async () => {
      await meanwhile();
      return { ...parts, ...noRows, readings: [], source };
    },
  });
}

const refsOf = async (database: Database) =>
  (await loadCatalogue(database))?.vehicles.map(({ vehicleRef }) => vehicleRef);

test('an import with a finding writes nothing until it is confirmed', async (database) => {
  await importParts(database, feedOf(10), merge);
  const before = await loadCatalogue(database);

  const stopped = await importParts(database, feedOf(2), replace).catch((error: unknown) => error);

  expect(stopped).toBeInstanceOf(UnconfirmedImport);
  expect(stopped).toMatchObject({ outcome: { review: { findings: [{ rule: 'vehicles-go' }] } } });
  expect(await loadCatalogue(database)).toEqual(before);

  const outcome = await importParts(database, feedOf(2), { ...replace, isConfirmed: true });

  expect(outcome).toMatchObject({ version: 2, review: { findings: [{ rule: 'vehicles-go' }] } });
  expect(await refsOf(database)).toEqual(['1000000001', '1000000002']);
});

test('a dry run has the same findings as the import, whether or not it is confirmed', async (database) => {
  await importParts(database, feedOf(10), merge);
  const stopped = await importParts(database, feedOf(2), replace).catch((error: unknown) => error);
  const { review } = (stopped as UnconfirmedImport).outcome;

  for (const isConfirmed of [false, true]) {
    const dry = await importParts(database, feedOf(2), { ...replace, isConfirmed, isDryRun: true });
    expect(dry.review).toEqual(review);
  }
  expect(await refsOf(database)).toHaveLength(10);
});

test('a merge with a ratebook that has ended, or that makes one end in the past, must be confirmed', async (database) => {
  await importParts(database, feedOf(3), merge);
  const ended = feedOf(1).rateCards.map((card) => ({ ...card, validTo: '2026-11-20' }));

  const moving = importParts(database, { vehicles: [], rateCards: ended }, merge);
  await expect(moving).rejects.toThrow('The ratebook EX-1 (Example Finance) ended on 2026-11-20');
  await expect(moving).rejects.toThrow('3 of 3 vehicles (100.0%) that have a price today would have none');

  const another = ended.map((card) => ({ ...card, ratebookId: 'EX-0' }));
  const adding = importParts(database, { vehicles: [], rateCards: another }, merge);
  await expect(adding).rejects.toThrow('The ratebook EX-0 (Example Finance) ended on 2026-11-20');
});

test('a merge of vehicles alone has no finding about ratebooks that ended earlier', async (database) => {
  await importParts(database, feedOf(3), merge);
  const nextYear = { ...merge, today: '2027-06-01' };

  await importParts(database, { vehicles: feedOf(1, 2_000_000_000).vehicles, rateCards: [] }, nextYear);

  expect(await refsOf(database)).toHaveLength(4);
});

const ownDemonstration = { isDemonstration: true, source: demonstrationSource };

test('a real feed replaces the whole demonstration without confirmation, in either mode', async (database) => {
  for (const options of [merge, replace]) {
    await emptyCatalogue(database);
    await importParts(database, feedOf(10), merge, ownDemonstration);

    const outcome = await importParts(database, feedOf(2, 2_000_000_000), options);

    expect(outcome).toMatchObject({ isDemonstrationReplaced: true, review: { findings: [] } });
    expect(await refsOf(database)).toEqual(['2000000000', '2000000001']);
    expect((await loadCatalogue(database))?.version.isDemonstration).toBe(false);
  }
});

test('an import that removes real vehicles with invented prices must be confirmed, and its prices are not compared', async (database) => {
  await importParts(database, feedOf(10), merge, { isDemonstration: true, source: 'vca.csv' });
  const replacing = importParts(database, feedOf(2, 2_000_000_000), merge);
  await expect(replacing).rejects.toThrow('10 of 10 vehicles (100.0%) would go from the site');
  const feed = feedOf(10);
  const dearer = feed.rateCards.map((card) => ({
    ...card,
    monthlyPence: card.monthlyPence.map((pence) => 2 * pence),
  }));

  const outcome = await importParts(database, { ...feed, rateCards: dearer }, merge);

  expect(outcome).toMatchObject({ isDemonstrationReplaced: true, review: { findings: [] } });
});

test('a demonstration can be added to another one, but never to a real catalogue', async (database) => {
  const isDemonstration = true;
  await importParts(database, feedOf(2), merge, ownDemonstration);
  await importParts(database, feedOf(2, 2_000_000_000), merge, { isDemonstration });
  expect(await refsOf(database)).toHaveLength(4);

  await importParts(database, feedOf(2, 3_000_000_000), { ...merge, isConfirmed: true });
  const mixing = importParts(database, feedOf(2), merge, { isDemonstration });
  await expect(mixing).rejects.toThrow('demonstration data cannot be added to it');
  const replacing = importParts(database, feedOf(2), replace, { isDemonstration });
  await expect(replacing).rejects.toThrow('2 of 2 vehicles (100.0%) would go from the site');
  expect(await refsOf(database)).toEqual(['3000000000', '3000000001']);
});

test('a catalogue that appears or changes between review and swap is left as it is', async (database) => {
  const other = { ...feedOf(1, 2_000_000_000), source: 'another import', isDemonstration: false };
  const meanwhile = () => replaceCatalogue(database, other);

  for (const options of [merge, { ...replace, isConfirmed: true }]) {
    const importing = importParts(database, feedOf(3), options, { meanwhile });
    await expect(importing).rejects.toThrow('was replaced during the import by another one');
    expect(await refsOf(database)).toEqual(['2000000000']);
  }
});

/** The recorded personal prices of a vehicle: day and monthly rental. */
async function recorded(database: Database, vehicleRef = '1000000001') {
  const { priceRecords = [] } = (await loadCatalogue(database)) ?? {};
  const own = priceRecords.find((record) => record.vehicleRef === vehicleRef);
  return own && toPricePoints(own.points).map(({ on, monthlyPence }) => `${on} ${monthlyPence}`);
}

const at = (parts: CatalogueParts, monthlyPence: number): CatalogueParts => ({
  ...parts,
  rateCards: parts.rateCards.map((card) => ({
    ...card,
    monthlyPence: card.monthlyPence.map(() => monthlyPence),
  })),
});

test('each import adds the changed prices to the record of a vehicle, also of one that has left', async (database) => {
  const on = (today: string): ApplyOptions => ({ ...replace, isConfirmed: true, today });
  await importParts(database, at(feedOf(3), 250_00), on('2026-11-21'));
  await importParts(database, at(feedOf(3), 250_00), on('2026-11-22'));
  await importParts(database, at(feedOf(2), 240_00), on('2026-11-23'));

  expect(await recorded(database)).toEqual(['2026-11-21 30000', '2026-11-23 28800']);
  expect(await recorded(database, '1000000003')).toEqual(['2026-11-21 30000']);
});

test('an import that fails or is only tried out leaves the records as they were', async (database) => {
  await importParts(database, at(feedOf(2), 250_00), replace);
  const before = await loadCatalogue(database);
  const later = { ...replace, today: '2026-11-25' };

  await importParts(database, at(feedOf(2), 240_00), { ...later, isDryRun: true });
  const faulty = { ...at(feedOf(2), 240_00), rateCards: [exampleCard('9999999999')] };
  await expect(importParts(database, faulty, { ...later, isConfirmed: true })).rejects.toThrow();

  expect(await loadCatalogue(database)).toEqual(before);
});

test('prices of a demonstration are not recorded, and the records of real prices outlast it', async (database) => {
  await importParts(database, at(feedOf(1), 250_00), replace);
  await importParts(database, at(feedOf(1), 90_00), { ...replace, isConfirmed: true }, ownDemonstration);
  expect(await recorded(database)).toEqual(['2026-11-21 30000']);

  await importParts(database, at(feedOf(1), 240_00), { ...merge, today: '2026-11-30' });
  expect(await recorded(database)).toEqual(['2026-11-21 30000', '2026-11-30 28800']);
});
