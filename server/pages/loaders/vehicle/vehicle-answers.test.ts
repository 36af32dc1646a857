import request from 'supertest';
import { expect, test } from 'vitest';
import { exampleCard, exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import { createTestApp, testCatalogue } from '#server/testing/test-app.ts';
import type { ComparedGroup } from '#shared/pages/compare/compare-data.ts';
import { vehiclePath } from '#shared/routes/link-to.ts';

const crewVan = exampleVehicle('2000000001', {
  vehicleType: 'commercial',
  bodyType: 'crew',
  seats: 6,
  payloadKg: 990,
  fuel: 'diesel',
  co2GramsPerKm: 188,
  p11dPence: 4_605_000,
});
const lightDoubleCab = exampleVehicle('2000000002', {
  ...crewVan,
  vehicleRef: '2000000002',
  bodyType: 'pickup',
  seats: 5,
  payloadKg: 450,
});
const panelVan = exampleVehicle('2000000003', {
  ...crewVan,
  vehicleRef: '2000000003',
  bodyType: 'medium',
  seats: 3,
});
const plugIn = exampleVehicle('2000000004', {
  fuel: 'plug-in-hybrid',
  co2GramsPerKm: 56,
  electricRangeMiles: 53,
  p11dPence: 3_690_000,
});
const vehicles = [crewVan, lightDoubleCab, panelVan, plugIn];
const cards = vehicles.flatMap(({ vehicleRef, vehicleType }) => [
  exampleCard(vehicleRef, { contract: 'business' }),
  ...(vehicleType === 'car' ? [exampleCard(vehicleRef, { contract: 'personal' })] : []),
]);

const app = await createTestApp({ catalogue: testCatalogue(vehicles, cards) });

async function load(path: string) {
  const { body, status } = await request(app).get(`/page-data${path}`);
  expect(status).toBe(200);
  return body.data;
}

/** The headline of the vehicle's page, of the calculator and of the comparison. */
async function headlines(vehicle: typeof crewVan) {
  const dealType = vehicle.vehicleType === 'car' ? 'business' : 'van';
  const page = await load(vehiclePath(dealType, vehicle));
  const calculator = await load(`/company-car-tax-calculator?vehicle=${vehicle.vehicleRef}`);
  const comparison = await load(`/compare-deals?deals=${vehicle.vehicleRef}.${dealType}`);
  const rows = comparison.groups.flatMap((group: ComparedGroup) => group.rows);
  const row = rows.find(({ label }: { readonly label: string }) =>
    label.startsWith('Company car or van tax'),
  );
  return { page: page.companyCarTax.answer, calculator: calculator.answer, compared: row?.texts[0] };
}

// 37% of £46,050 is £17,038.50, of which 40% is £6,815.40 a year; 40% of the van charge of £4,170 is £1,668.
const bothWays =
  'At 40% in 2026/27 you’d pay £568 a month if it’s taxed as a car, or £139 a month if it’s taxed as a van.';

test.each([
  ['a crew van', crewVan],
  ['a double cab that carries 450 kg', lightDoubleCab],
])('the page, the calculator and a comparison show %s both ways', async (_, vehicle) => {
  const { page, calculator, compared } = await headlines(vehicle);

  expect([page.sentence, calculator.sentence]).toEqual([bothWays, bothWays]);
  expect(page.decides).toEqual(calculator.decides);
  expect(page.decides).toHaveLength(1);
  expect(compared).toBe('£568 if it’s taxed as a car, £139 if it’s taxed as a van');
});

test('a panel van has one figure and nothing to decide', async () => {
  const { page, calculator, compared } = await headlines(panelVan);

  expect(page.sentence).toMatch(/^At 40% you’d pay £139 a month in 2026\/27: /);
  expect(calculator.sentence).toBe(page.sentence);
  expect([page.ways.length, page.decides]).toEqual([1, []]);
  expect(compared).toBe('£139');
});

test('the heading of a van’s page names company car tax where it may be one', async () => {
  const heading = async (vehicle: typeof crewVan) => {
    const { text } = await request(app).get(vehiclePath('van', vehicle));
    return /<h2>(Company [a-z ]*tax)<\/h2>/.exec(text)?.[1];
  };

  expect(await heading(crewVan)).toBe('Company car or van tax');
  expect(await heading(lightDoubleCab)).toBe('Company car or van tax');
  expect(await heading(panelVan)).toBe('Company van tax');
});

test('a plug-in hybrid of 56 g/km has both figures on its page, in the calculator, compared and out of a salary', async () => {
  // 18% of £36,900 is £6,642, of which 40% is £2,656.80: £221.40 a month. 10% is £3,690, then £1,476: £123 a month.
  const { page, calculator, compared } = await headlines(plugIn);

  expect(page.sentence).toBe(
    'At 40% in 2026/27 you’d pay £221 a month if it was tested to Euro 6e or earlier, or £123 a month if it was tested to Euro 6e-bis or later.',
  );
  expect(calculator.sentence).toBe(page.sentence);
  expect(compared).toBe(
    '£221 if it was tested to Euro 6e or earlier, £123 if it was tested to Euro 6e-bis or later',
  );
  const tool = await load(`/salary-sacrifice?vehicle=${plugIn.vehicleRef}&salary=45000`);
  const { salarySacrifice } = await load(vehiclePath('business', plugIn));
  // The page leaves out what a company car costs.
  const [sacrifice] = tool.compared.answer.sentence.split(' A company car');
  expect(salarySacrifice.sentence).toContain(sacrifice);
  expect(salarySacrifice.sentence).toMatch(
    /If it was tested to Euro 6e-bis or later, salary sacrifice costs £\d+ a month\.$/,
  );
  expect(tool.compared.answer.figures).toHaveLength(2);
});

test('a form asks for the emission standard of a plug-in hybrid of 51 g/km or more, and of no other car', async () => {
  const asks = async (path: string) => (await request(app).get(path)).text.includes('name="standard"');
  const typed = '/company-car-tax-calculator?kind=car&price=36900&co2=56&fuel=';

  expect(await asks(`/company-car-tax-calculator?vehicle=${plugIn.vehicleRef}`)).toBe(true);
  expect(await asks(`/salary-sacrifice?vehicle=${plugIn.vehicleRef}`)).toBe(true);
  expect(await asks(`${typed}plug-in-hybrid`)).toBe(true);
  expect(await asks(`${typed}petrol`)).toBe(false);
  expect(await asks(`/company-car-tax-calculator?vehicle=${crewVan.vehicleRef}`)).toBe(false);
});

test('the list of cars taxed least names the most for a car whose emission standard decides', async () => {
  const { deals } = await load(
    '/company-car-tax-calculator?kind=car&price=36900&fuel=petrol&co2=120&rate=40',
  );

  expect(deals.map(({ words }: { readonly words: string }) => words)).toEqual([
    'up to £221 a month in tax at 40%',
  ]);
});
