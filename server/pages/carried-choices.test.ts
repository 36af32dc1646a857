import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp, testVehicles } from '#server/testing/test-app.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import { pricingTypeParameter } from '#shared/deals/pricing-type.ts';
import { profileParameters } from '#shared/deals/profile-query.ts';
import { alternativesPath, reviewsPath, scopePath, vehiclePath, withQuery } from '#shared/routes/link-to.ts';
import { getPage, pageNames } from '#shared/routes/site-map.ts';
import { createMatchTable } from './match-table.ts';

const app = await createTestApp();
const profile = { term: '24', miles: '8000', initial: '3' };

const lists = [
  '/car-leasing',
  '/business-car-leasing',
  '/van-leasing',
  '/car-leasing/body-type/estate',
  '/car-leasing-with-insurance',
  '/used-car-leasing',
  '/electric-car-leasing',
  '/car-leasing/manchester',
  '/car-leasing/in-stock',
  '/short-term-van-leasing',
  '/request-quote?dealType=personal&vehicleRef=1000000001',
];

/** Lists above each vehicle of the test catalogue, of its own kind of offer, its page, and the pages about its range. */
const pages = testVehicles.flatMap((vehicle) => {
  const { vehicleType, pricingType, make, range, model } = vehicle;
  const kind = { pricingType: pricingTypeParameter(pricingType) };
  const slugs = { make: make.slug, range: range.slug };
  const types = (['personal', 'business', 'van'] as const).filter(
    (type) =>
      dealTypes[type].vehicleType === vehicleType && (type !== 'business' || pricingType === 'standard'),
  );
  return types.flatMap((type) => [
    withQuery(scopePath(type, { make: make.slug }), kind),
    withQuery(scopePath(type, slugs), kind),
    withQuery(scopePath(type, { ...slugs, model: model.slug }), kind),
    vehiclePath(type, vehicle),
    ...(pricingType === 'standard' ? [alternativesPath(type, slugs), reviewsPath(type, slugs)] : []),
  ]);
});

const findParameters = createMatchTable(
  pageNames.map(getPage).map(({ path, server }) => ({ pattern: path, value: server.queryParameters ?? [] })),
);

/** The query parameters that the page of an address understands. */
function understoodAt(address: string): readonly string[] {
  return findParameters(new URL(address, 'http://x').pathname)?.value ?? [];
}

/** Addresses that a page's crumbs and contents link to. */
async function linksOf(address: string): Promise<readonly URL[]> {
  const { text, status } = await request(app).get(address);
  expect(status, address).toBe(200);
  const contents = text.slice(text.indexOf('</header>'), text.indexOf('<footer'));
  const hrefs = [...contents.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href);
  return hrefs.map((href) => new URL(href.replaceAll('&amp;', '&'), 'http://x'));
}

test.each([...new Set([...lists, ...pages])])(
  'no link of %s to another deal page loses the profile',
  async (page) => {
    const links = await linksOf(
      withQuery(page.split('?')[0] ?? '', {
        ...Object.fromEntries(new URLSearchParams(page.split('?')[1])),
        ...profile,
      }),
    );
    const toPriced = links.filter(({ href }) => understoodAt(href).includes('term'));
    const lost = toPriced.filter(
      ({ searchParams }) => !profileParameters.some((name) => searchParams.has(name)),
    );

    expect(toPriced.length).toBeGreaterThan(0);
    expect(lost.map(({ href }) => href)).toEqual([]);
  },
);

test.each(pages.filter((page) => page.includes('pricingType=')))(
  'crumbs and links to lists above %s keep its kind of offer',
  async (page) => {
    const { pathname, searchParams } = new URL(page, 'http://x');
    const above = (await linksOf(page)).filter(
      (link) => pathname.startsWith(link.pathname) && link.pathname !== '/',
    );
    const kinds = new Set(above.map((link) => link.searchParams.get('pricingType')));

    expect([...kinds]).toEqual([searchParams.get('pricingType')]);
  },
);

test.each(['/all-manufacturers?', '/request-quote?vehicleRef=1000000001&'])(
  'with a business in its query %s has the header row that leads to business pages',
  async (page) => {
    const { text } = await request(app).get(`${page}dealType=business`);

    expect(text).toContain('data-deals="business"');
    expect((await request(app).get(`${page}dealType=personal`)).text).not.toContain('data-deals=');
  },
);
