import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

const app = await createTestApp();
const origin = 'http://localhost:3000';

/** The tags of a page's head that carry a card, a language or a feed, without the order of their attributes. */
async function readHead(path: string) {
  const { text } = await request(app).get(path);
  const [head = ''] = text.split('</head>');
  const metas = head.matchAll(/<meta (?:property|name)="((?:og|twitter|article):[^"]+)" content="([^"]*)"/g);
  const alternates = [...head.matchAll(/<link rel="alternate"[^>]*>/g)].map(([tag]) => tag);
  return { metas: Object.fromEntries(Array.from(metas, ([, name, content]) => [name, content])), alternates };
}

test('a guide is shared as an article, with its dates and a large picture', async () => {
  const { metas } = await readHead('/car-leasing/guides/initial-payment');

  expect(metas).toMatchObject({
    'og:type': 'article',
    'og:locale': 'en_GB',
    'og:url': `${origin}/car-leasing/guides/initial-payment`,
    'article:published_time': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    'article:modified_time': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    'twitter:card': 'summary_large_image',
  });
  expect(metas['og:image']).toMatch(/^http:\/\/localhost:3000\/.*\.png$/);
});

test('a comparison is shared with its deals and its lease', async () => {
  const path = '/compare-deals?deals=1000000001,1000000002&term=24';
  const { metas } = await readHead(path);

  expect(metas['og:url']?.replaceAll('&amp;', '&')).toBe(origin + path);
  expect((await readHead('/compare-deals')).metas['og:url']).toBe(`${origin}/compare-deals`);
});

test('a list of deals is shared as a page of the site', async () => {
  const { metas } = await readHead('/car-leasing');

  expect(metas['og:type']).toBe('website');
  expect(metas['twitter:card']).toBe('summary_large_image');
  expect(Object.keys(metas).filter((name) => name.startsWith('article:'))).toEqual([]);
});

test.each(['/', '/car-leasing', '/faq'])(
  '%s names itself as the page for the UK and for all others',
  async (path) => {
    const { alternates } = await readHead(path);

    expect(alternates).toEqual(
      ['en-GB', 'x-default'].map(
        (language) => `<link rel="alternate" hrefLang="${language}" href="${origin}${path}"/>`,
      ),
    );
  },
);

test.each(['/search?q=golf', '/news/search?search=mileage', '/nothing-here'])(
  '%s, which search engines leave out, names no language',
  async (path) => {
    expect((await readHead(path)).alternates.join()).not.toContain('hrefLang');
  },
);

test('the news and each item of it name their feed, and other pages do not', async () => {
  const feed = '<link rel="alternate" type="application/atom+xml"';

  for (const path of ['/news', '/news/tax', '/news/tax/company-car-rates-to-2030/1001'])
    expect((await readHead(path)).alternates.join()).toContain(feed);
  for (const path of ['/events', '/faq', '/car-leasing'])
    expect((await readHead(path)).alternates.join()).not.toContain(feed);
});
