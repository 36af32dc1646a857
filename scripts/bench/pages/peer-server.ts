import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type LoadedPage, loadPage } from '#server/pages/load-page.ts';
import { createPageMatcher } from '#server/pages/match-page.ts';
import { sitePages } from '#server/pages/page-table.ts';
import { watchSiteFrame } from '#server/pages/site-frame.tsx';
import { createBenchServices } from './bench-pages.ts';
import { makePageTargets } from './page-targets.ts';
import { drawWithReactAlone, streamWithReactAlone } from './react-alone.tsx';
import { reportToParent } from './report-to-parent.ts';
import { createTemplate } from './template-page.tsx';
import { toAstroPage, toJsonLd } from './to-astro-page.ts';

// A server to compare the site's results page with, at the same addresses with the same data.
// node peer-server.js <repository> <build folder> <kind> [folder of the installed peers] [compressed]

const [root = '', buildFolder = '', kind = '', peers = '', compression = ''] = process.argv.slice(2);
const { services } = await createBenchServices(root, buildFolder);
const { facts, shell } = watchSiteFrame(services, () => undefined)();
const match = await createPageMatcher(sitePages);

/** Finds the page of an address as the site does. */
async function load(address: string): Promise<LoadedPage> {
  const matched = match(address);
  if (!matched) throw new Error(`there is no page at ${address}`);
  return loadPage(matched, services);
}

/** Pages that are loaded before any request, one after another. */
async function loadBefore(): Promise<() => LoadedPage> {
  const pages = await Promise.all(makePageTargets(300, 11).map(load));
  let asked = 0;
  return () => pages[asked++ % pages.length] as LoadedPage;
}

/** The servers, none of them listening. The first two draw what was loaded before, the others load each address. */
const servers: Readonly<Record<string, () => Promise<Server>>> = {
  async react() {
    const next = await loadBefore();
    return createServer((_req, res) => {
      streamWithReactAlone(next(), facts, res.setHeader('Content-Type', 'text/html; charset=utf-8'));
    });
  },
  async templates() {
    const next = await loadBefore();
    const template = createTemplate(facts, shell);
    return createServer((_req, res) => {
      const html = Buffer.from(template(next()));
      res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': html.length });
      res.end(html);
    });
  },
  fastify: () =>
    createPeer(async (address) => {
      const page = await load(address);
      return drawWithReactAlone(page, facts, toJsonLd(page, facts));
    }),
  astro: () => createPeer(async (address) => toAstroPage(await load(address), facts)),
};

/** A server of one of the packages in `peers/`, whose programs are in the folder into which they were installed. */
async function createPeer(answer: (address: string) => Promise<unknown>): Promise<Server> {
  const program = await import(pathToFileURL(join(peers, `${kind}-peer.mjs`)).href);
  return program.createPeer(answer, compression === 'compressed');
}

const create = servers[kind];
if (!create) throw new Error(`there is no peer "${kind}"`);
reportToParent(await create());
