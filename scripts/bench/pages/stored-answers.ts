import { setTimeout as delay } from 'node:timers/promises';
import type { MeasuredSite } from '#scripts/bench/bench-build.ts';
import type { ServedLoad } from './measure-load.ts';
import type { MeasuredServer } from './pinned-process.ts';

/** A page that is always in store. */
const page = '/car-leasing';

/** What clients take; an empty one is a client that names none. */
export const codings = ['br', 'zstd', 'gzip', ''] as const;

/** One kind of answer, and what each round measured of it. */
export interface StoredAnswer {
  readonly name: string;
  readonly server: MeasuredServer;
  readonly targets: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly loads: ServedLoad[];
}

/** Names of a site's answers for a client of one coding. */
export function storedNames(site: string, coding: string) {
  const words = coding || 'no coding named';
  return { page: `${site}: stored page, ${words}`, unchanged: `${site}: 304, ${words}` };
}

/** A page and its 304, for a client of one coding that has the version `etag`. */
export function listPair(
  { page: name, unchanged }: ReturnType<typeof storedNames>,
  server: MeasuredServer,
  { coding, etag }: { readonly coding: string; readonly etag: string },
): readonly StoredAnswer[] {
  const headers: Readonly<Record<string, string>> = coding ? { 'Accept-Encoding': coding } : {};
  return [
    { name, server, targets: [page], headers, loads: [] },
    { name: unchanged, server, targets: [page], headers: { ...headers, 'If-None-Match': etag }, loads: [] },
  ];
}

/** What a site answers, once every page is in store in the coding in which it stays. */
export async function listSiteAnswers(
  { name }: MeasuredSite,
  server: MeasuredServer,
): Promise<readonly StoredAnswer[]> {
  const targets = await listPublicPages(server.port);
  const answers: StoredAnswer[] = [];
  for (const coding of codings) {
    const settled = await settle(server.port, [page], coding);
    const etag = settled.headers.get('etag');
    if (!etag) throw new Error(`${page} has no ETag`);
    answers.push(...listPair(storedNames(name, coding), server, { coding, etag }));
  }
  const [coding] = codings;
  await settle(server.port, targets, coding);
  const ofMany = `${name}: ${targets.length} public pages in turn, ${coding}`;
  return [...answers, { name: ofMany, server, targets, headers: { 'Accept-Encoding': coding }, loads: [] }];
}

/** Asks for pages until they are as small as they get, so that every round sends the same bytes. Returns the last. */
async function settle(port: number, targets: readonly string[], coding: string): Promise<Response> {
  for (let hit = 0; hit < 3; hit += 1) for (const target of targets) await ask(port, target, coding);
  await delay(1000 + 100 * targets.length);
  return ask(port, targets.at(-1) ?? page, coding);
}

/** Up to 150 public pages without a query, taken evenly from all sitemaps of the site, and one that is in none. */
async function listPublicPages(port: number): Promise<readonly string[]> {
  const locations = async (path: string) => {
    const text = await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    return [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, found]) => found || '/');
  };
  const sitemaps = await locations('/sitemap.xml');
  const pages = (await Promise.all(sitemaps.map(locations))).flat();
  const step = Math.max(1, Math.floor(pages.length / 149));
  return ['/salary-sacrifice', ...pages.filter((_path, place) => place % step === 0).slice(0, 149)];
}

/** Bytes of a page as a client of one coding gets it. */
export async function weighAnswer({ server, headers }: StoredAnswer): Promise<number> {
  const { headers: sent } = await ask(server.port, page, headers['Accept-Encoding'] ?? '');
  const length = Number(sent.get('content-length'));
  if (!length) throw new Error(`${page} has no length`);
  return length;
}

/** `fetch` would name codings of its own where it is given none. */
async function ask(port: number, path: string, coding: string): Promise<Response> {
  const headers = { 'Accept-Encoding': coding || 'identity' };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  await response.arrayBuffer();
  return response;
}
