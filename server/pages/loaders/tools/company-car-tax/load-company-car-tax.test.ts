import { expect, test } from 'vitest';
import { readConfig } from '#server/platform/config/read-config.ts';
import { toSiteIdentity } from '#server/platform/config/site-identity.ts';
import { testAccountServices } from '#server/testing/test-account-services.ts';
import { silentLog, testCatalogue } from '#server/testing/test-app.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import type { CompanyCarTaxData } from '#shared/pages/tools/company-car-tax/company-car-tax-form.tsx';
import { loadCompanyCarTax } from './load-company-car-tax.ts';

async function load(query: string, snapshot = testCatalogue().snapshot()): Promise<CompanyCarTaxData> {
  const site = toSiteIdentity(readConfig({ SITE_ORIGIN: 'http://localhost:3000' }));
  const catalogue = { snapshot: () => snapshot, isLoaded: () => true };
  const services = { catalogue, site, log: silentLog, ...testAccountServices() };
  const path = '/company-car-tax-calculator';
  return loadCompanyCarTax({ path, params: {}, search: new URLSearchParams(query), services });
}

const typed = 'kind=car&price=30000&fuel=petrol&co2=120';

test('a typed car is answered in a sentence, for each tax year and rate', async () => {
  const { answer, notes, vehicle } = await load(`${typed}&term=12&rate=20`);

  expect(vehicle).toBeUndefined();
  expect(notes).toEqual([]);
  expect(answer.sentence).toMatch(
    /^At 20% you’d pay £150 a month in 20\d\d\/\d\d: £1,[78]\d\d over the 12 months\.$/,
  );
  const [way] = answer.ways;
  expect(answer.ways).toHaveLength(1);
  expect(way?.years.map(({ percentage }) => percentage)).toEqual([30, 30]);
  expect(way?.years[0]?.monthlyPence).toEqual([15_000, 30_000, 33_750]);
  expect(way?.chart.bars).toHaveLength(2);
});

test('what cannot be used is said, with what to type, and the usual figure stands in', async () => {
  const { notes, question } = await load('kind=car&price=12&co2=abc&rate=99&start=1999-01&term=7&private=-1');

  expect(notes).toHaveLength(6);
  expect(notes[0]).toBe('Enter a list price from £5,000 to £300,000. Until then we use £35,000.');
  expect(question).toMatchObject({ pricePounds: 35_000, co2: 120, rate: 40, term: 36, privateUsePounds: 0 });
});

test('pounds may be typed with a sign and commas', async () => {
  expect((await load('kind=car&price=£41,500')).question.pricePounds).toBe(41_500);
});

test('a van has a flat charge whatever it costs, and an electric one none', async () => {
  expect((await load('kind=van&fuel=diesel')).answer.ways[0]?.years[0]).not.toHaveProperty('percentage');
  expect((await load('kind=van&fuel=electric')).answer.sentence).toBe(
    'You’d pay no company car tax on it, at any rate.',
  );
});

test('an unknown vehicle is not an error: the figures can be typed', async () => {
  expect((await load('vehicle=9999999999&kind=car')).vehicle).toBeUndefined();
});

test('a vehicle whose list price is unknown is said to be, and its figures can be typed', async () => {
  const snapshot = testCatalogue().snapshot();
  const findVehicle = (ref: string) => {
    const { p11dPence: _unknown, ...vehicle } = snapshot.findVehicle(ref) as Vehicle;
    return vehicle;
  };
  const { vehicle, notes } = await load('vehicle=1000000001', { ...snapshot, findVehicle });

  expect(vehicle).toBeUndefined();
  expect(notes).toEqual([
    'We don’t know the list price or the CO2 of that vehicle. Enter them, and we’ll work it out for yours.',
  ]);
  expect((await load('vehicle=1000000001')).notes).toEqual([]);
});

test('a vehicle that is no longer offered is not replaced by an example without a word', async () => {
  const { vehicle, notes } = await load('vehicle=9999999999');

  expect(vehicle?.isExample).toBe(true);
  expect(notes).toEqual(['We no longer offer that vehicle, so this is an example.']);
});

test('a typed diesel of 110 g/km is taken to meet RDE2, 28% in 2026/27, until its driver says that it does not: 32%', async () => {
  const { answer } = await load('kind=car&fuel=diesel&co2=110&price=30000&rate=20&start=2026-12');
  const without = await load('kind=car&fuel=diesel&co2=110&price=30000&rate=20&start=2026-12&rde2=false');
  // £30,000 × 28% × 20% ÷ 12 is £140 a month, and at 32% £160.
  expect(answer.ways[0]?.years[0]).toMatchObject({ percentage: 28, monthlyPence: [140_00, 280_00, 315_00] });
  expect(without.answer.ways[0]?.years[0]).toMatchObject({
    percentage: 32,
    monthlyPence: [160_00, 320_00, 360_00],
  });
  const notes = async (rde2: string) => (await load(`kind=car&fuel=diesel&co2=110${rde2}`)).answer.notes[0];

  expect(await notes('&rde2=false')).toBe(
    'This is for a diesel that doesn’t meet RDE2, with its supplement of 4 points. Ask the maker whether this one does.',
  );
  expect(await notes('')).toBe(
    'This is for a diesel that meets RDE2. A diesel that doesn’t meet it pays 4 points more. Ask the maker whether this one does.',
  );
});

test('a plug-in hybrid of 56 g/km has both figures until its emission standard is named', async () => {
  const plugIn = 'kind=car&price=36900&fuel=plug-in-hybrid&co2=56&range=53&rate=40&term=12';
  const sentence = async (standard: string) => (await load(plugIn + standard)).answer.sentence;

  // 18% of £36,900 is £6,642, of which 40% is £2,656.80: £221.40 a month. 10% is £3,690, then £1,476: £123 a month.
  expect(await sentence('')).toMatch(
    /^At 40% in 2026\/27 you’d pay £221 a month if it was tested to Euro 6e or earlier, or £123 a month if it was tested to Euro 6e-bis or later\.$/,
  );
  expect(await sentence('&standard=euro-6e')).toMatch(/^At 40% you’d pay £221 a month in 2026\/27, /);
  expect(await sentence('&standard=euro-6e-bis')).toMatch(/^At 40% you’d pay £123 a month in 2026\/27, /);
});

test('what decides about a plug-in hybrid is said with its guide, and which years are not sure', async () => {
  const plugIn = 'kind=car&price=36900&fuel=plug-in-hybrid&co2=56&range=53';
  const { decides, notes, ways } = (await load(`${plugIn}&term=36`)).answer;

  expect(decides.map(({ guide }) => guide.path)).toEqual(['/electric-car-leasing/guides/plug-in-hybrids']);
  expect(decides[0]?.words).toContain('first registered from 1 January 2025 to 5 April 2028');
  expect(notes.join(' ')).toContain('only one report');
  expect(ways.map(({ years }) => years.map(({ percentage }) => percentage))).toEqual([
    [18, 19, 20, 21],
    [10, 11, 18, 19],
  ]);
  expect((await load(`${plugIn}&term=12`)).answer.notes).toEqual([]);
});

test.each([
  ['crew-van', 'Court of Appeal', '/van-leasing/guides/vat-and-tax-on-vans'],
  ['double-cab', 'bought, leased or ordered before', '/van-leasing/guides/pick-ups'],
])(
  'a %s has its figures as a car and as a van, with what decides and a guide',
  async (kind, words, guide) => {
    const { answer, dealsHref, deals } = await load(
      `kind=${kind}&price=46050&fuel=diesel&co2=188&rate=40&term=36`,
    );

    // As a car 37% of £46,050 is £17,038.50, of which 40% is £6,815.40: £567.95 a month. As a van 40% of £4,170 is £139.
    expect(answer.sentence).toBe(
      'At 40% in 2026/27 you’d pay £568 a month if it’s taxed as a car, or £139 a month if it’s taxed as a van.',
    );
    expect(answer.decides).toMatchObject([{ words: expect.stringContaining(words), guide: { path: guide } }]);
    expect(answer.notes).toEqual([
      'As a van, figures for 2027/28, 2028/29 and 2029/30 aren’t announced yet, so we leave them out.',
    ]);
    expect(dealsHref).toBe('/van-leasing');
    expect(deals).toEqual([]);
  },
);

test('a crew van of the catalogue whose list price is unknown says that its figure as a car is missing', async () => {
  const snapshot = testCatalogue().snapshot();
  const findVehicle = (ref: string): Vehicle => {
    const { p11dPence: _unknown, ...vehicle } = snapshot.findVehicle(ref) as Vehicle;
    return { ...vehicle, vehicleType: 'commercial', bodyType: 'crew', fuel: 'diesel' };
  };
  const { answer } = await load('vehicle=1000000001', { ...snapshot, findVehicle });

  expect(answer.ways.map(({ kind }) => kind)).toEqual(['van']);
  expect(answer.decides).toHaveLength(1);
  expect(answer.notes[0]).toContain('We don’t know its list price or its CO2');
});
