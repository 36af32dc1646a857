import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { formatComparedDeal } from '#shared/deals/compared-deals.ts';
import type { Deal } from '#shared/deals/deal.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { formatShortlist, maxShortlisted } from '#shared/deals/shortlist.ts';

const app = await createTestApp();

function send(fields: Readonly<Record<string, string>>, cookie = '') {
  return request(app).post('/shortlist').type('form').set('Cookie', cookie).send(fields);
}

function readCookie(response: { readonly headers: Record<string, unknown> }): string {
  const [cookie = ''] = (response.headers['set-cookie'] as string[] | undefined) ?? [];
  return cookie.split(';')[0] ?? '';
}

test('a heart’s deal is kept at its lease and price today, and the visitor sees the list and the way back', async () => {
  const sent = await send({ save: '1000000002.business', term: '24' }).set(
    'Referer',
    'http://localhost:3000/business-car-leasing?term=24',
  );
  const page = await request(app)
    .get(sent.headers.location ?? '')
    .set('Cookie', readCookie(sent));

  expect([sent.status, sent.headers.location]).toEqual([
    303,
    '/shortlist?from=%2Fbusiness-car-leasing%3Fterm%3D24',
  ]);
  expect(sent.headers['cache-control']).toBe('no-store');
  expect(page.text).toContain('href="/business-car-leasing?term=24"');
  expect(page.text).toContain('The same price as when you saved it');
  expect(page.text).toContain('/vehicle?term=24"');
  expect(page.headers['cache-control']).toBe('no-store');
});

test('a heart of a list at real miles keeps the lease that its card shows', async () => {
  const { body } = await request(app).get('/page-data/car-leasing?miles=8001&sort=total');
  const deals: readonly Deal[] = body.data.deals;
  const kept = await Promise.all(
    deals.map(async ({ vehicle }) => readCookie(await send({ save: vehicle.vehicleRef, miles: '8001' }))),
  );

  expect(deals.some(({ price }) => price?.profile.annualMiles === 8000)).toBe(true);
  for (const [place, { vehicle, price }] of deals.entries()) {
    if (!price) continue;
    const lease = formatComparedDeal(
      { ...vehicle, dealType: 'personal', profile: price.profile },
      defaultProfile,
    );
    expect(kept[place]).toMatch(new RegExp(`^shortlist=${lease}~`));
  }
});

test('the same deal is kept once, at its first price, and removing takes it off at any lease', async () => {
  const first = await send({ save: '1000000003.van' });
  const cookie = readCookie(first);
  const again = await send({ save: '1000000003.van' }, cookie);
  const removed = await send({ remove: '1000000003.van' }, cookie);

  expect(readCookie(again)).toBe(cookie);
  expect(readCookie(removed)).toBe('shortlist=');
});

test('a price that has changed since is told in words', async () => {
  const cookie = (monthlyPence: number) => {
    const price = { monthlyPence, feePence: 23_880, excessTenths: 114 };
    return `shortlist=${formatShortlist([{ item: '1000000001', savedDay: 20_700, price }])}`;
  };
  const dearer = await request(app).get('/shortlist').set('Cookie', cookie(30_000));
  const cheaper = await request(app).get('/shortlist').set('Cookie', cookie(40_000));

  expect(dearer.text).toContain('£25.06 more a month than when you saved it');
  expect(cheaper.text).toMatch(/£[\d.]+ less a month than when you saved it/);
});

test('a list that is full says so and stays as it is', async () => {
  const deals = Array.from({ length: maxShortlisted }, (_, place) => ({
    item: `10000001${String(place).padStart(2, '0')}`,
    savedDay: 20_700,
  }));
  const cookie = `shortlist=${formatShortlist(deals)}`;
  const plain = await send({ save: '1000000001' }, cookie);
  const scripted = await send({ save: '1000000001' }, cookie).set('Accept', 'application/json');

  expect([plain.status, plain.headers.location, readCookie(plain)]).toEqual([
    303,
    '/shortlist?full=true',
    '',
  ]);
  expect([scripted.status, readCookie(scripted)]).toEqual([400, '']);
});

test('another site cannot add a deal, and an unknown one is refused', async () => {
  const foreign = await send({ save: '1000000001' }).set('Origin', 'https://evil.example');
  const unknown = await send({ save: '9999999999' });

  expect([foreign.status, unknown.status]).toEqual([403, 404]);
  expect([readCookie(foreign), readCookie(unknown)]).toEqual(['', '']);
});

test('the way back leads to a page of this site only', async () => {
  for (const from of ['//evil.example', 'https://evil.example/', '/api/account/session']) {
    const page = await request(app).get(`/shortlist?from=${encodeURIComponent(from)}`);
    expect(page.text).not.toContain('Back to the page you were on');
  }
});

test('the page of one visitor is never that of another', async () => {
  const own = await request(app).get('/shortlist').set('Cookie', `shortlist=1000000001~g5k`);
  const other = await request(app).get('/shortlist');

  expect(own.text).toContain('Octavia Estate');
  expect(other.text).toContain('No saved deals yet');
});

test('a saved deal with insurance in its price says so, and no other does', async () => {
  const pageOf = async (save: string) => {
    const sent = await send({ save });
    return request(app).get('/shortlist').set('Cookie', readCookie(sent));
  };

  expect((await pageOf('1000000005')).text).toContain('Insurance included.');
  expect((await pageOf('1000000001')).text).not.toContain('Insurance included.');
});
