import { join } from 'node:path';
import request from 'supertest';
import { expect, test } from 'vitest';
import { demoRateCards } from '#server/catalogue/demonstration/demo-rates.ts';
import { readDemonstrationCatalogue } from '#server/catalogue/demonstration/read-demonstration-catalogue.ts';
import { demonstrationValidity } from '#server/catalogue/import/import-demonstration.ts';
import { createTestApp, testCatalogue } from '#server/testing/test-app.ts';
import type { Deal } from '#shared/deals/deal.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import type { PriceMap } from '#shared/pages/results/price-map/price-map-data.ts';
import type { VehicleData } from '#shared/pages/vehicle/vehicle-data.ts';
import { vehiclePath } from '#shared/routes/link-to.ts';

const folder = join(import.meta.dirname, '../../../catalogue/demonstration');
const vehicles = readDemonstrationCatalogue(folder).filter((_vehicle, place) => place % 7 === 0);
const validity = demonstrationValidity('2026-11-20');
const rateCards = vehicles.flatMap((vehicle) => demoRateCards(vehicle, validity));
const app = await createTestApp({ catalogue: testCatalogue(vehicles, rateCards) });

async function load<Data>(path: string): Promise<Data> {
  const { body } = await request(app).get(`/page-data${path}`);
  return body.data;
}

interface List {
  readonly deals: readonly Deal[];
  readonly [name: string]: unknown;
}

test.each([
  ['/car-leasing', 9000, ''],
  ['/car-leasing', 13_400, '&term=48&initial=3'],
  ['/business-car-leasing', 45_000, '&term=24'],
  ['/van-leasing', 21_000, '&maintained=true'],
])(
  'the vehicle pages of %s at %i miles show the price and value score of their cards',
  async (list, realMiles, rest) => {
    const query = `?miles=${realMiles}${rest}`;
    const { deals } = await load<List>(`${list}${query}&sort=true-monthly&show=versions`);
    const costs = deals.map(({ price }) => price?.trueMonthlyPence ?? 0);

    expect(deals).toHaveLength(24);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    for (const { dealType, vehicle, price, valueScore } of deals) {
      const page = await load<VehicleData>(vehiclePath(dealType, vehicle) + query);

      expect(page.shownPrice).toEqual(price);
      expect(page.value?.score).toBe(valueScore);
      expect(page.profile).toEqual(price?.profile);
      expect(page.yourMiles?.cheapest).toMatchObject({
        annualMiles: price?.profile.annualMiles,
        costPence: price?.totalPence,
      });
      // What is quoted is the lease itself: the excess charge is in no contract price.
      expect(page.price?.totalPence).toBe((price?.totalPence ?? 0) - (price?.driven?.excessPence ?? 0));
      expect(page.price).not.toHaveProperty('driven');
    }
  },
);

test('a quote, a comparison and the alternatives at real miles are for the lease of the card', async () => {
  const { deals } = await load<List>('/car-leasing?miles=9000&sort=value');
  const [first, second] = deals.map(({ vehicle, price }) => ({ ref: vehicle.vehicleRef, price }));
  const quote = await load<{ price: Deal['price'] }>(
    `/request-quote?dealType=personal&vehicleRef=${first?.ref}&miles=9000`,
  );
  const compared = await load<{ columns: readonly Record<string, unknown>[]; warning?: string }>(
    `/compare-deals?deals=${first?.ref},${second?.ref}&miles=9000`,
  );

  expect(quote.price?.profile).toEqual(first?.price?.profile);
  expect(quote.price).not.toHaveProperty('driven');
  expect(compared.warning).toBeUndefined();
  for (const [place, deal] of [first, second].entries()) {
    const pence = String((deal?.price?.trueMonthlyPence ?? 0) / 100);
    expect(compared.columns[place]).toMatchObject({
      item: deal?.ref,
      trueMonthly: expect.stringContaining(pence),
    });
    const miles = deal?.price?.profile.annualMiles;
    expect(compared.columns[place]?.quoteHref).toMatch(
      miles === 10_000 ? /\d{10}$/ : new RegExp(`miles=${miles}$`),
    );
  }
});

test('cards say which deal it is, the fields and the line of phones keep the miles, and links carry them', async () => {
  const response = await request(app).get('/car-leasing?miles=8900&sort=total');
  const text = response.text.replaceAll('\u00a0', ' ');

  expect(text).toMatch(/<option value="8900" selected="">8,900<\/option>/);
  expect(text).toContain('36 months · 8,900 miles · 6 months up front');
  expect(text).toContain('/vehicle?miles=8900"');
  const which =
    /<p class="miles">At your 8,900 miles: (?:the 10,000-mile deal|8,000-mile deal \+ £\d+ excess)<\/p>/g;
  expect(text.match(which)).toHaveLength(24);
  expect(text).toMatch(/<p>£[\d,]+ up front[^<]+ and £\d+ excess, £[\d,]+ in total\.<\/p>/);
  expect(text.match(/<p>36 months · /g)).toHaveLength(24);
  expect(text).toContain('<input type="hidden" name="miles" value="8900"/>');
});

test('a list at an allowance, or at miles that cannot be read, says nothing of real miles', async () => {
  for (const query of ['', 'miles=8000', 'miles=abc', 'miles=0', 'miles=1000000']) {
    const { deals, profile } = await load<List>(`/car-leasing?${query}`);
    expect(profile).not.toHaveProperty('realMiles');
    expect(deals.every(({ price }) => price?.driven === undefined)).toBe(true);
  }
});

test('the dots of the price map cost what the cards do, and lead to vehicles at the same miles', async () => {
  const { map } = await load<{ map: PriceMap }>('/car-leasing?miles=8900&view=map');
  const { deals } = await load<List>('/car-leasing?miles=8900&sort=true-monthly&show=versions');
  const dots = new Map((map.dots ?? []).map(([, , , href, cost]) => [href, cost]));
  const shared = deals.filter((deal) => dots.has(hrefOf(deal)));

  expect(shared.length).toBeGreaterThan(5);
  for (const deal of shared)
    expect(dots.get(hrefOf(deal))).toBe(formatPounds(deal.price?.trueMonthlyPence ?? 0, { pennies: true }));
});

function hrefOf({ dealType, vehicle }: Deal): string {
  return `${vehiclePath(dealType, vehicle)}?miles=8900`;
}
