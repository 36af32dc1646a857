import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { decompress, toDictionary } from '#server/platform/http/codings/compress.ts';
import { fetchRaw } from '#server/testing/fetch-raw.ts';
import { servePages, testPage } from '#server/testing/page-app.ts';
import { testCatalogue, unloadedCatalogue } from '#server/testing/test-app.ts';
import { ReusedMarkup } from '#shared/ui/reused-markup.tsx';
import { noClientAssets } from './client-assets.ts';

/** A page that counts how often it is loaded and drawn. */
function countedPage() {
  const counts = { loads: 0, draws: 0 };
  const load = async () => {
    counts.loads += 1;
    return { number: counts.loads };
  };
  const component = ({ data }: { readonly data: { readonly number: number } }) => {
    counts.draws += 1;
    return <h1>{`Load ${data.number}`}</h1>;
  };
  return { counts, page: testPage({ path: '/counted', cache: 'short', load, component }) };
}

async function serveCounted(catalogue?: Catalogue) {
  const { counts, page } = countedPage();
  const origin = await servePages({ pages: [page], ...(catalogue && { catalogue }) });
  return { counts, url: `${origin}/counted` };
}

test('a stored page has the same bytes each time, and each encoding holds the same page', async () => {
  const { url, counts } = await serveCounted();
  const first = await fetchRaw(url, { 'accept-encoding': 'br' });
  const again = await fetchRaw(url, { 'accept-encoding': 'br' });
  const gzip = await fetchRaw(url, { 'accept-encoding': 'gzip' });
  const plain = await fetchRaw(url, {});

  expect(again.body).toEqual(first.body);
  expect(brotliDecompressSync(first.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(plain.body.toString()).toMatch(/<\/html>$/);
  expect([first, gzip, plain].map(({ headers }) => headers.vary)).toEqual(
    Array(3).fill('Accept-Encoding, Available-Dictionary'),
  );
  expect(
    [first, gzip, plain].map(({ headers, body }) => Number(headers['content-length']) - body.length),
  ).toEqual([0, 0, 0]);
  expect(counts).toEqual({ loads: 1, draws: 1 });
});

test('an answer from store has the headers of the first one, drawn for its visitor', async () => {
  const { url } = await serveCounted();
  const answers = [await fetchRaw(url), await fetchRaw(url), await fetchRaw(url)];
  const [drawn, ...stored] = answers.map(({ headers }) => {
    const { date, 'x-request-id': requestId, ...fixed } = headers;
    expect([typeof date, typeof requestId]).toEqual(['string', 'string']);
    return fixed;
  });

  expect(drawn?.['content-security-policy']).toContain("default-src 'none'");
  expect(stored).toEqual([drawn, drawn]);
});

test('a browser that has the page of another build does not get 304', async () => {
  const serve = (build: string) =>
    servePages({ pages: [countedPage().page], assets: { ...noClientAssets, build } });
  const [older, newer] = [await serve('older'), await serve('newer')];
  const { headers } = await fetchRaw(`${older}/counted`);
  const known = { 'if-none-match': String(headers.etag) };

  expect((await fetchRaw(`${older}/counted`, known)).status).toBe(304);
  expect((await fetchRaw(`${newer}/counted`, known)).status).toBe(200);
});

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'zstd'],
  ['zstd', 'zstd'],
  ['GZIP', 'gzip'],
  ['*', undefined],
  ['identity;q=0, *', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, *', undefined],
  ['br; q=0.001', 'br'],
  ['gzip;q=0, br;q=0', undefined],
  ['identity', undefined],
  ['deflate', undefined],
  ['x-br, not-gzip', undefined],
  ['', undefined],
  [',;q=,br;;', 'br'],
])('Accept-Encoding %j gets %j', async (accepted, expected) => {
  const { url } = await serveCounted();
  const { status, headers } = await fetchRaw(url, { 'accept-encoding': accepted });

  expect([status, headers['content-encoding']]).toEqual([200, expected]);
});

test.each(['*;q=0', 'identity;q=0', 'identity;q=0, deflate'])(
  'a client that takes nothing that there is, by Accept-Encoding %j, gets 406: drawn, stored, personal, page data',
  async (accepted) => {
    const mine = testPage({
      path: '/mine',
      cache: 'never',
      load: () => ({}),
      component: () => <h1>Mine</h1>,
    });
    const origin = await servePages({ pages: [countedPage().page, mine] });
    const ask = async (path: string) =>
      (await fetchRaw(origin + path, { 'accept-encoding': accepted })).status;
    const drawn = await ask('/counted');
    await fetchRaw(`${origin}/counted`, {});
    const others = ['/counted', '/mine', '/page-data/counted', '/page-data/mine'];

    expect([drawn, ...(await Promise.all(others.map(ask)))]).toEqual(Array(5).fill(406));
  },
);

const dictionary = {
  href: '/assets/documents.dict',
  ...toDictionary(Buffer.from('<h1>Load 1</h1>'.repeat(20))),
};
const fromBrowser = {
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': `:${dictionary.digest}:`,
  'sec-fetch-site': 'none',
};

test('a browser with the dictionary gets the same page against it, drawn for it or kept from others', async () => {
  const { page, counts } = countedPage();
  const assets = { ...noClientAssets, dictionaries: { documents: dictionary, pageData: dictionary } };
  const origin = await servePages({ pages: [page], assets });
  const url = `${origin}/counted`;
  const { body: plain } = await fetchRaw(url, {});
  const { headers, body } = await fetchRaw(url, fromBrowser);
  const data = await fetchRaw(`${origin}/page-data/counted`, {
    ...fromBrowser,
    'sec-fetch-site': 'same-origin',
  });

  expect(headers).toMatchObject({ 'content-encoding': 'dcz', vary: 'Accept-Encoding, Available-Dictionary' });
  expect(decompress({ coding: 'dcz', bytes: body }, dictionary)).toEqual(plain);
  expect(plain.toString()).toContain('<link rel="compression-dictionary" href="/assets/documents.dict"/>');
  expect(counts.draws).toBe(1);
  expect(data.headers.vary).toBe('Accept-Encoding, Available-Dictionary');
  for (const other of [{ 'sec-fetch-site': 'cross-site' }, { 'available-dictionary': ':b3RoZXI=:' }])
    expect((await fetchRaw(url, { ...fromBrowser, ...other })).headers['content-encoding']).toBe('zstd');
});

test('a page that no cache may hold is never compressed against a dictionary', async () => {
  const own = testPage({
    path: '/mine',
    cache: 'never',
    load: () => ({}),
    component: () => <h1>Load 1</h1>,
  });
  const assets = { ...noClientAssets, dictionaries: { documents: dictionary, pageData: dictionary } };
  const origin = await servePages({ pages: [own], assets });
  const { headers } = await fetchRaw(`${origin}/mine`, fromBrowser);
  const data = await fetchRaw(`${origin}/page-data/mine`, fromBrowser);

  expect(headers).toMatchObject({ 'content-encoding': 'zstd', vary: 'Accept-Encoding' });
  expect(data.headers['content-encoding']).toBeUndefined();
});

test('where stored pages are counted, they have one line a second, without the bytes that a 304 saves', async () => {
  const lines: { readonly event: string; readonly fields: object }[] = [];
  const write = (fields: object, event: string) => void lines.push({ event, fields });
  const url = `${await servePages({
    pages: [countedPage().page],
    log: { info: write, warn: write, error: write },
    env: { LOG_STORED_PAGES: 'counted' },
  })}/counted`;
  await fetchRaw(url, {});
  const { headers, body } = await fetchRaw(url, {});
  await fetchRaw(url, { 'if-none-match': String(headers.etag) });
  await expect.poll(() => lines.length, { timeout: 5000 }).toBe(2);

  expect(lines.map(({ event }) => event)).toEqual(['request answered', 'stored pages sent']);
  expect(lines[1]?.fields).toMatchObject({ answers: 2, bytes: body.length });
});

test('a client that has the page gets 304, in every form of If-None-Match', async () => {
  const { url } = await serveCounted();
  const { headers } = await fetchRaw(url, {});
  const etag = String(headers.etag);
  const strong = etag.replace('W/', '');
  for (const known of [etag, strong, '*', `"other", ${etag}`, `W/"a",${strong} , "b"`]) {
    const answer = await fetchRaw(url, { 'if-none-match': known });

    expect([known, answer.status, answer.body.length]).toEqual([known, 304, 0]);
    expect(answer.headers).toMatchObject({
      etag,
      vary: 'Accept-Encoding, Available-Dictionary',
      'cache-control': headers['cache-control'],
    });
  }
  for (const other of ['W/"other"', '', strong.slice(0, -3)]) {
    expect([other, (await fetchRaw(url, { 'if-none-match': other })).status]).toEqual([other, 200]);
  }
});

test('HEAD has the headers of GET and no body, from store or rendered for it', async () => {
  const { url } = await serveCounted();
  for (const encoding of ['br', 'identity']) {
    const head = await fetchRaw(url, { 'accept-encoding': encoding }, 'HEAD');
    const { headers, body } = await fetchRaw(url, { 'accept-encoding': encoding });

    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    expect(head.headers['content-length']).toBe(String(body.length));
    expect(head.headers.etag).toBe(headers.etag);
  }
});

test('unknown parameters, and another order of known ones, do not cause a second render', async () => {
  const { url, counts } = await serveCounted();
  for (const query of ['', '?', '?utm_source=a', '?gclid=1&fbclid=2', '?term=', '?__proto__=x&term=']) {
    expect((await fetchRaw(url + query, {})).body.toString()).toContain('Load 1');
  }
  expect(counts.loads).toBe(1);
});

test('an address with a query is kept from the second time on, however its parameters are ordered', async () => {
  const { url } = await serveCounted();
  const seen: string[] = [];
  for (const query of ['?term=36&miles=8000', '?miles=8000&utm_source=a&term=36', '?term=36&miles=8000'])
    seen.push(/Load \d/.exec((await fetchRaw(url + query, {})).body.toString())?.[0] ?? '');

  expect(seen).toEqual(['Load 1', 'Load 2', 'Load 2']);
});

test('visitors who ask for a new page at the same moment share one load and one render', async () => {
  const { counts, page } = countedPage();
  const loading = Promise.withResolvers<void>();
  const load: typeof page.load = async (request) => {
    const data = await page.load(request);
    await loading.promise;
    return data;
  };
  // One page may be drawn and one may wait, so without sharing all but two of these requests would be refused.
  const env = { MAX_CONCURRENT_RENDERS: '1' };
  const origin = await servePages({ pages: [{ ...page, load }], env });
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').setEncoding('utf8');
  const [whole, last] = ['', 'Connection: close\r\n'].map(
    (more) => `GET /counted HTTP/1.1\r\nHost: a\r\n${more}\r\n`,
  );
  // Written in one piece, so that the requests arrive together.
  socket.write(`${whole?.repeat(49)}${last}`);
  await expect.poll(() => counts.loads).toBeGreaterThan(0);
  await nextTurn();
  loading.resolve();
  const answers = (await socket.toArray()).join('').match(/HTTP\/1\.1 \d+/g);

  expect(answers).toEqual(Array(50).fill('HTTP/1.1 200'));
  expect(counts).toEqual({ loads: 1, draws: 1 });
});

test('when a shared render fails, every waiting visitor gets the error, and the next visitor starts a new render', async () => {
  let isBroken = true;
  const component = () => {
    if (isBroken) throw new Error('Broken for now');
    return <h1>Whole again</h1>;
  };
  const page = testPage({ path: '/broken', cache: 'short', load: () => ({}), component });
  const origin = await servePages({ pages: [page] });
  const answers = await Promise.all([1, 2, 3].map(() => fetchRaw(`${origin}/broken`, {})));
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);

  isBroken = false;
  expect((await fetchRaw(`${origin}/broken`, {})).status).toBe(200);
});

test('an import, a new day or the first catalogue empties the store', async () => {
  let current: Catalogue = unloadedCatalogue;
  const { url } = await serveCounted({
    snapshot: () => current.snapshot(),
    isLoaded: () => current.isLoaded(),
  });
  const seen: string[] = [];
  const visitTwice = async () => {
    for (const _visit of [1, 2]) {
      const { body } = await fetchRaw(url, {});
      seen.push(/Load \d/.exec(body.toString())?.[0] ?? '');
    }
  };
  await visitTwice();
  current = testCatalogue();
  await visitTwice();
  // The same version on another day counts as another snapshot.
  current = testCatalogue();
  await visitTwice();
  current = testCatalogue(undefined, undefined, 2);
  await visitTwice();

  expect(seen).toEqual([1, 1, 2, 2, 3, 3, 4, 4].map((number) => `Load ${number}`));
});

test('a page that was loaded before an import and finished after it is not kept', async () => {
  let current = testCatalogue();
  const { counts, page } = countedPage();
  const loading = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const slow = {
    ...page,
    load: async (...args: Parameters<typeof page.load>) => {
      const data = await page.load(...args);
      if (counts.loads > 1) return data;
      begun.resolve();
      await loading.promise;
      return data;
    },
  };
  const origin = await servePages({
    pages: [slow],
    catalogue: { snapshot: () => current.snapshot(), isLoaded: () => true },
  });
  const early = fetchRaw(`${origin}/counted`, {});
  await begun.promise;
  current = testCatalogue(undefined, undefined, 2);
  const late = await fetchRaw(`${origin}/counted`, {});
  loading.resolve();

  expect((await early).body.toString()).toContain('Load 1');
  expect(late.body.toString()).toContain('Load 2');
  expect((await fetchRaw(`${origin}/counted`, {})).body.toString()).toContain('Load 2');
});

test('a page that was compressed again is the same page under the same ETag', async () => {
  const rows = Array.from({ length: 500 }, (_, row) => `${row * 7919} deals`);
  const component = () => rows.map((row) => <p key={row}>{row}</p>);
  const origin = await servePages({
    pages: [testPage({ path: '/rows', cache: 'long', load: () => ({}), component })],
  });
  const ask = (headers = {}) => fetchRaw(`${origin}/rows`, { 'accept-encoding': 'br', ...headers });
  const first = await ask();
  await expect.poll(async () => (await ask()).body.length).toBeLessThan(first.body.length);
  const again = await ask();

  expect(brotliDecompressSync(again.body)).toEqual(brotliDecompressSync(first.body));
  expect(again.headers).toMatchObject({ etag: first.headers.etag, 'content-length': `${again.body.length}` });
  expect((await ask({ 'if-none-match': first.headers.etag })).status).toBe(304);
  expect((await fetchRaw(`${origin}/rows`)).body).toEqual(brotliDecompressSync(first.body));
});

test('a store without room still answers, and kept parts of pages are still used again', async () => {
  const { page } = countedPage();
  let drawn = 0;
  const part = () => {
    drawn += 1;
    return <b>Kept</b>;
  };
  const component = () => <ReusedMarkup as="div" cacheKey="part" render={part} />;
  const withPart = testPage({ path: '/with-part', cache: 'short', load: () => ({}), component });
  const origin = await servePages({ pages: [page, withPart], env: { PAGE_CACHE_MIB: '0' } });

  expect((await fetchRaw(`${origin}/counted`, {})).status).toBe(200);
  expect((await fetchRaw(`${origin}/counted`, {})).body.toString()).toContain('Load 2');
  for (const _visit of [1, 2])
    expect((await fetchRaw(`${origin}/with-part`, {})).body.toString()).toContain('<div><b>Kept</b></div>');
  expect(drawn).toBe(1);
});

test.each(['POST', 'PUT', 'DELETE'])('a page cannot be sent anything by %s', async (method) => {
  const { url, counts } = await serveCounted();
  const answer = await fetchRaw(url, {}, method);

  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
  expect(counts.loads).toBe(0);
});
