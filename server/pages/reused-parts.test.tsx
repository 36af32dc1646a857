import request from 'supertest';
import { expect, test } from 'vitest';
import { readConfig } from '#server/platform/config/read-config.ts';
import { toSiteIdentity } from '#server/platform/config/site-identity.ts';
import { testAccountServices } from '#server/testing/test-account-services.ts';
import { createTestApp, silentLog, testCatalogue } from '#server/testing/test-app.ts';
import type { PageAnswer, StartState } from '#shared/app/page-state.ts';
import type { KeptResults, ResultsData } from '#shared/pages/results/results-data.ts';
import { ServerRenderContext } from '#shared/ui/server-render.ts';
import { loadPage } from './load-page.ts';
import { createMarkupStore, drawPart } from './markup-store.ts';
import { createPageMatcher } from './match-page.ts';
import { sitePages } from './page-table.ts';

const texts = { startState: '', jsonLd: '', modules: '' };
const shell = { header: '', footer: '' };
const assets = { styles: [], fonts: [] };

test('a page made from kept parts equals the page that React draws without them, at every profile', async () => {
  const services = {
    catalogue: testCatalogue(),
    site: toSiteIdentity(readConfig({ SITE_ORIGIN: 'http://localhost:3000' })),
    log: silentLog,
    ...testAccountServices(),
  };
  const match = await createPageMatcher(sitePages);
  const store = createMarkupStore(10_000_000);
  const paths = [
    '/car-leasing',
    '/business-car-leasing',
    '/van-leasing',
    '/car-leasing/skoda',
    '/used-car-leasing',
  ];
  const queries = [
    '',
    '?miles=8000',
    '?term=24&miles=12000&initial=3',
    '?fuel=electric&sort=total',
    '?term=18',
  ];
  for (const target of queries.flatMap((query) => paths.map((path) => path + query))) {
    const matched = match(target);
    if (!matched) throw new Error(`no page at ${target}`);
    const { page, state } = await loadPage(matched, services);
    const drawn = <page.component data={state.data} />;
    const render = { store, assets, texts, shell };

    expect([target, drawPart(<ServerRenderContext value={render}>{drawn}</ServerRenderContext>)]).toEqual([
      target,
      drawPart(drawn),
    ]);
  }
});

test('the document leaves out the data of cards and onward links, and the browser gets it on request', async () => {
  const app = await createTestApp();
  const { text } = await request(app).get('/car-leasing');
  const { body } = await request(app).get('/page-data/car-leasing');
  const start: StartState = JSON.parse(/id="page-state">([^<]+)</.exec(text)?.[1] ?? '');
  const [started, asked] = [start.state.data as KeptResults, (body as PageAnswer).data as ResultsData];

  expect(started).not.toHaveProperty('deals');
  expect(started.kept.vehicleRefs).toEqual(asked.deals.map(({ vehicle }) => vehicle.vehicleRef));
  expect(started.kept.onward).toEqual(asked.onward.map(({ heading }) => heading));
  expect(started).not.toHaveProperty('onward');
  expect(asked).not.toHaveProperty('kept');
  expect(asked.deals.length).toBeGreaterThan(1);
  expect(asked.onward.every(({ links }) => links.length > 0)).toBe(true);
  for (const { vehicle } of asked.deals) expect(text).toContain(`/${vehicle.vehicleRef}/vehicle`);
});

test('texts that are filled in cannot end the attribute or element that they stand in', () => {
  const store = createMarkupStore(10_000);
  const draw = (text: string) =>
    store.fill('key', [text, text], ([href = '', name = '']) => <a href={href}>{name}</a>);

  draw('first');
  for (const text of ['"><script>', "' onclick='", '&amp; & <b>', '£1 – “quoted”'])
    expect(draw(text)).toBe(drawPart(<a href={text}>{text}</a>));
});

test('a part that leaves out one of its texts throws instead of showing texts in the wrong place', () => {
  const store = createMarkupStore(10_000);

  expect(() => store.fill('key', ['one', 'two'], ([one]) => <p>{one}</p>)).toThrow('1 blanks for 2 texts');
});

test('kept parts never take more bytes than their limit', () => {
  const store = createMarkupStore(50_000);
  for (let place = 0; place < 1000; place += 1) {
    store.fill(`part ${place}`, [], () => <p>{'£'.repeat(400)}</p>);
    expect(store.bytes()).toBeLessThanOrEqual(50_000);
  }
  expect(store.bytes()).toBeGreaterThan(25_000);
});
