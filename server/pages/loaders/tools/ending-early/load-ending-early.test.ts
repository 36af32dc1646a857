import { expect, test } from 'vitest';
import { exampleCard } from '#server/catalogue/store/testing/example-catalogue.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { toSiteIdentity } from '#server/platform/config/site-identity.ts';
import { testAccountServices } from '#server/testing/test-account-services.ts';
import { silentLog, testCatalogue, testVehicles } from '#server/testing/test-app.ts';
import type { EndingEarlyData } from '#shared/pages/tools/ending-early/ending-early-page.tsx';
import { endingSharesOf } from '#shared/tax/figures/early-end-shares.ts';
import { loadEndingEarly } from './load-ending-early.ts';

async function load(query: string, catalogue = testCatalogue()): Promise<EndingEarlyData> {
  const site = toSiteIdentity(readConfig({ SITE_ORIGIN: 'http://localhost:3000' }));
  const services = { catalogue, site, log: silentLog, ...testAccountServices() };
  const path = '/ending-a-lease-early';
  return loadEndingEarly({ path, params: {}, search: new URLSearchParams(query), services });
}

const typed = 'monthly=300&term=36&initial=6&fee=249';

test('a typed lease is answered in a sentence, to ten pounds for the estimate', async () => {
  // Paid: 6 × £300 + £249 + 17 × £300. Left: 18 × £300.
  const { answer, notes } = await load(`${typed}&month=18`);

  expect(notes).toEqual([]);
  expect(answer.sentence).toBe(
    'Ending after 18 of 36 months would cost about £2,700 to £5,400, on top of the £7,149 paid by then.',
  );
  expect(answer.months).toHaveLength(36);
});

test('the estimate is said to be ours, and neither law nor the funder’s terms', async () => {
  const { answer, figures } = await load(typed);

  expect(answer.assumption).toMatch(/^We assume a charge of between half and all of the payments left\./);
  expect(answer.assumption).toContain('not a law and not your funder’s terms');
  expect(figures[0]).toMatchObject({ sureness: 'assumption', source: expect.stringMatching(/^Our own/) });
});

test('in the last month there is nothing to end', async () => {
  expect((await load(`${typed}&month=36`)).answer.sentence).toBe(
    'After all 36 months there’s nothing to end: you’ve paid £12,549, and no payments are left.',
  );
});

test('a vehicle of the catalogue is ended at its price for the profile, half way unless a month is given', async () => {
  const { vehicle, price, month, notes } = await load('vehicle=1000000002&term=24&miles=8000');

  expect(notes).toEqual([]);
  expect(vehicle).toMatchObject({ vehicleRef: '1000000002', isExample: false, dealType: 'personal' });
  expect(price).toMatchObject({ vat: 'inc VAT', profile: { termMonths: 24, annualMiles: 8000 } });
  expect(month).toBe(12);
});

test('a vehicle is ended at the range of the funder whose price is shown, which is not named', async () => {
  const cheap = exampleCard('1000000001', { funder: 'Demonstration Funder' });
  const dear = { ...exampleCard('1000000001'), monthlyPence: cheap.monthlyPence.map((pence) => pence * 2) };
  const data = await load('vehicle=1000000001', testCatalogue(testVehicles, [dear, cheap]));

  expect(data.answer.assumption).toMatch(
    /^We assume a charge of between half and 75% of the payments left\./,
  );
  expect(JSON.stringify(data)).not.toContain('Demonstration Funder');
});

test('live short leases stand below, each with what ending it half way would cost', async () => {
  const grid = { terms: [12], miles: [10_000], initials: [6] };
  const card = exampleCard('1000000002', { grid, contract: 'personal' });
  const short = { ...card, monthlyPence: card.monthlyPence.map(() => 300_00) };
  const { shortDeals } = await load(typed, testCatalogue(testVehicles, [short]));

  // £360 a month with VAT; 6 of 12 payments are left, £2,160, of which half and all.
  expect(shortDeals.map(({ deal, words }) => [deal.vehicle.vehicleRef, words])).toEqual([
    ['1000000002', 'Ending after 6 months: £1,080 to £2,160'],
  ]);
  expect((await load(typed)).shortDeals).toEqual([]);
});

test('a funder of whom nothing is assumed has the usual range, whatever its name', () => {
  for (const name of [undefined, 'Another Finance', '__proto__', 'constructor'])
    expect(endingSharesOf(name)).toEqual({ lowPercent: 50, highPercent: 100 });
});

test('a van, and a car asked for a business, are priced ex VAT', async () => {
  expect((await load('vehicle=1000000003')).price.vat).toBe('ex VAT');
  expect((await load('vehicle=1000000001&dealType=business')).price.vat).toBe('ex VAT');
});

test('an example stands where no vehicle is named, and where the one named has no price', async () => {
  expect((await load('')).vehicle?.isExample).toBe(true);
  const unknown = await load('vehicle=9999999999');

  expect(unknown.vehicle?.isExample).toBe(true);
  expect(unknown.notes).toEqual(['We have no price for that vehicle, so another lease is shown.']);
});

test('without anything priced a typed lease stands as the example', async () => {
  const { typed: lease, vehicle } = await load('', testCatalogue([], []));

  expect(vehicle).toBeUndefined();
  expect(lease).toEqual({ monthlyPounds: 300, feePounds: 0, excessPence: 10 });
});

test('a month outside the lease is said, with those that can be asked about', async () => {
  const { notes, month } = await load(`${typed}&month=37`);

  expect(notes).toEqual(['Enter a month from 1 to 36. Until then we use 18.']);
  expect(month).toBe(18);
});

test('a short typed lease has no more months up front than it has, and says so', async () => {
  const { price, notes, refused } = await load('monthly=300&term=6&initial=12');

  expect(price.profile.initialMonths).toBe(6);
  expect(notes).toEqual(['A lease of 6 months has at most 6 months up front, so we use that.']);
  expect(refused).toMatchObject({ initial: { typed: '12' } });
});

test('pence count: 6 and 17 payments of £366.11, £249.50 and 12.6p a mile', async () => {
  // Paid by month 18: (6 + 17) × £366.11 + £249.50 = £8,670.03. Left: 18 × £366.11 = £6,589.98, half of it £3,294.99.
  const data = await load('monthly=366.11&term=36&initial=6&fee=£249.50&excess=12.6p&month=18');

  expect(data.notes).toEqual([]);
  expect(data.typed).toEqual({ monthlyPounds: 366.11, feePounds: 249.5, excessPence: 12.6 });
  expect(data.price).toMatchObject({ monthlyPence: 366_11, feePence: 249_50, excessTenths: 126 });
  expect(data.answer.months[17]).toMatchObject({ paidPence: 8670_03, leftPence: 6589_98 });
  expect(data.answer.sentence).toBe(
    'Ending after 18 of 36 months would cost about £3,290 to £6,590, on top of the £8,670 paid by then.',
  );
});
