import { expect, test } from 'vitest';
import { exampleCard, exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import { testCatalogue, testVehicles } from '#server/testing/test-app.ts';
import { searchHit } from '#shared/contracts/search.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { toHit } from './to-hit.ts';

const grid = { terms: [36], miles: [10_000], initials: [6] };

function hitOf(
  facts: Partial<Vehicle>,
  product: 'personal-contract-hire' | 'contract-hire',
  isPriced = true,
) {
  const vehicle = exampleVehicle('1000000001', facts);
  const contracts = isPriced ? (['personal', 'business'] as const) : [];
  const cards = contracts.map((contract) => exampleCard('1000000001', { grid, contract }));
  const snapshot = testCatalogue([vehicle], cards).snapshot();
  const entry = { kind: 'vehicle' as const, vehicleRef: '1000000001', vehicleType: vehicle.vehicleType };
  return toHit(entry, { snapshot, product, imageHost: '' });
}

test('Results show: title, link, image_link, price, sale_price, ispoa, description, body_type, fuel, transmission, drive_train', () => {
  expect(hitOf({ drivetrain: 'front' }, 'personal-contract-hire')).toEqual({
    title: 'Škoda Octavia Estate 1.5 TSI SE 5dr',
    link: '/car-leasing/skoda/octavia/octavia-estate/1-5-tsi-se-5dr/1000000001/vehicle',
    image_link: expect.stringMatching(/^\/website\/static\/vehicles\/estate.*\.svg$/),
    price: 300_00,
    true_cost: 348_30,
    ispoa: false,
    description: 'Petrol, Manual, 121 g/km CO2',
    body_type: 'Estate',
    fuel: 'Petrol',
    transmission: 'Manual',
    drive_train: 'Front-wheel drive',
    vat: 'inc VAT',
    profile: '36 months, 10,000 miles a year, 6 months up front, not maintained',
    // 6 × £300 + 35 × £300 + £238.80 = £12,538.80, over 36 months.
    cost: '£1,800 initial payment (6 months), £238.80 fee, then 35 payments of £300, £12,538.80 in total, subject to status',
  });
});

test('the rental of a special offer is its sale_price, and no former price is given', () => {
  const hit = hitOf({ isSpecialOffer: true, listedOn: '2025-11-01' }, 'personal-contract-hire');

  expect(hit?.sale_price).toBe(300_00);
  expect(hit).not.toHaveProperty('price');
  // It has been listed for too few days to say anything of 90.
  expect(hitOf({ isSpecialOffer: true }, 'personal-contract-hire')).toHaveProperty('price');
});

test('business prices are ex VAT and lead to the business page', () => {
  const hit = hitOf({}, 'contract-hire');

  expect(hit).toMatchObject({ price: 250_00, vat: 'ex VAT' });
  expect(hit?.link).toMatch(/^\/business-car-leasing\//);
});

test('without a rate at the usual profile a vehicle is price on application, and shows no price words', () => {
  const hit = hitOf({}, 'personal-contract-hire', false);

  expect(hit?.ispoa).toBe(true);
  expect(Object.keys(hit ?? {})).not.toContain('price');
  expect(Object.keys(hit ?? {})).not.toContain('vat');
});

test('used and insured offers are marked, because the new vehicle has the same name', () => {
  expect(hitOf({ pricingType: 'used' }, 'contract-hire')?.title).toMatch(/ \(used\)$/);
  expect(hitOf({ pricingType: 'atc' }, 'contract-hire')?.title).toMatch(/ with insurance$/);
});

test('a page has no price, and a vehicle that is no longer in the catalogue is not a hit', () => {
  const source = {
    snapshot: testCatalogue().snapshot(),
    product: 'contract-hire' as const,
    imageHost: '',
  };
  const page = { path: '/contact', title: 'Contact', description: 'How to reach us' };

  expect(toHit({ kind: 'page', page }, source)).toEqual({
    title: 'Contact',
    description: 'How to reach us',
    link: '/contact',
    ispoa: false,
  });
  expect(toHit({ kind: 'vehicle', vehicleRef: '9999999999', vehicleType: 'car' }, source)).toBeUndefined();
});

test('every hit matches the schema of hits', () => {
  const snapshot = testCatalogue().snapshot();
  const hits = testVehicles.map(({ vehicleRef, vehicleType }) =>
    toHit(
      { kind: 'vehicle', vehicleRef, vehicleType },
      { snapshot, product: 'contract-hire', imageHost: '' },
    ),
  );

  expect(hits.map((hit) => searchHit.parse(hit))).toEqual(hits);
});
