import request from 'supertest';
import { expect } from 'vitest';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { formatShortlist } from '#shared/deals/shortlist.ts';
import { emptySaved } from './testing/example-saved.ts';
import { createSavedSite, golf, polo } from './testing/saved-site.ts';

const test = testOnDatabases(emptySaved);
const search = { name: 'Plug it in', path: '/car-leasing', query: '?fuel=hybrid,electric&page=2' };

test('a search is saved in canonical spelling by a plain form, listed, and removed', async (database) => {
  const site = createSavedSite(database);
  const ada = await site.signIn('ada');
  const saved = await ada.postForm('/api/account/searches', search);
  const [listed] = await site.kept.searches('ada');
  const removed = await ada.postForm(`/api/account/searches/${listed?.id}/remove`, {});

  expect([saved.status, saved.headers.location]).toEqual([303, '/account/searches']);
  expect(listed).toMatchObject({ ...search, query: 'fuel=electric,hybrid' });
  expect(removed.status).toBe(303);
  expect(await site.kept.searches('ada')).toEqual([]);
});

test('a page that lists no deals cannot be saved, and what was typed is shown again', async (database) => {
  const site = createSavedSite(database);
  const ada = await site.signIn('ada');
  const refused = await ada.postForm('/api/account/searches', { ...search, path: '//evil.example' });

  expect(refused.headers.location).toBe('/account/searches');
  expect(await ada.findEcho()).toMatchObject({
    values: { name: 'Plug it in' },
    fields: { path: 'You can only save a page that lists deals.' },
  });
});

test('a deal is saved at our price, whatever the browser says it costs', async (database) => {
  const site = createSavedSite(database);
  const ada = await site.signIn('ada');
  const deal = { vehicleRef: golf, dealType: 'personal', price: { trueMonthlyPence: 1 } };
  const saved = await ada.post('/api/account/deals').send({ ...deal, accountId: 'bob', trueMonthlyPence: 1 });
  const deals = await site.kept.deals('ada');

  expect(saved.body.data.price.trueMonthlyPence).toBe(273_33);
  expect(deals).toMatchObject([
    { vehicleRef: golf, priceToday: { trueMonthlyPence: 273_33 }, differencePence: 0 },
  ]);
});

test('a deal without a price is kept, one that is not offered or cannot be priced is refused', async (database) => {
  const site = createSavedSite(database);
  const ada = await site.signIn('ada');
  const save = (deal: object) => ada.post('/api/account/deals').send({ dealType: 'personal', ...deal });
  const unpriced = await save({ vehicleRef: polo });
  const refused = [
    await save({ vehicleRef: '1000000009' }),
    await save({ vehicleRef: golf, dealType: 'van' }),
    await save({ vehicleRef: golf, term: '37' }),
    await save({ vehicleRef: golf, initial: 1e9 }),
    await save({ vehicleRef: `${golf}\u0000` }),
  ];

  expect(unpriced.body.data).not.toHaveProperty('price');
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 400, 400, 400]);
  expect(await site.kept.deals('ada')).toHaveLength(1);
});

test("another customer's ids look like unknown ones, and leave everything as it was", async (database) => {
  const site = createSavedSite(database);
  const [ada, bob] = [await site.signIn('ada'), await site.signIn('bob')];
  const alert = { kind: 'back-in-stock', vehicleRef: polo, dealType: 'personal' };
  const ids = {
    searches: (await ada.post('/api/account/searches').send(search)).body.data.id,
    deals: (await ada.post('/api/account/deals').send({ vehicleRef: golf, dealType: 'personal' })).body.data
      .id,
    alerts: (await ada.post('/api/account/alerts').send(alert)).body.data.id,
  };
  for (const kind of ['searches', 'deals', 'alerts'] as const) {
    const id = ids[kind];
    const foreign = await bob.post(`/api/account/${kind}/${id}/remove`).send({});
    const unknown = await bob.post(`/api/account/${kind}/AAAAAAAAAAAAAAAA/remove`).send({});
    const odd = await bob.post(`/api/account/${kind}/%27%20or%201=1/remove`).send({});

    expect([foreign.status, unknown.status, odd.status]).toEqual([404, 404, 404]);
    expect(foreign.body).toEqual(unknown.body);
    expect(await site.kept[kind]('bob')).toEqual([]);
    expect(await site.kept[kind]('ada')).toHaveLength(1);
  }
  const onHers = await bob.post('/api/account/alerts').send({ kind: 'back-in-stock', dealId: ids.deals });
  expect(onHers.status).toBe(404);
});

test('vehicles viewed before login are added to the account’s, except unknown vehicles and views dated in the future', async (database) => {
  const site = createSavedSite(database);
  const ada = await site.signIn('ada');
  const view = (vehicleRef: string, viewedAt: string) => ({ vehicleRef, dealType: 'personal', viewedAt });
  await ada.post('/api/account/viewed').send({ viewed: [view(polo, '2026-01-02T10:00:00Z')] });
  const joined = await ada.post('/api/account/viewed').send({
    viewed: [view(golf, '2999-01-01T10:00:00Z'), view('1000000009', '2026-01-02T10:00:00Z')],
  });
  const viewed = await site.kept.viewed('ada');
  await ada.postForm('/api/account/viewed/remove', {});

  expect(joined.body.data).toEqual({ joined: 1 });
  expect(viewed.map(({ vehicleRef }) => vehicleRef)).toEqual([golf, polo]);
  expect((viewed[0]?.viewedAt ?? '2999') < '2999').toBe(true);
  expect(await site.kept.viewed('ada')).toEqual([]);
});

test('more views than are kept, or malformed ones, are refused', async (database) => {
  const site = createSavedSite(database);
  const ada = await site.signIn('ada');
  const view = { vehicleRef: golf, dealType: 'personal' };
  const bodies = [{ viewed: Array.from({ length: 51 }, () => view) }, { viewed: [{ vehicleRef: 'x' }] }, {}];
  const statuses: number[] = [];
  for (const body of bodies) statuses.push((await ada.post('/api/account/viewed').send(body)).status);

  expect(statuses).toEqual([400, 400, 400]);
});

test('forms without the token of the session change nothing', async (database) => {
  const site = createSavedSite(database);
  const ada = await site.signIn('ada');
  const deal = { vehicleRef: golf, dealType: 'personal' };
  const forged = [
    await ada.postForm('/api/account/deals', { ...deal, csrf: 'guess' }),
    await ada.post('/api/account/deals').type('form').send(deal),
    await ada.post('/api/account/deals').type('text/plain').send(JSON.stringify(deal)),
    await ada.post('/api/account/deals').set('Origin', 'https://evil.example').send(deal),
  ];

  expect(forged.map(({ status }) => status)).toEqual([403, 403, 415, 403]);
  expect(await site.kept.deals('ada')).toEqual([]);
});

test('a script that sends a visitor’s form without a login is told where to log in, without an error status', async (database) => {
  const site = createSavedSite(database);
  const answer = await request(site.app)
    .post('/api/account/deals')
    .set('Accept', 'application/json')
    .type('form')
    .send({ vehicleRef: golf, dealType: 'personal', csrf: 'any' });

  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    status: 200,
    signedOut: true,
    next: `/account/login?next=${encodeURIComponent('/account')}`,
  });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('only a signed-in customer saves, and the answer is not to be stored', async (database) => {
  const site = createSavedSite(database);
  const ada = await site.signIn('ada');
  for (const kind of ['searches', 'deals', 'viewed', 'alerts']) {
    const path = `/api/account/${kind}`;
    const written = await request(site.app).post(path).set('Accept', 'application/json').send({});

    expect(written.status).toBe(401);
    expect((await ada.post(path).send({})).headers['cache-control']).toBe('no-store');
  }
});

test('the shortlist of a browser moves into the account, at the prices and days of its saving, and none is there twice', async (database) => {
  const site = createSavedSite(database);
  const ada = await site.signIn('ada');
  await ada.post('/api/account/deals').send({ vehicleRef: golf, dealType: 'personal' });
  const price = { monthlyPence: 300_00, feePence: 0, excessTenths: 50 };
  const shortlist = formatShortlist([
    { item: golf, savedDay: 20_000, price },
    { item: `${golf}.24`, savedDay: 20_001, price },
    { item: '9999999999', savedDay: 20_002 },
  ]);
  const joined = await ada
    .post('/api/account/deals/join')
    .set('Cookie', `${ada.cookie}; shortlist=${shortlist}`)
    .send({});
  const deals = await site.kept.deals('ada');

  expect(joined.body.data.saved).toHaveLength(2);
  expect(deals.map(({ profile, price }) => [profile.termMonths, price?.monthlyPence])).toEqual([
    [36, deals[0]?.price?.monthlyPence],
    [24, 300_00],
  ]);
  expect(deals[0]?.price?.monthlyPence).not.toBe(300_00);
  expect(deals[1]?.savedAt).toBe(new Date(20_001 * 86_400_000).toISOString());
  expect(String(joined.headers['set-cookie'])).toContain('shortlist=;');
});
