import request from 'supertest';
import { expect, test } from 'vitest';
import { listHtmlFaults } from '#server/testing/html-faults.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { testContent } from '#server/testing/test-content.ts';

const app = await createTestApp();
const paths = [
  ...testContent.entries.keys(),
  '/guides',
  '/car-leasing/guides',
  '/business-car-leasing/guides',
  '/van-leasing/guides',
  '/electric-car-leasing/guides',
  '/news',
  '/news/tax',
  '/events',
  '/events/webinars',
  '/flix',
  '/flix/costs',
  '/sitemap',
];
interface Seen {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

const seen: Seen[] = [];

test.each(paths)('%s has one heading, a title, a description, its address and valid HTML', async (path) => {
  const { status, text } = await request(app).get(path);
  const title = decode(/<title>([^<]*)<\/title>/.exec(text)?.[1] ?? '');
  const description = decode(/<meta name="description" content="([^"]*)"/.exec(text)?.[1] ?? '');
  seen.push({ path, title, description });

  expect(status).toBe(200);
  expect(text.match(/<h1[ >]/g)).toHaveLength(1);
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeGreaterThanOrEqual(70);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(text).toContain(`<link rel="canonical" href="http://localhost:3000${path}"/>`);
  expect(await listHtmlFaults(text)).toEqual([]);
});

test('no two of these pages have the same title or description', () => {
  expect(seen.length).toBe(paths.length);
  expect(new Set(seen.map(({ title }) => title)).size).toBe(seen.length);
  expect(new Set(seen.map(({ description }) => description)).size).toBe(seen.length);
});

test.each(['/car-leasing', '/business-car-leasing', '/van-leasing', '/electric-car-leasing'])(
  'the guides of %s begin with the one to read first',
  async (root) => {
    const { text } = await request(app).get(`${root}/guides`);
    const main = text.slice(text.indexOf('<main'));
    const links = [...main.matchAll(/<h2><a href="([^"]+)"/g)].map(([, href]) => href);

    expect(links.length).toBeGreaterThanOrEqual(12);
    expect(links[0]).toMatch(/how-.*-works$|is-an-electric/);
  },
);

test('a deal beside a text is saved at the lease of its price', async () => {
  const { text } = await request(app).get('/car-leasing/guides/initial-payment');

  expect(text).toMatch(/value="100000000\d\.1up"[^>]* name="save"/);
});

test('news that are shared have one picture, in the head and in the structured data', async () => {
  const { text } = await request(app).get('/news/tax/company-car-rates-to-2030/1001');

  expect(text).toContain('<meta property="og:image" content="http://localhost:3000/assets/share-news.png"/>');
  expect(text).toContain('"image":"http://localhost:3000/assets/share-news.png"');
});

test('a list marks the category that it shows, or all of them', async () => {
  const currentOf = async (path: string) =>
    /aria-current="true"[^>]*>([^<]*)</.exec((await request(app).get(path)).text)?.[1];

  expect(await currentOf('/news')).toBe('All');
  expect(await currentOf('/news/tax')).toBe('Tax');
  expect(await currentOf('/news/search?search=tax')).toBeUndefined();
});

test('the text of a page is sent once, and not as data', async () => {
  const { text } = await request(app).get('/car-leasing/guides/initial-payment');
  const [state = ''] = /<script type="application\/json" id="page-state">.*?<\/script>/s.exec(text) ?? [];

  expect(text.match(/how to settle on a number/gi)?.length).toBe(2);
  expect(state).toContain('"data":null');
});

test.each([
  '/car-leasing/guides/nothing',
  '/vehicle-care/nothing',
  '/news/nothing',
  '/news/tax/x/9999',
  '/events/x/y',
  '/flix/nothing',
  '/flix/video',
  '/flix/video/99',
  '/news?page=99',
  '/news?page=x',
])('%s is not found', async (path) => {
  expect((await request(app).get(path)).status).toBe(404);
});

test('a news item with an outdated name in its address leads to its page', async () => {
  const { status, headers } = await request(app).get('/news/tax/an-old-name/1001');

  expect(status).toBe(301);
  expect(headers.location).toBe('/news/tax/company-car-rates-to-2030/1001');
});

test('a search of the news finds titles, says its term in the crumbs, and escapes it', async () => {
  const { text } = await request(app).get('/news/search').query({ search: 'mileage <b>' });
  const found = await request(app).get('/news/search').query({ search: 'MILEAGE allowance' });

  expect(text).toContain('Search: mileage &lt;b&gt;');
  expect(text).toContain('Sorry, no results found');
  expect(found.text).toContain('/news/tax/mileage-allowance-55p/1004');
  expect(found.headers['cache-control']).toBe('no-store');
});

test('a search of the videos finds them, and says its term in the crumbs', async () => {
  const { text, headers } = await request(app).get('/flix/search').query({ search: 'ADVERT fee' });

  expect(text).toContain('Search: ADVERT fee');
  expect(text).toContain('href="/flix/video/1"');
  expect(headers['cache-control']).toBe('no-store');
});

test('a video has captions, chapters and a poster, loads nothing by itself, and begins where its address says', async () => {
  const ask = (t: string) => request(app).get('/flix/video/1').query({ t });
  const { text } = await request(app).get('/flix/video/1');
  const [player = ''] = /<video.*?<\/video>/s.exec(text) ?? [];
  const { '@graph': graph } = JSON.parse(
    /(?<=<script type="application\/ld\+json">).*?(?=<\/script>)/s.exec(text)?.[0] ?? '{}',
  );
  const node = graph.find((each: { '@type': string }) => each['@type'] === 'VideoObject');

  expect(text).toContain(
    '<link rel="preload" as="image" href="/flix/lease-cost.webp" fetchPriority="high"/>',
  );
  expect(player).toMatch(/preload="none"/);
  expect(player).not.toMatch(/autoplay/i);
  expect(player).toMatch(/poster="\/flix\/lease-cost\.webp" width="1280" height="720"/);
  expect(player).toMatch(
    /<track kind="captions" src="\/flix\/lease-cost\.vtt" srcLang="en-GB"[^>]* default/i,
  );
  expect(player).toContain('<source src="/flix/lease-cost.mp4" type="video/mp4"/>');
  expect((await ask('28')).text).toContain('/flix/lease-cost.mp4#t=28"');
  expect((await ask('29')).text).not.toContain('#t=');
  expect(node.hasPart.at(-1)).toMatchObject({ '@type': 'Clip', startOffset: 37, endOffset: 53 });
});

test('the news feed is Atom with every item, newest first', async () => {
  const { status, headers, text } = await request(app).get('/news/feed.atom');
  const ids = [...text.matchAll(/<entry>\s*<id>[^<]*\/(\d+)<\/id>/g)].map(([, id]) => id);

  expect(status).toBe(200);
  expect(headers['content-type']).toContain('application/atom+xml');
  expect(ids).toHaveLength(12);
  expect(ids[0]).toBe('1012');
});

test('the calendar file of an event in summer has its hour in UTC', async () => {
  const { status, headers, text } = await request(app).get('/events/clinics/hand-back-clinic/calendar.ics');
  const { event } = (await testContent.load('/events/clinics/hand-back-clinic')) ?? {};
  const hour = Number(event?.startsAt.slice(11, 13)) - 1;

  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/calendar');
  expect(text).toContain(`DTSTART:20270623T${String(hour).padStart(2, '0')}`);
  expect((await request(app).get('/events/clinics/nothing/calendar.ics')).status).toBe(404);
});

function decode(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', '’').replaceAll('&quot;', '"');
}
