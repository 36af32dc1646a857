import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp, testVehicles } from '#server/testing/test-app.ts';
import { testContent } from '#server/testing/test-content.ts';
import { allDealTypes } from '#shared/deals/deal-type.ts';
import { fuels } from '#shared/deals/fuel.ts';
import { vehiclePath } from '#shared/routes/link-to.ts';
import { linkGuides, themeGuides, toolGuides, vehicleGuides } from './fitting-guides.ts';

const app = await createTestApp({
  services: { competition: { name: 'A competition', isDemonstration: true } },
});

/** The addresses of texts that a page links to. */
async function readGuides(path: string): Promise<readonly string[]> {
  const { status, text } = await request(app).get(path);
  const [, main = ''] = /<main.*?>(.*)<\/main>/s.exec(text) ?? [];
  expect([path, status]).toEqual([path, 200]);
  return [...main.matchAll(/href="([^"]+)"/g)]
    .map(([, href = '']) => href)
    .filter((href) => testContent.entries.has(href));
}

test('every guide that a vehicle, a tool or a list leads to is there, and a vehicle leads to six at most', () => {
  const kinds = allDealTypes.flatMap((dealType) =>
    fuels.map((fuel) => vehicleGuides(dealType, { fuel, pricingType: 'standard' })),
  );

  for (const paths of [...kinds, ...Object.values(toolGuides), ...Object.values(themeGuides)])
    expect(linkGuides(testContent, paths).map(({ path }) => path)).toEqual(paths);
  expect(Math.max(...kinds.map((paths) => paths.length))).toBeLessThanOrEqual(6);
});

test('a vehicle page leads to guides that fit the vehicle', async () => {
  const [petrol = '', electric = '', van = '', , insured = ''] = testVehicles.map((vehicle) =>
    vehiclePath(vehicle.vehicleType === 'car' ? 'personal' : 'van', vehicle),
  );

  expect(await readGuides(petrol)).not.toContain('/electric-car-leasing/guides/winter-range');
  expect(await readGuides(electric)).toContain('/electric-car-leasing/guides/winter-range');
  expect(await readGuides(van)).toContain('/van-leasing/guides/payload-and-weights');
  expect(await readGuides(petrol)).toContain('/car-leasing/guides/insuring-a-lease-car');
  expect(await readGuides(insured)).not.toContain('/car-leasing/guides/insuring-a-lease-car');
});

test.each([
  ['/mileage-calculator', '/car-leasing/guides/mileage-and-excess'],
  ['/company-car-tax-calculator', '/business-car-leasing/guides/company-car-tax-explained'],
  ['/salary-sacrifice', '/business-car-leasing/guides/salary-sacrifice-for-employers'],
  ['/fair-wear-and-tear', '/car-leasing/guides/handing-back-your-car'],
  ['/car-finance-advice', '/car-finance-advice/gap-insurance'],
  ['/electric-car-leasing?term=24', '/electric-car-leasing/guides/home-charging'],
  ['/company-fleet-support', '/company-fleet-support/duty-of-care'],
  ['/company-fleet-support', '/company-fleet-support/funding-solutions'],
  ['/competition', '/competition-terms'],
  ['/commission-disclosure/consent', '/commission-disclosure'],
])('%s leads to %s', async (path, guide) => {
  expect(await readGuides(path)).toContain(guide);
});

test.each([
  vehiclePath('personal', testVehicles[0] as (typeof testVehicles)[number]),
  '/request-quote?dealType=personal&vehicleRef=1000000001',
  '/finance-eligibility-checker',
])(
  '%s says before anything is sent that we may be paid commission, and links to both disclosures',
  async (path) => {
    const { text } = await request(app).get(path);

    expect(text).toContain('We’re a credit broker, not a lender.');
    expect(text).toContain('The funder may pay us a commission if you lease through us.');
    expect(await readGuides(path)).toEqual(
      expect.arrayContaining(['/commission-disclosure', '/initial-disclosure']),
    );
  },
);
