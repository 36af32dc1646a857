import { expect, test } from 'vitest';
import { findComparedDeal } from '#server/catalogue/compared-deals.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { toSiteIdentity } from '#server/platform/config/site-identity.ts';
import { testAccountServices } from '#server/testing/test-account-services.ts';
import { silentLog, testCatalogue } from '#server/testing/test-app.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import type { MileageData } from '#shared/pages/tools/mileage/mileage-form.tsx';
import { loadMileage } from './load-mileage.ts';

async function load(query = ''): Promise<MileageData> {
  const site = toSiteIdentity(readConfig({ SITE_ORIGIN: 'http://localhost:3000' }));
  const services = { catalogue: testCatalogue(), site, log: silentLog, ...testAccountServices() };
  return loadMileage({
    path: '/mileage-calculator',
    params: {},
    search: new URLSearchParams(query),
    services,
  });
}

const nothing = 'commuteMiles=0&errandMiles=0&weekendMiles=0&trips=0';

test('the example is added up by kind, and leads to lists and vehicles at its miles', async () => {
  const { miles, sentence, rows, chart, lists, deals } = await load();

  expect(sentence).toBe('You drive about 8,920 miles a year, 5,520 of them to and from work.');
  expect(rows.map((row) => row.miles)).toEqual([5520, 0, 1040, 1560, 800]);
  expect(rows.reduce((sum, row) => sum + row.miles, 0)).toBe(miles);
  expect(rows[0]?.working).toBe('12 miles each way, 5 days a week, 46 weeks');
  expect(chart.bars.map(({ label }) => label)).toEqual(['5,520', '0', '1,040', '1,560', '800']);
  expect(lists[0]).toEqual({ label: 'Car deals at 8,920 miles a year', href: '/car-leasing?miles=8920' });
  expect(deals[0]?.allHref).toMatch(/\/vehicle\?miles=8920$/);
});

test('one kind alone is all of them', async () => {
  expect((await load('errandMiles=0&weekendMiles=0&trips=0')).sentence).toBe(
    'You drive about 5,520 miles a year, all of them to and from work.',
  );
});

test('without any miles it asks for journeys, and deals are at their smallest allowance', async () => {
  const { sentence, lists, deals } = await load(nothing);

  expect(sentence).toBe('Enter your journeys and we’ll add up your miles.');
  expect(lists).toEqual([]);
  expect(deals.map(({ deal }) => deal.price?.profile.annualMiles)).toEqual([8000, 8000]);
});

test('what cannot be used is said, and more miles than we can price are cut', async () => {
  const wrong = await load('commuteMiles=abc&trips=-1');
  const many = await load('commuteMiles=150&commuteDays=7&commuteWeeks=52');

  expect(wrong.notes).toHaveLength(2);
  expect(wrong.question).toMatchObject({ commuteMiles: 12, trips: 4 });
  expect(many.miles).toBe(99_999);
  expect(many.sentence).toContain('112,600 miles');
  expect(many.notes).toEqual(['We can price up to 99,999 miles a year, so the deals here are for that.']);
});

test('the deals of the address stand in its order, each at its own term, with its cheapest allowance', async () => {
  const { deals, items, dealsHeading, notes } = await load(
    `commuteMiles=0&errandMiles=0&weekendMiles=0&trips=1&tripMiles=3000&deals=1000000002.business.24.12000,1000000003.van`,
  );

  expect(deals.map(({ deal }) => deal.vehicle.vehicleRef)).toEqual(['1000000002', '1000000003']);
  expect(deals[0]?.deal.price?.profile).toMatchObject({ termMonths: 24, annualMiles: 8000 });
  expect(deals[0]?.words).toBe('The 8,000-mile deal, until you drive 8,002 miles a year.');
  expect(deals[0]?.cost).toMatch(
    /^£\d,\d{3} ex VAT in total over 24 months, £\d+ less than the 12,000-mile deal\.$/,
  );
  expect(items).toBe('1000000002.business.24.12000,1000000003.van');
  expect(dealsHeading).toBe('Your deals at 3,000 miles a year');
  expect(notes).toEqual([]);
});

test('deals without a price are left out with a note, and with none at all examples stand in', async () => {
  const gone = await load('deals=9999999999,1000000004,rubbish');
  const none = await load('deals=none');

  expect(gone.notes).toEqual(['We left out 3 deals that we have no price for today.']);
  expect(none.notes[0]).toMatch(/^You haven’t saved any deals/);
  for (const { items, deals } of [gone, none]) {
    expect(items).toBeUndefined();
    expect(deals.length).toBeGreaterThan(0);
  }
});

test('a heart and a compare box of each deal name its own lease, a van’s too', async () => {
  const { deals } = await load(
    `deals=1000000001.24,1000000002.business.48.3up,1000000003.van&${nothing.replace('trips=0', 'trips=2&tripMiles=3000')}`,
  );
  const snapshot = testCatalogue().snapshot();
  const leases = deals.map(({ item }) => findComparedDeal(snapshot, defaultProfile, item)?.profile);

  expect(deals.map(({ item }) => item)).toEqual([
    '1000000001.24.8000',
    '1000000002.business.48.8000.3up',
    '1000000003.van.8000',
  ]);
  expect(leases).toEqual(deals.map(({ deal }) => deal.price?.profile));
});
