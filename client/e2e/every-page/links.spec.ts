import { crawl } from '#client/e2e/crawl.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

const samples = 200;

test('every link, fragment, picture, script and style of the site answers, without detours', async ({
  baseURL,
}) => {
  test.setTimeout(120_000);
  const { pages, faults } = await crawl(baseURL ?? '', 250);
  expect(pages.length).toBe(250);
  expect(faults).toEqual([]);
  expect(findRepeated(pages.map(({ title, path }) => [title, path]))).toEqual([]);
  expect(findRepeated(pages.map(({ description, path }) => [description, path]))).toEqual([]);
});

test('every address in the sitemaps answers and names itself as the canonical address', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(60_000);
  const files = readLocations(await (await request.get('/sitemap.xml')).text());
  const lists = await Promise.all(
    files.map(async (file) => readLocations(await (await request.get(file)).text())),
  );
  const addresses = lists.flat();
  expect(addresses.length).toBeGreaterThan(samples);
  expect(new Set(addresses).size).toBe(addresses.length);
  const step = Math.floor(addresses.length / samples);
  for (const address of addresses.filter((_, index) => index % step === 0)) {
    const response = await request.get(address, {
      maxRedirects: 0,
      headers: { 'accept-encoding': 'identity' },
    });
    expect([address, response.status()]).toEqual([address, 200]);
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(await response.text())?.[1];
    expect(canonical).toBe(address);
    expect(address.startsWith(baseURL ?? '')).toBe(true);
  }
});

function readLocations(xml: string): readonly string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location);
}

/** Texts that more than one page has, with the addresses of those pages. */
function findRepeated(pairs: readonly (readonly [string, string])[]): readonly string[] {
  const paths = new Map<string, string[]>();
  for (const [text, path] of pairs) paths.set(text, [...(paths.get(text) ?? []), path]);
  return [...paths].filter(([, list]) => list.length > 1).map(([text, list]) => `${text}: ${list.join(' ')}`);
}
