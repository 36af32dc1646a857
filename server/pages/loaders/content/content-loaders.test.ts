import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

async function readMain(path: string) {
  const { text, headers } = await request(await createTestApp()).get(path);
  return { main: text.slice(text.indexOf('<main'), text.indexOf('</main>')), text, headers };
}

test('a list of guides has a drawing beside each, and says with which to start', async () => {
  const { main } = await readMain('/van-leasing/guides');
  const cards = main.split('<li').slice(1);

  expect(cards.length).toBeGreaterThan(5);
  for (const card of cards) expect(card).toMatch(/<img [^>]*src="\/website\/static\/vehicles\/[a-z-]+\.svg"/);
  expect(cards[0]).toContain('Start here');
  expect(cards[0]).toContain('/van-leasing/guides/how-van-leasing-works');
  expect(main.match(/Start here/g)).toHaveLength(1);
});

test('news and events have a drawing each', async () => {
  for (const path of ['/news', '/events']) {
    const { main } = await readMain(path);
    const stories = main.match(/<time/g)?.length ?? 0;

    expect(stories).toBeGreaterThan(2);
    expect([path, main.match(/<img /g)?.length]).toEqual([path, stories]);
  }
});

test('every letter of the glossary’s bar leads to its terms', async () => {
  const { main } = await readMain('/guides/glossary');
  const bar = /<nav[^>]*aria-label="A to Z">(.*?)<\/nav>/.exec(main)?.[1] ?? '';
  const letters = [...bar.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);

  expect(letters.length).toBeGreaterThan(15);
  for (const id of letters) expect(main).toContain(`id="${id}"`);
});

test('the glossary’s filter leaves the terms with every word, and neither caches nor search engines keep it', async () => {
  const all = await readMain('/guides/glossary');
  const found = await readMain('/guides/glossary?search=mileage');

  expect(found.main).toContain('id="excess-mileage"');
  expect(found.main).not.toContain('id="balloon-payment"');
  expect(found.text).toContain('noindex');
  expect(found.headers['cache-control']).toContain('no-store');
  expect(all.main).toContain('id="balloon-payment"');
  expect(all.headers['cache-control']).not.toContain('no-store');
});

test('a search of the glossary that finds nothing says so and leads back', async () => {
  const { main } = await readMain('/guides/glossary?search=zzzz');

  expect(main).toContain('No term matches “zzzz”.');
  expect(main).toContain('href="/guides/glossary">Show every term');
});

test('the page of a city and a guide open with a picture, over which their breadcrumbs stand', async () => {
  for (const path of ['/car-leasing/london', '/van-leasing/guides/driving-licences']) {
    const { text } = await readMain(path);
    const page = text.slice(text.indexOf('aria-label="Breadcrumb"'));

    expect(page.indexOf('/website/static/vehicles/')).toBeGreaterThan(0);
    expect(page.indexOf('/website/static/vehicles/')).toBeLessThan(page.indexOf('<h1'));
  }
});
