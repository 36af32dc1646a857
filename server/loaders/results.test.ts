import { expect, test } from 'vitest';
import { NotFoundError } from '#server/errors.ts';
import { testAccountServices } from '#server/testing/test-account-services.ts';
import { silentLog, testCatalogue } from '#server/testing/test-app.ts';
import type { ResultsData } from '#shared/pages/results/results-data.ts';
import { resultsPages } from '#shared/pages/results/results-pages.ts';
import type { PageLocation, SiteIdentity } from '#shared/routes/page.ts';
import { createTrail } from '#shared/routes/trail.ts';
import { resultsLoaders } from './results.ts';

const site: SiteIdentity = {
  name: 'Test',
  legalName: 'Test',
  origin: 'http://localhost',
  phone: '0161 496 0000',
  openingHours: '',
  openingTimes: [],
  imageHost: '',
  legalLine: '',
  isDemonstration: true,
  socialLinks: [],
};

const services = { catalogue: testCatalogue(), site, log: silentLog, ...testAccountServices() };

interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: string;
}

function locate(path: string, { params = {}, search = '' }: Asked): PageLocation {
  return { path, params, search: new URLSearchParams(search) };
}

async function load(name: keyof typeof resultsPages, asked: Asked = {}): Promise<ResultsData> {
  return resultsLoaders[name]({ ...locate('/asked', asked), services });
}

function crumbs(name: keyof typeof resultsPages, data: ResultsData) {
  const trail = createTrail(resultsPages[name], data, locate('/asked', {}));
  return trail.map((crumb) => `${crumb.name} ${crumb.path}`);
}

test('every deal of a type is counted and priced at the profile in the query string', async () => {
  const data = await load('personalDeals', { search: 'term=24&miles=8000' });

  expect(data.total).toBe(3);
  expect(data.deals[0]?.price?.profile).toMatchObject({ termMonths: 24, annualMiles: 8000 });
  expect(data.onward.map(({ heading }) => heading)).toEqual(['Cars by body type', 'Cars by make']);
});

test('a chosen value is a chip whose link takes only that value away', async () => {
  const data = await load('personalDeals', { search: 'fuel=diesel,electric&inStock=true&term=24' });

  expect(data.chips.map(({ label }) => label)).toEqual(['Diesel', 'Electric', 'In stock only']);
  expect(data.chips[0]?.href).toBe('/asked?term=24&fuel=electric&inStock=true');
  expect(data.clearHref).toBe('/asked?term=24');
});

test('a result without deals says which filter to take away and what that brings back', async () => {
  const data = await load('personalDeals', { search: 'fuel=hydrogen&make=example' });

  expect(data.deals).toEqual([]);
  expect(data.relaxations).toEqual([{ label: 'Hydrogen', href: '/asked?make=example', total: 1 }]);
});

test('a make or range that is not in the catalogue is left out with a note', async () => {
  const data = await load('personalDeals', { search: 'make=nosuch&range=one' });

  expect(data.total).toBe(3);
  expect(data.notes).toHaveLength(2);
});

test('a page beyond the last shows the last and says so', async () => {
  const data = await load('personalDeals', { search: 'page=9' });

  expect(data.page).toBe(1);
  expect(data.notes).toEqual(['There is only 1 page of results; this is page 1.']);
});

test('a themed page asks its own question, and its kind of offer cannot be changed by the query string', async () => {
  const electric = await load('electricCars');
  const used = await load('usedCars', { search: 'pricingType=atc' });

  expect(electric.deals.map(({ vehicle }) => vehicle.fuel)).toEqual(['electric']);
  expect(used.deals.map(({ vehicle }) => vehicle.pricingType)).toEqual(['used']);
  expect(used.pagesHref).toBe('/asked');
});

test.each([
  ['personalMake', { make: 'nosuch' }],
  ['personalMake', { make: 'haul' }],
  ['personalRange', { make: 'example', shortModel: 'nosuch' }],
  ['personalBodyType', { bodyType: 'nosuch' }],
  ['personalBodyType', { bodyType: 'small-van' }],
  ['vanBodyType', { bodyType: 'suv' }],
] as const)('%s of something that is not there is not found: %o', async (name, params) => {
  await expect(async () => load(name, { params })).rejects.toThrow(NotFoundError);
});

test('the trail of a range names what is behind its slugs and carries the kind of offer', async () => {
  const { make, range } = testNames();
  const data = await load('personalRange', {
    params: { make: make.slug, shortModel: range.slug },
    search: 'pricingType=used',
  });

  expect(crumbs('personalRange', data)).toEqual([
    'Home /',
    'Car Leasing /car-leasing?pricingType=used',
    `${make.name} /car-leasing/${make.slug}?pricingType=used`,
    `${range.name} /car-leasing/${make.slug}/${range.slug}?pricingType=used`,
  ]);
});

test('personal insured pages stand below "Car Leasing" and "Insured"', async () => {
  const { make } = testNames();
  const theme = await load('insuredCars');
  const onMake = await load('personalMake', { params: { make: make.slug }, search: 'pricingType=atc' });

  expect(crumbs('insuredCars', theme).slice(1)).toEqual([
    'Car Leasing /car-leasing?pricingType=atc',
    'Insured /car-leasing-with-insurance',
  ]);
  expect(crumbs('personalMake', onMake).slice(2)).toEqual([
    'Insured /car-leasing-with-insurance',
    `${make.name} /car-leasing/${make.slug}?pricingType=atc`,
  ]);
});

test('the canonical of a filtered result is the bare page, with its page number if it has one', async () => {
  const data = await load('personalDeals', { search: 'fuel=electric&term=24' });
  const metadata = (shown: ResultsData) => resultsPages.personalDeals.metadata(shown, locate('/asked', {}));

  expect(metadata(data).canonicalPath).toBe('/asked');
  expect(metadata({ ...data, page: 3 }).canonicalPath).toBe('/asked?page=3');
});

test('a price in the description stands beside the profile that gives it', async () => {
  const data = await load('personalDeals', { search: 'term=24' });
  const { description } = resultsPages.personalDeals.metadata(data, locate('/asked', {}));

  expect(description).toMatch(
    /from £[\d.,]+ a month inc VAT \(24 months, 10,000 miles a year, 6 months up front/,
  );
});

function testNames() {
  const vehicle = services.catalogue.snapshot().findVehicle('1000000006');
  if (!vehicle) throw new Error('The test catalogue has no used car.');
  return vehicle;
}
