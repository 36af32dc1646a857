import { setTimeout as delay } from 'node:timers/promises';
import type { MeasuredSite } from '#scripts/bench/bench-build.ts';
import { browserCodings } from './load-client.ts';
import type { ServedLoad } from './measure-load.ts';
import type { MeasuredServer } from './pinned-process.ts';

/** One kind of answer, and what each round measured of it. */
export interface StoredAnswer {
  readonly name: string;
  readonly server: MeasuredServer;
  readonly targets: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly loads: ServedLoad[];
}

/** Names of a site's answers. */
export function storedNames(site: string) {
  return {
    page: `${site}: stored page`,
    unchanged: `${site}: 304`,
    uncoded: `${site}: stored page, no coding named`,
    many: `${site}: public pages in turn`,
  };
}

/** A page that is always in store. */
const page = '/car-leasing';

/** An answer to one who asks for that page only; a browser unless other headers are given. */
export function ofOnePage(
  name: string,
  server: MeasuredServer,
  headers: StoredAnswer['headers'] = { 'Accept-Encoding': browserCodings },
): StoredAnswer {
  return { name, server, targets: [page], headers, loads: [] };
}

/** What a site answers, once every page is in store in the coding in which it stays, and the bytes of one page. */
export async function listSiteAnswers({ name }: MeasuredSite, server: MeasuredServer) {
  const names = storedNames(name);
  const targets = await listPublicPages(server.port);
  await settle(server, [page], 'identity');
  await settle(server, [...targets, page], browserCodings);
  const { headers } = await ask(server.port, page, browserCodings);
  const [etag, bytes] = [headers.get('etag'), headers.get('content-length')];
  if (!etag || !bytes) throw new Error(`${page} has no ETag or no length`);
  const answers: readonly StoredAnswer[] = [
    ofOnePage(names.page, server),
    ofOnePage(names.unchanged, server, { 'Accept-Encoding': browserCodings, 'If-None-Match': etag }),
    ofOnePage(names.uncoded, server, {}),
    { ...ofOnePage(names.many, server), targets },
  ];
  return { answers, bytes };
}

/** Asks for pages until they are as small as they get, so that every round sends the same bytes. */
async function settle(server: MeasuredServer, targets: readonly string[], coding: string): Promise<void> {
  for (let hit = 0; hit < 3; hit += 1) for (const target of targets) await ask(server.port, target, coding);
  // What is kept is compressed further while nobody asks, so the server rests when all of it is done.
  let usedBefore = 0;
  let used = await server.cpuMicroseconds();
  while (used - usedBefore > 50_000) {
    await delay(1500);
    usedBefore = used;
    used = await server.cpuMicroseconds();
  }
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

/** `fetch` would name codings of its own where it is given none. */
async function ask(port: number, path: string, coding: string): Promise<Response> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'Accept-Encoding': coding } });
  await response.arrayBuffer();
  return response;
}
