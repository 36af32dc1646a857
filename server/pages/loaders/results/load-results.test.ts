import { expect, test } from 'vitest';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import { testAccountServices } from '#server/testing/test-account-services.ts';
import { silentLog, testCatalogue } from '#server/testing/test-app.ts';
import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import type { ResultsData } from '#shared/pages/results/results-data.ts';
import { resultsPages } from '#shared/pages/results/results-pages.ts';
import { createTrail } from '#shared/routes/deal-trail.ts';
import type { PageLocation } from '#shared/routes/page.ts';
import { resultsLoaders } from './load-results.ts';

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
  /** The test catalogue if undefined. */
  readonly catalogue?: Catalogue;
}

function locate(path: string, { params = {}, search = '' }: Asked): PageLocation {
  return { path, params, search: new URLSearchParams(search) };
}

async function load(name: keyof typeof resultsPages, asked: Asked = {}): Promise<ResultsData> {
  const { catalogue = services.catalogue } = asked;
  return resultsLoaders[name]({ ...locate('/asked', asked), services: { ...services, catalogue } });
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

test('removing a make also removes its range, by every link that removes the make', async () => {
  const { make, range } = testNames();
  const search = `make=${make.slug}&range=${range.slug}&term=24`;
  const data = await load('usedCars', { search });
  const without = await load('usedCars', { search: `${search}&budgetMax=1` });

  expect(data.chips.map(({ href }) => href)).toEqual(['/asked?term=24', `/asked?term=24&make=${make.slug}`]);
  expect(without.relaxations.map(({ href }) => href)).not.toContain(
    `/asked?term=24&range=${range.slug}&budgetMax=1`,
  );
});

test('numbers of doors and seats that no vehicle has are left out with a note, and known ones kept', async () => {
  const catalogue = testCatalogue([
    exampleVehicle('1000000001', { doors: 5, seats: 5 }),
    exampleVehicle('1000000002', { doors: 3, seats: 4 }),
  ]);
  const unknown = await load('personalDeals', { search: 'doors=9', catalogue });
  const mixed = await load('personalDeals', { search: 'seats=5,19', catalogue });

  expect(unknown.chips).toEqual([]);
  expect(unknown.notes).toEqual(['Nothing here has that number of doors, so we left that filter out.']);
  expect(mixed.chips.map(({ label }) => label)).toEqual(['5 seats']);
  expect(mixed.notes).toEqual(['Nothing here has that number of seats, so we left that filter out.']);
});

test('on a page of stock vehicles, "in stock only" is not a filter that can be removed', async () => {
  const data = await load('carStock', { search: 'inStock=true' });

  expect(data.chips).toEqual([]);
  expect(data.inStockCount).toBeUndefined();
});

test('changing a filter leads to the first page', async () => {
  const data = await load('personalDeals', {
    search: 'fuel=diesel,electric&budgetMax=900&inStock=true&page=2',
  });
  const links = [...data.chips.map(({ href }) => href), data.clearHref, data.counterpart ?? ''];

  expect(links.length).toBeGreaterThan(4);
  expect(links.filter((href) => href.includes('page='))).toEqual([]);
});

test('a result without deals says which filter to remove and how many deals that gives', async () => {
  const data = await load('personalDeals', { search: 'fuel=hydrogen&make=example' });

  expect(data.total).toBe(0);
  expect(data.relaxations).toEqual([
    { label: 'Without “Hydrogen”', href: '/asked?make=example', aside: '1 deal' },
  ]);
  expect(data.nearest).toBe('These come nearest, without “Hydrogen”:');
  expect(data.deals).toHaveLength(1);
});

test('a result without car deals leads to the car matching tool, which has the filters that it asks for', async () => {
  const search = 'fuel=hydrogen&seats=6&boot=500plus&budgetMax=300&transmission=manual&miles=8000';

  const catalogue = testCatalogue([exampleVehicle('1000000007', { seats: 6 })]);

  expect((await load('personalDeals', { search, catalogue })).matchHref).toBe(
    '/car-matching-tool?seats=5&boot=500&miles=8000&budget=300&gearbox=manual',
  );
  expect(await load('businessDeals', { search })).not.toHaveProperty('matchHref');
  expect(await load('personalDeals')).not.toHaveProperty('matchHref');
});

test('a number that nothing reaches gives way to the next that can be met, and says what is the most', async () => {
  const data = await load('vanDeals', { search: 'payload=1400plus' });
  const payload = data.facets.find(({ name }) => name === 'payload')?.options ?? [];

  expect(data.total).toBe(0);
  expect(data.relaxations[0]).toMatchObject({ aside: expect.stringMatching(/, most here is [\d,]+ kg$/) });
  expect(data.nearest).toMatch(/^The most here is [\d,]+ kg\. These come nearest:$/);
  expect(data.relaxations[0]?.label).toMatch(/^Payload: .* instead of 1,400 kg or more$/);
  expect(payload.filter(([, , , , reason]) => reason)).toHaveLength(1);
  expect(data.deals.length).toBeGreaterThan(0);
});

test('a budget below every price names the cheapest deal', async () => {
  const { relaxations, deals } = await load('personalDeals', { search: 'budgetMax=10' });

  expect(relaxations).toEqual([
    expect.objectContaining({ aside: expect.stringMatching(/, cheapest here is £[\d.]+ a month$/) }),
  ]);
  expect(deals.length).toBeGreaterThan(0);
});

test('a list of used cars that is empty even without filters leads to new ones, at the visitor’s profile', async () => {
  const { total, chips, waysOn } = await load('personalMake', {
    params: { make: 'example' },
    search: 'pricingType=used&term=24',
  });

  expect([total, chips]).toEqual([0, []]);
  expect(waysOn?.map(({ path }) => path)).toEqual([
    '/asked?term=24',
    '/used-car-leasing?term=24',
    '/car-leasing?term=24',
  ]);
  expect(waysOn?.[0]?.name).toMatch(/^\d+ new Example deals?$/);
});

test('options that another filter has emptied stay, with a count of 0', async () => {
  const fuelsIn = async (search: string) =>
    (await load('personalDeals', { search })).facets.find(({ name }) => name === 'fuel')?.options;
  const all = (await fuelsIn('')) ?? [];
  const some = (await fuelsIn('make=example')) ?? [];

  expect(some.map(([value]) => value)).toEqual(all.map(([value]) => value));
  expect(some.some(([, , count]) => count === 0)).toBe(true);
});

/** Three versions of one range and one of another. */
function versionsCatalogue() {
  const range = { name: 'Two', slug: 'two' };
  return testCatalogue([
    exampleVehicle('1000000001', { fuel: 'electric' }),
    exampleVehicle('1000000002', { fuel: 'electric' }),
    exampleVehicle('1000000003', { fuel: 'electric' }),
    exampleVehicle('1000000004', { fuel: 'electric', range }),
  ]);
}

test('a deal that stands for a range leads to its other versions with the same filters, profile and order', async () => {
  const catalogue = versionsCatalogue();
  const { make, range } = exampleVehicle('1000000001');
  const search = 'term=24&sort=newest&inStock=false&transmission=manual,automatic&page=1';
  const list = await load('personalDeals', { search, catalogue });
  const theme = await load('electricCars', { search, catalogue });
  const hrefs = (data: ResultsData) => data.versionHrefs.filter((href) => href !== undefined);
  const page = `/car-leasing/${make.slug}/${range.slug}`;

  expect([list.total, list.rangeCount]).toEqual([4, 2]);
  expect(hrefs(list)).toEqual([`${page}?term=24&transmission=automatic,manual&sort=newest`]);
  expect(hrefs(theme)).toEqual([`${page}?term=24&fuel=electric&transmission=automatic,manual&sort=newest`]);
});

test('a list of one make that is filtered leads to all makes with the same filters, profile and order', async () => {
  const { make, range } = exampleVehicle('1000000001');
  const params = { make: make.slug, shortModel: range.slug };
  const widerOf = async (search: string) =>
    (await load('personalRange', { params, search, catalogue: versionsCatalogue() })).widerHref;

  expect(await widerOf('term=24&fuel=electric&sort=newest&page=1')).toBe(
    '/car-leasing?term=24&fuel=electric&sort=newest',
  );
  expect(await widerOf('term=24')).toBeUndefined();
});

test('all versions are one press away and back, and a list of one range offers no choice', async () => {
  const catalogue = versionsCatalogue();
  const { make, range } = exampleVehicle('1000000001');
  const grouped = await load('personalDeals', { search: 'term=24', catalogue });
  const all = await load('personalDeals', { search: 'term=24&show=versions', catalogue });
  const params = { make: make.slug, shortModel: range.slug };
  const one = await load('personalRange', { params, catalogue });

  expect(grouped.showHref).toBe('/asked?term=24&show=versions');
  expect([all.showHref, all.rangeCount, all.deals.length]).toEqual(['/asked?term=24', undefined, 4]);
  expect([one.showHref, one.deals.length]).toEqual([undefined, 3]);
});

test('the order is the best match, and the true monthly cost is one press away and back', async () => {
  const best = await load('personalDeals', { search: 'term=24' });
  const cheapest = await load('personalDeals', { search: 'term=24&sort=true-monthly' });

  expect([best.sort, best.sortHref]).toEqual(['best', '/asked?term=24&sort=true-monthly']);
  expect([cheapest.sort, cheapest.sortHref]).toEqual(['true-monthly', '/asked?term=24']);
});

test('links to other lists carry profile and order, and no filters', async () => {
  const data = await load('personalDeals', { search: 'term=24&sort=total&fuel=electric&page=1' });
  const paths = data.onward.flatMap(({ links }) => links.map(({ path }) => path));

  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !path.endsWith('?term=24&sort=total'))).toEqual([]);
});

test('a make or range that the catalogue does not have is left out with a note', async () => {
  const data = await load('personalDeals', { search: 'make=nosuch&range=one' });

  expect(data.total).toBe(3);
  expect(data.notes).toHaveLength(2);
});

test('a page number beyond the last shows the last page with a note', async () => {
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
] as const)('%s is not found for something that the catalogue does not have: %o', async (name, params) => {
  await expect(async () => load(name, { params })).rejects.toThrow(NotFoundError);
});

test('the breadcrumbs of a range show names instead of slugs, and keep the kind of offer', async () => {
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

test('personal insured pages have breadcrumbs below "Car Leasing" and "Insured"', async () => {
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
  const metadata = (shown: ResultsData) =>
    resultsPages.personalDeals.server.metadata(shown, locate('/asked', {}));

  expect(metadata(data).canonicalPath).toBe('/asked');
  expect(metadata({ ...data, page: 3 }).canonicalPath).toBe('/asked?page=3');
});

test('a price in the description is followed by the profile that it belongs to', async () => {
  const data = await load('personalDeals', { search: 'term=24' });
  const { description } = resultsPages.personalDeals.server.metadata(data, locate('/asked', {}));

  expect(description).toMatch(
    /from £[\d.,]+ a month inc VAT \(24 months, 10,000 miles a year, 6 months up front/,
  );
});

function testNames() {
  const vehicle = services.catalogue.snapshot().findVehicle('1000000006');
  if (!vehicle) throw new Error('The test catalogue has no used car.');
  return vehicle;
}
