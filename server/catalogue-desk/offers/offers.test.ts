import request from 'supertest';
import { expect, onTestFinished, vi } from 'vitest';
import { addPoint, type PriceRecord } from '#server/catalogue/price-record.ts';
import { buildSnapshot } from '#server/catalogue/snapshot/build-snapshot.ts';
import { makeCard, makeVehicle, today } from '#server/catalogue/snapshot/testing/small-catalogue.ts';
import { startCatalogue } from '#server/catalogue/start-catalogue.ts';
import { replaceCatalogue } from '#server/catalogue/store/replace-catalogue.ts';
import { specialOffers } from '#server/catalogue/store/special-offers-table.ts';
import { emptyCatalogue } from '#server/catalogue/store/testing/empty-catalogue.ts';
import { createCatalogueDesk } from '#server/catalogue-desk/catalogue-desk.ts';
import { idleFeeds } from '#server/catalogue-desk/testing/idle-feeds.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { staffAudit } from '#server/staff/staff-tables.ts';
import { createStaffSite, findToken, members } from '#server/staff/testing/staff-site.ts';
import { createTestApp, silentLog } from '#server/testing/test-app.ts';
import { themePaths } from '#shared/deals/theme-paths.ts';
import { addDays } from '#shared/format/london-time.ts';
import { vehiclePath } from '#shared/routes/link-to.ts';
import { maxOffers } from './offer-store.ts';

const test = testOnDatabases(async ({ orm }) => void (await orm.delete(specialOffers)));

const list = '/staff/offers';
const add = '/staff/offers/add';
const [cheaper, dear] = ['1000000001', '1000000002'];
const day = (days: number) => addDays(today, days);

/** Two vehicles at £273.33 a month: one has fallen by £13.04 against its average, the other has never changed. */
const vehicles = [makeVehicle(cheaper), makeVehicle(dear)];
const rateCards = vehicles.map(({ vehicleRef }) => makeCard(vehicleRef, { monthlyPence: 200_00 }));
const priceRecords = [
  recordOf(cheaper, [
    ['2026-01-01', 300_00],
    ['2026-10-06', 273_33],
  ]),
  recordOf(dear, [['2026-01-01', 273_33]]),
];

function recordOf(
  vehicleRef: string,
  changes: readonly (readonly [on: string, pence: number])[],
): PriceRecord {
  const points = changes.reduce<Int32Array>(
    (known, [on, pence]) =>
      addPoint(known, { monthlyPence: pence, trueMonthlyPence: pence }, { on, version: 1 }),
    new Int32Array(),
  );
  return { vehicleRef, contract: 'personal', pricedOn: today, points };
}

function snapshotWith(staffOffers: readonly string[]) {
  const labels = { number: 1, importedAt: new Date(0), isDemonstration: false };
  const version = { ...labels, vehicleCount: 2, rateCount: 2 };
  return buildSnapshot({ vehicles, version, today, staffOffers, rateCards, priceRecords });
}

async function openSite(database: Database, marked: readonly string[] = []) {
  const parts = { database, today: () => today, takesDemonstration: true, listRatebooks: () => [] };
  const catalogueDesk = createCatalogueDesk({ ...parts, feeds: await idleFeeds(database) });
  const snapshot = snapshotWith(marked);
  const catalogue = { snapshot: () => snapshot, isLoaded: () => true };
  return createStaffSite({ database, catalogue, services: { catalogueDesk } });
}

async function signedIn(database: Database, email: string = members.admin, marked?: readonly string[]) {
  const { newMember } = await openSite(database, marked);
  const member = newMember();
  await member.signIn(email);
  return member;
}

const storedIn = async ({ orm }: Database) =>
  (await orm.select().from(specialOffers)).map(({ vehicleRef, startsOn, endsOn }) => [
    vehicleRef,
    startsOn,
    endsOn,
  ]);
const auditOf = async ({ orm }: Database) =>
  (await orm.select().from(staffAudit)).map(({ who, action, subject }) => [who, action, subject]);
const onlyId = async ({ orm }: Database) => (await orm.select().from(specialOffers))[0]?.offerId ?? 0;

test('an offer is added by the address of a page or by reference, and its member reads what the site says of it', async (database) => {
  const ann = await signedIn(database, members.admin, [cheaper]);
  const page = `https://www.example.co.uk/car-leasing/old/old/old/old/${cheaper}/vehicle?term=24`;
  const done = await ann.post(list, add, { vehicle: page, startsOn: today, endsOn: day(7) });
  expect([done.status, done.headers.location]).toEqual([303, list]);
  const shown = (await ann.get(list)).text;
  for (const words of [
    'As prices are today, it shows',
    'Shown: £13 a month below its 90-day average (personal)',
  ])
    expect(shown).toContain(words);

  await ann.post(list, add, { vehicle: '1000 000 002', startsOn: today, endsOn: day(7) });
  const both = (await ann.get(list)).text;
  expect(both).toContain('it doesn’t show');
  expect(both).toContain('Not shown: its price is not a pound or more below its average of 90 days');
  expect(both).toContain(`${members.admin}, `);
  expect(await storedIn(database)).toEqual([
    [cheaper, today, day(7)],
    [dear, today, day(7)],
  ]);
  expect(await auditOf(database)).toContainEqual([members.admin, 'Made a special offer', cheaper]);
});

test('the page of the vehicle, also one in store, and the list of offers change within moments, and again at its end', async (database) => {
  await emptyCatalogue(database);
  const records = async () => priceRecords;
  const labels = { source: 'example', isDemonstration: false };
  await replaceCatalogue(database, { vehicles, rateCards, priceRecords: records, ...labels });
  let now = today;
  const catalogue = startCatalogue({ database, log: silentLog, today: () => now, pollMs: 20 });
  onTestFinished(() => catalogue.close());
  await catalogue.firstLook;
  const app = await createTestApp({ catalogue });
  const open = async (path: string) => {
    const { text, headers } = await request(app).get(path);
    return { isOffer: /offer[^"]*">£13 below its 90-day average/.test(text), etag: headers.etag };
  };
  const [page, offers] = [vehiclePath('personal', makeVehicle(cheaper)), themePaths.carOffers];
  const seen = async () => [(await open(page)).isOffer, (await open(offers)).isOffer];
  const first = await open(page);
  expect((await open(page)).etag).toBe(first.etag);
  expect(await seen()).toEqual([false, false]);

  await database.orm
    .insert(specialOffers)
    .values({ vehicleRef: cheaper, vehicleName: 'x', startsOn: today, endsOn: today, madeBy: 'x' });
  await vi.waitFor(async () => expect(await seen()).toEqual([true, true]), { timeout: 10_000 });
  expect((await open(page)).etag).not.toBe(first.etag);

  now = day(1);
  await vi.waitFor(async () => expect(await seen()).toEqual([false, false]), { timeout: 10_000 });
});

test('what cannot be an offer comes back with what is wrong and what was typed, and changes nothing', async (database) => {
  const ann = await signedIn(database);
  const good = { vehicle: cheaper, startsOn: day(3), endsOn: day(9) };
  await ann.post(list, add, good);
  for (const [values, words] of [
    [{ vehicle: '' }, 'Paste the address'],
    [{ vehicle: 'https://www.example.co.uk/car-leasing/bmw' }, 'not the page of a vehicle'],
    [{ vehicle: 'http://[' }, 'not the page of a vehicle'],
    [{ vehicle: '9999999999' }, 'no vehicle 9999999999 in the catalogue'],
    [{ vehicle: '9999999999', endsOn: day(2) }, 'can’t be before the first day'],
    [{ startsOn: '31/02/2027' }, 'no such first day'],
    [{ startsOn: 'soon' }, 'Enter the first day, like 24/11/2026.'],
    [{ startsOn: day(-1) }, 'Choose today or later as the first day.'],
    [{ startsOn: day(-9), endsOn: day(-2) }, 'Choose today or later as the last day.'],
    [{ endsOn: day(2) }, 'can’t be before the first day'],
    [{ endsOn: day(367) }, 'within a year'],
    [{ startsOn: day(9), endsOn: day(12) }, 'already has an offer from'],
    [{ startsOn: today, endsOn: day(3) }, 'already has an offer from'],
  ] as const) {
    const answer = await ann.post(list, add, { ...good, ...values });
    expect([values, answer.status, answer.text.includes(words)]).toEqual([values, 400, true]);
    expect(answer.text).toContain(`value="${'endsOn' in values ? values.endsOn : good.endsOn}"`);
  }
  expect(await storedIn(database)).toEqual([[cheaper, day(3), day(9)]]);
  expect((await auditOf(database)).filter(([, action]) => action === 'Made a special offer')).toHaveLength(1);
});

test('of two members who add the same offer at the same moment one is told of the other', async (database) => {
  const { newMember } = await openSite(database);
  const both = [newMember(), newMember()];
  for (const each of both) await each.signIn(members.admin);
  const typed = { vehicle: cheaper, startsOn: today, endsOn: day(7) };
  const tokens = await Promise.all(both.map(async (each) => findToken((await each.get(list)).text)));
  const posts = both.map((each, place) => each.postRaw(add, { ...typed, csrf: tokens[place] ?? '' }));
  const statuses = (await Promise.all(posts)).map(({ status }) => status);

  expect(statuses.toSorted()).toEqual([303, 400]);
  expect(await storedIn(database)).toHaveLength(1);
});

test('offers touch without overlapping, and there is room for so many only', async (database) => {
  const ann = await signedIn(database);
  for (const [startsOn, endsOn] of [
    [day(3), day(9)],
    [today, day(2)],
    [day(10), day(10)],
  ] as const)
    expect((await ann.post(list, add, { vehicle: cheaper, startsOn, endsOn })).status).toBe(303);

  const filler = { vehicleName: 'x', startsOn: day(1), endsOn: day(2), madeBy: 'x' };
  await database.orm.insert(specialOffers).values(
    Array.from({ length: maxOffers - 3 }, (_, nth) => ({
      ...filler,
      vehicleRef: String(2_000_000_000 + nth),
    })),
  );
  const tooMany = await ann.post(list, add, { vehicle: dear, startsOn: today, endsOn: today });
  expect([tooMany.status, tooMany.text.includes(`There are ${maxOffers} special offers already.`)]).toEqual([
    400,
    true,
  ]);
  const coming = (await ann.get(`${list}?state=coming`)).text;
  expect(coming).toContain('Page 1 of 4 (199 in total)');
  expect(coming).toContain('Would not show today: the vehicle is not in the catalogue');
});

test('days that a colleague has changed meanwhile are shown before they are changed again', async (database) => {
  const ann = await signedIn(database);
  await ann.post(list, add, { vehicle: dear, startsOn: today, endsOn: day(7) });
  const page = `${list}/${await onlyId(database)}`;
  const seen = { seenStart: today, seenEnd: day(7) };
  const opened = (await ann.get(page)).text;
  await ann.post(page, `${page}/change`, { startsOn: today, endsOn: day(14), ...seen });
  const late = await ann.post(page, `${page}/change`, { startsOn: today, endsOn: day(3), ...seen });

  expect(opened).toContain(`name="seenEnd" value="${day(7)}"`);
  expect([late.status, late.text.includes('Someone has changed the days')]).toEqual([400, true]);
  expect(late.text).toContain(`name="seenEnd" value="${day(14)}"`);
  expect(await storedIn(database)).toEqual([[dear, today, day(14)]]);
});

test('the days of an offer are changed, it is ended early, and what does not run is removed', async (database) => {
  const ann = await signedIn(database);
  const began = { vehicleRef: cheaper, vehicleName: 'Golf', startsOn: day(-5), endsOn: day(5), madeBy: 'x' };
  await database.orm.insert(specialOffers).values(began);
  const one = `${list}/${await onlyId(database)}`;
  const post = (what: string, values = {}) => ann.post(one, `${one}/${what}`, values);

  expect((await post('change', { startsOn: day(-5), endsOn: today })).status).toBe(303);
  expect(await storedIn(database)).toEqual([[cheaper, day(-5), today]]);
  for (const [startsOn, endsOn] of [
    [day(-6), today],
    [day(-5), day(-1)],
  ] as const)
    expect((await post('change', { startsOn, endsOn })).text).toContain('Choose today or later as the');
  expect((await post('remove')).text).toContain('End it first');

  expect((await post('end')).status).toBe(303);
  expect((await ann.get(one)).text).toContain('Ended early');
  expect((await post('end')).text).toContain('This offer has ended. Add a new one instead.');
  expect((await post('change', { startsOn: today, endsOn: today })).text).toContain('This offer has ended.');
  expect((await post('remove')).headers.location).toBe(`${list}?state=ended`);
  expect((await ann.get(one)).status).toBe(404);
  expect(await storedIn(database)).toEqual([]);
  expect((await auditOf(database)).map(([, action]) => action)).toEqual([
    'Signed in',
    'Changed the days of a special offer',
    'Ended a special offer early',
    'Removed a special offer',
  ]);

  await database.orm.insert(specialOffers).values({ ...began, startsOn: day(1) });
  const next = `${list}/${await onlyId(database)}`;
  expect((await ann.post(next, `${next}/end`)).text).toContain('hasn’t begun yet');
});

test('the pages and forms are not there without the role, and an impossible number is no offer', async (database) => {
  const bob = await signedIn(database, members.enquiries);
  const answers = [await bob.get(list), await bob.get(`${list}/1`), await bob.post('/staff', add)];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);

  const ann = await signedIn(database);
  for (const id of ['0', 'x', '99999999999', '7'])
    expect([id, (await ann.get(`${list}/${id}`)).status]).toEqual([id, 404]);
});
