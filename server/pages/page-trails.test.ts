import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp, testVehicles } from '#server/testing/test-app.ts';
import { testContent } from '#server/testing/test-content.ts';
import { toolsPages } from '#shared/pages/tools/tools-pages.ts';
import { crumbOf } from '#shared/routes/deal-trail.ts';
import type { Page } from '#shared/routes/page.ts';
import { getPage, pageNames } from '#shared/routes/site-map.ts';
import { createMatchTable } from './match-table.ts';

const app = await createTestApp();

/** A value of each parameter for which the test site has a page; vans have their own. */
function toExample(path: string): string {
  const [car, , van] = testVehicles;
  const vehicle = path.startsWith('/van-leasing') ? van : car;
  const values: Readonly<Record<string, string | undefined>> = {
    make: vehicle?.make.slug,
    shortModel: vehicle?.range.slug,
    model: vehicle?.model.slug,
    derivative: vehicle?.derivative.slug,
    vehicleRef: vehicle?.vehicleRef,
    bodyType: path.startsWith('/van-leasing') ? 'medium-van' : 'estate',
    reference: 'enq-1',
    id: '1',
  };
  return path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? `:${name}`);
}

const findPattern = createMatchTable(
  pageNames.map((name) => ({ pattern: getPage(name).path, value: getPage(name).path })),
);

function addressOf({ path }: Page<unknown>): string {
  const text = [...testContent.entries.keys()].find((each) => findPattern(each)?.value === path);
  if (text) return text;
  if (path === '/news/:category') return '/news/tax';
  if (path === '/flix/:category') return '/flix/costs';
  return path === '/events/:categoryUrl' ? '/events/webinars' : toExample(path);
}

interface Node {
  readonly '@type': string | readonly string[];
  readonly itemListElement?: readonly { readonly name: string }[];
}

/** What a page says of itself in its JSON-LD: its trail, and the types of what else there is. */
async function readPage(record: Page<unknown>) {
  const { status, text } = await request(app).get(addressOf(record));
  const [data = '{}'] = /(?<=<script type="application\/ld\+json">).*?(?=<\/script>)/s.exec(text) ?? [];
  const graph: readonly Node[] = status === 200 ? (JSON.parse(data)['@graph'] ?? []) : [];
  const isTrail = (node: Node) => node['@type'] === 'BreadcrumbList';
  const crumbs = graph.find(isTrail)?.itemListElement ?? [];
  const types = graph.filter((node) => !isTrail(node)).map((node) => String(node['@type']));
  return {
    status,
    trail: crumbs.map(({ name }) => name).join(' › '),
    types: [...new Set(types)].join(', '),
  };
}

/** Pages whose trail comes from their data, with the trail below Home on the test catalogue and the types of JSON-LD. */
const examples: readonly (readonly [path: string, trail: string, types: string])[] = [
  ['/search', 'Search', ''],
  ['/car-leasing', 'Car Leasing', 'ItemList'],
  ['/car-leasing/body-type/:bodyType', 'Car Leasing › Estate', 'ItemList'],
  ['/car-leasing/:make', 'Car Leasing › Škoda', 'ItemList'],
  ['/car-leasing/:make/:shortModel', 'Car Leasing › Škoda › Octavia', 'Product,Car, ItemList'],
  [
    '/car-leasing/:make/:shortModel/:model',
    'Car Leasing › Škoda › Octavia › Octavia Estate',
    'Product,Car, ItemList',
  ],
  ['/business-car-leasing', 'Business Car Leasing', 'ItemList'],
  ['/business-car-leasing/body-type/:bodyType', 'Business Car Leasing › Estate', 'ItemList'],
  ['/business-car-leasing/:make', 'Business Car Leasing › Škoda', 'ItemList'],
  [
    '/business-car-leasing/:make/:shortModel',
    'Business Car Leasing › Škoda › Octavia',
    'Product,Car, ItemList',
  ],
  [
    '/business-car-leasing/:make/:shortModel/:model',
    'Business Car Leasing › Škoda › Octavia › Octavia Estate',
    'Product,Car, ItemList',
  ],
  ['/van-leasing', 'Van Leasing', 'ItemList'],
  ['/van-leasing/body-type/:bodyType', 'Van Leasing › Medium Van', 'ItemList'],
  ['/van-leasing/:make', 'Van Leasing › Haul', 'ItemList'],
  ['/van-leasing/:make/:shortModel', 'Van Leasing › Haul › Box', 'Product,Vehicle, ItemList'],
  ['/van-leasing/:make/:shortModel/:model', 'Van Leasing › Haul › Box › Box L2', 'Product,Vehicle, ItemList'],
  ['/car-leasing/special-offers', 'Car Leasing › Special Offers', ''],
  ['/car-leasing/in-stock', 'Car Leasing › In Stock', 'ItemList'],
  ['/van-leasing/special-offers', 'Van Leasing › Special Offers', ''],
  ['/van-leasing/in-stock', 'Van Leasing › In Stock', 'ItemList'],
  ['/business-car-leasing/special-offers', 'Business Car Leasing › Special Offers', ''],
  ['/car-leasing-with-insurance', 'Car Leasing › Insured', 'ItemList'],
  ['/electric-car-leasing', 'Car Leasing › Electric', 'ItemList'],
  ['/hybrid-car-leasing', 'Car Leasing › Hybrid', ''],
  ['/hydrogen-car-leasing', 'Car Leasing › Hydrogen', ''],
  ['/used-car-leasing', 'Car Leasing › Used', 'ItemList'],
  ['/electric-van-leasing', 'Van Leasing › Electric', ''],
  ['/short-term-car-leasing', 'Car Leasing › Short Term', 'FAQPage'],
  ['/short-term-van-leasing', 'Van Leasing › Short Term', 'FAQPage'],
  ['/car-leasing/manchester', 'Car Leasing › Manchester', 'ItemList, FAQPage'],
  ['/car-leasing/london', 'Car Leasing › London', 'ItemList, FAQPage'],
  ['/car-leasing/liverpool', 'Car Leasing › Liverpool', 'ItemList, FAQPage'],
  [
    '/car-leasing/:make/:shortModel/alternatives',
    'Car Leasing › Škoda › Octavia › Alternatives',
    'ItemList, FAQPage',
  ],
  [
    '/business-car-leasing/:make/:shortModel/alternatives',
    'Business Car Leasing › Škoda › Octavia › Alternatives',
    'ItemList, FAQPage',
  ],
  ['/van-leasing/:make/:shortModel/alternatives', 'Van Leasing › Haul › Box › Alternatives', 'FAQPage'],
  [
    '/car-leasing/:make/:shortModel/customer-reviews',
    'Car Leasing › Škoda › Octavia › Customer Reviews',
    'FAQPage',
  ],
  [
    '/business-car-leasing/:make/:shortModel/customer-reviews',
    'Business Car Leasing › Škoda › Octavia › Customer Reviews',
    'FAQPage',
  ],
  [
    '/van-leasing/:make/:shortModel/customer-reviews',
    'Van Leasing › Haul › Box › Customer Reviews',
    'FAQPage',
  ],
  [
    '/car-leasing/:make/:shortModel/:model/:derivative/:vehicleRef/vehicle',
    'Car Leasing › Škoda › Octavia › Octavia Estate › 1.5 TSI SE 5dr',
    'Product,Car',
  ],
  [
    '/business-car-leasing/:make/:shortModel/:model/:derivative/:vehicleRef/vehicle',
    'Business Car Leasing › Škoda › Octavia › Octavia Estate › 1.5 TSI SE 5dr',
    'Product,Car',
  ],
  [
    '/van-leasing/:make/:shortModel/:model/:derivative/:vehicleRef/vehicle',
    'Van Leasing › Haul › Box › Box L2 › 1.5 TSI SE 5dr',
    'Product,Vehicle',
  ],
  ['/car-leasing/guides/:slug', 'Guides › Car Leasing › Credit Checks', 'Article, FAQPage'],
  [
    '/business-car-leasing/guides/:slug',
    'Guides › Business Leasing › Choosing a Car Policy',
    'Article, FAQPage',
  ],
  ['/van-leasing/guides/:slug', 'Guides › Van Leasing › Choosing a Size', 'Article, FAQPage'],
  ['/electric-car-leasing/guides/:slug', 'Guides › Electric Leasing › Battery Health', 'Article, FAQPage'],
  ['/news/search', 'News › Search', ''],
  ['/events/search', 'Events › Search', ''],
  ['/flix/search', 'Flix › Search', ''],
  ['/car-finance-advice/:slug', 'Car Finance Advice › Ending a PCP Early', 'Article, FAQPage'],
  ['/vehicle-care/:slug', 'Vehicle Care › Damage on Return', 'Article, FAQPage'],
  ['/company-fleet-support/:slug', 'Company Fleet Support › Fleet Audit', 'Article, FAQPage'],
  ['/news', 'News', ''],
  ['/news/:category', 'News › Tax', ''],
  ['/news/:category/:url/:id', 'News › Electric › The Grant is in the Price', 'Article'],
  ['/events', 'Events', ''],
  ['/events/:categoryUrl', 'Events › Webinars', ''],
  ['/events/:categoryUrl/:url', 'Events › Clinics › Hand-back Clinic', 'Event'],
  ['/flix', 'Flix', ''],
  ['/flix/:category', 'Flix › Costs', ''],
  ['/flix/video/:id', 'Flix › Costs › What a Lease Really Costs', 'VideoObject'],
];

/** Pages that answer only who is signed in, or an address with an id or a query that the test site does not have. */
const unseen = [
  '/account/orders/:id',
  '/account/contracts/:id',
  '/enquiry-received/:reference',
  '/request-quote',
];

test('pages whose trail comes from their data are those below', () => {
  const own = pageNames.map(getPage).filter(({ server }) => server.trail);

  expect(own.map(({ path }) => path).toSorted()).toEqual(
    [...examples.map(([path]) => path), ...unseen].toSorted(),
  );
});

test.each(examples)('%s shows its trail, and says in JSON-LD what it is', async (path, trail, types) => {
  const record = pageNames.map(getPage).find((page) => page.path === path) as Page<unknown>;

  expect(await readPage(record)).toEqual({ status: 200, trail: `Home › ${trail}`, types });
});

/** JSON-LD of a page that has a name: tools have their questions, texts are articles, and others nothing but the trail. */
function isExpected(name: string, types: string): boolean {
  if (name === 'home') return types === 'Organization, WebSite';
  if (name in toolsPages) return types === 'FAQPage';
  return testContent.entries.has(name) ? /^Article(?:, FAQPage)?$/.test(types) : types === '';
}

test('every other page shows the trail that its record gives, and says in JSON-LD what it is', async () => {
  const named = pageNames.filter((name) => !getPage(name).server.trail);
  const seen: string[] = [];
  for (const name of named) {
    const record = getPage(name);
    const { audience, above = [] } = record.server;
    const { status, trail, types } = await readPage(record);
    // Without staff in the settings there is no staff site.
    const isOpen = !record.path.startsWith('/staff') && audience !== 'signed-in';
    expect([name, status === 200]).toEqual([name, isOpen]);
    if (!isOpen) continue;
    const crumbs = [...above, crumbOf(record)].map((crumb) => crumb.name);
    expect([name, trail]).toEqual([name, name === 'home' ? '' : ['Home', ...crumbs].join(' › ')]);
    expect([name, types, isExpected(name, types)]).toEqual([name, types, true]);
    seen.push(name);
  }

  expect(seen.length).toBeGreaterThan(50);
});
