import { readLinks } from './page-types.ts';

interface CrawledPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

interface Crawl {
  readonly pages: readonly CrawledPage[];
  /** Addresses that did not answer with 200 and fragments without a target, with the pages that link to them. */
  readonly faults: readonly string[];
}

interface Answer {
  readonly status: number;
  readonly html: string;
}

/** How many requests are made at once: fewer than the number at which the server refuses requests. */
const lanes = 4;

/** Addresses with a query that a crawl asks for. */
const maxQueries = 400;

/**
 * Reads up to `limit` pages of a site breadth first, addresses without a query only, and asks for everything that
 * they link to or load; of addresses with a query for a sample.
 */
export async function crawl(origin: string, limit: number): Promise<Crawl> {
  const answers = new Map<string, Answer>();
  const pages = new Map<string, CrawledPage>();
  const wanted = new Map<string, string>();
  let round: readonly string[] = ['/'];
  while (round.length > 0 && pages.size < limit) {
    await inLanes(round, (path) => ask(origin, path, answers));
    for (const path of round) {
      const { html } = answers.get(path) as Answer;
      pages.set(path, readHead(path, html));
      for (const target of targetsOf(path, html)) wanted.set(target, wanted.get(target) ?? path);
    }
    round = nextRound(wanted, pages).slice(0, limit - pages.size);
  }
  const linked = [...new Set([...wanted.keys()].map(withoutFragment))];
  await inLanes(sample(linked), (path) => ask(origin, path, answers));
  const faults = [...wanted]
    .filter(([target]) => answers.has(withoutFragment(target)))
    .flatMap(([target, from]) => faultOf(target, answers).map((fault) => `${fault} on ${from}`));
  return { pages: [...pages.values()], faults };
}

/**
 * All addresses without a query, and evenly some of those with one: each vehicle's page links to some sixty leases of
 * it, all answered by one loader.
 */
function sample(addresses: readonly string[]): readonly string[] {
  const queries = addresses.filter((address) => address.includes('?'));
  const step = Math.ceil(queries.length / maxQueries);
  return [
    ...addresses.filter((address) => !address.includes('?')),
    ...queries.filter((_, place) => place % step === 0),
  ];
}

function nextRound(
  wanted: ReadonlyMap<string, string>,
  seen: ReadonlyMap<string, CrawledPage>,
): readonly string[] {
  const paths = [...new Set([...wanted.keys()].map(withoutFragment))];
  return paths.filter(
    (path) => !seen.has(path) && !path.includes('?') && !/\.\w+$/.test(path) && !isPrivate(path),
  );
}

async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}

async function ask(origin: string, path: string, answers: Map<string, Answer>): Promise<void> {
  if (answers.has(path)) return;
  // Asks for uncompressed pages, because compressing them takes the server as long as rendering them.
  const headers = { 'accept-encoding': 'identity' };
  const response = await fetch(origin + path, { redirect: 'manual', headers });
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  answers.set(path, { status: response.status, html: isPage ? await response.text() : '' });
  if (!isPage) await response.arrayBuffer();
}

/** Same-site addresses that a page links to, loads or opens by a GET form; the targets of POST forms are not pages. */
function targetsOf(path: string, html: string): readonly string[] {
  const loaded = [
    ...html.matchAll(
      /<(?:img|script|link|source|use|form(?![^>]*\smethod="post"))\b[^>]*\s(?:src|href|action)="([^"]*)"/g,
    ),
  ];
  const all = [...readLinks(html), ...loaded.map(([, address = '']) => address.replaceAll('&amp;', '&'))];
  return all
    .map((address) => (address.startsWith('#') ? path + address : address))
    .filter((address) => /^\/(?!\/)/.test(address));
}

function faultOf(target: string, answers: ReadonlyMap<string, Answer>): readonly string[] {
  const { status, html } = answers.get(withoutFragment(target)) as Answer;
  if ((isPrivate(target) || leadsOn(target)) && status === 303) return [];
  if (status !== 200) return [`${status} ${target}`];
  const fragment = target.split('#')[1];
  return !fragment || html === '' || html.includes(` id="${fragment}"`) ? [] : [`no fragment ${target}`];
}

/** Pages that robots.txt closes to crawlers, because they redirect signed-out visitors to login. */
function isPrivate(target: string): boolean {
  return /^\/account(?:[/?#]|$)/.test(target);
}

/** The target of a form that answers with a redirect, by design: it adds the visitor's saved deals to the address. */
function leadsOn(target: string): boolean {
  return target === '/shortlist/mileage-calculator';
}

function withoutFragment(address: string): string {
  return address.split('#')[0] ?? address;
}

function readHead(path: string, html: string): CrawledPage {
  return {
    path,
    title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
  };
}
