import request from 'supertest';
import { expect, test } from 'vitest';
import { skipWithout } from '#server/testing/outside-file.ts';
import { readVocabulary, vocabularyFile } from '#server/testing/schema-vocabulary.ts';
import { missingForSearchEngines } from '#server/testing/search-engine-rules.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import type { JsonLd } from '#shared/seo/json-ld.ts';

const app = await createTestApp();
const origin = 'http://localhost:3000';

/** Everything of one page that search engines read. */
interface ReadPage {
  readonly path: string;
  readonly status: number;
  readonly headings: number;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Names of the crumbs that visitors see. */
  readonly crumbs: readonly string[];
  readonly nodes: readonly JsonLd[];
}

const pages = await readAll();

async function readAll(): Promise<readonly ReadPage[]> {
  const files = readLocations((await request(app).get('/sitemap.xml')).text);
  const lists = await Promise.all(
    files.map(async (file) => readLocations((await request(app).get(file)).text)),
  );
  const read: ReadPage[] = [];
  for (const path of lists.flat()) read.push(await readPage(path));
  return read;
}

/** Paths of the addresses in a sitemap. */
function readLocations(xml: string): readonly string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    decode(address).slice(origin.length),
  );
}

async function readPage(path: string): Promise<ReadPage> {
  const { status, text } = await request(app).get(path);
  const first = (pattern: RegExp) => decode(pattern.exec(text)?.[1] ?? '');
  const trail = /<nav[^>]*aria-label="Breadcrumb"[^>]*>.*?<\/nav>/s.exec(text)?.[0] ?? '';
  const graph = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '{"@graph":[]}';
  return {
    path,
    status,
    headings: text.match(/<h1[ >]/g)?.length ?? 0,
    title: first(/<title>([^<]*)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    crumbs: [...trail.matchAll(/>([^<]+)<\/(?:a|span|li)>/g)].map(([, name = '']) => decode(name)),
    nodes: JSON.parse(graph)['@graph'],
  };
}

function decode(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** The paths of pages for which this is not so. */
function unless(isSo: (page: ReadPage) => boolean): readonly string[] {
  return pages.filter((page) => !isSo(page)).map(({ path }) => path);
}

/** Texts that more than one page has, with the paths of those pages. */
function findRepeated(textOf: (page: ReadPage) => string): readonly string[] {
  return [...Map.groupBy(pages, textOf)]
    .filter(([, alike]) => alike.length > 1)
    .map(([text, alike]) => `${text}: ${alike.map(({ path }) => path).join(' ')}`);
}

test('every address of the sitemaps has a page with one heading, whose canonical address it is', () => {
  expect(pages.length).toBeGreaterThan(200);
  expect(unless(({ status }) => status === 200)).toEqual([]);
  expect(unless(({ headings }) => headings === 1)).toEqual([]);
  expect(unless(({ path, canonical }) => canonical === origin + path)).toEqual([]);
});

test('titles and descriptions have the length that search engines show, and no two pages share one', () => {
  expect(unless(({ title }) => title.length >= 10 && title.length <= 60)).toEqual([]);
  expect(unless(({ description: { length } }) => length >= 50 && length <= 160)).toEqual([]);
  expect(findRepeated(({ title }) => title)).toEqual([]);
  expect(findRepeated(({ description }) => description)).toEqual([]);
});

test('the crumbs of every page are those of its structured data; vehicles have them in the data alone', () => {
  const named = ({ nodes }: ReadPage) => {
    const list = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
    return (list as readonly { readonly name: string }[]).map(({ name }) => name);
  };
  const isVehicle = ({ path }: ReadPage) => path.endsWith('/vehicle');

  expect(unless((page) => page.path === '/' || named(page).length > 1)).toEqual([]);
  expect(unless((page) => isVehicle(page) || named(page).join(' > ') === page.crumbs.join(' > '))).toEqual(
    [],
  );
  expect(unless((page) => !isVehicle(page) || page.crumbs.length === 0)).toEqual([]);
});

test('the structured data of every page gives what search engines require', () => {
  expect(
    pages.flatMap(({ path, nodes }) =>
      nodes.flatMap(missingForSearchEngines).map((each) => `${path}: ${each}`),
    ),
  ).toEqual([]);
});

test('the structured data of every page keeps to the schema.org vocabulary', (context) => {
  skipWithout(vocabularyFile, context);
  const { faultsOf } = readVocabulary();

  expect(pages.flatMap(({ path, nodes }) => nodes.flatMap((node) => faultsOf(node, path)))).toEqual([]);
});
