import { hash } from 'node:crypto';
import { type LoadedPage, loadPage } from '#server/pages/load-page.ts';
import type { MatchedPage, MatchPage } from '#server/pages/match-page.ts';
import type { PageMaker } from '#server/pages/page-maker.ts';
import type { Services } from '#server/pages/services.ts';
import { compress } from '#server/platform/http/codings/compress.ts';
import type { SiteFacts } from '#shared/app/page-state.ts';
import { makePageTargets } from './page-targets.ts';
import { streamWithReactAlone } from './react-alone.tsx';

/** CPU milliseconds for one page in one round. */
export interface RenderRound {
  readonly match: number;
  /** Querying the snapshot and making data and head. */
  readonly load: number;
  /** Drawing the document, with its data blocks, as bytes. */
  readonly draw: number;
  /** Making ETag and compressed bytes. */
  readonly compress: number;
  readonly reactAlone: number;
  readonly htmlBytes: number;
}

export interface RenderParts {
  readonly match: MatchPage;
  readonly maker: PageMaker;
  readonly services: Services;
  readonly facts: SiteFacts;
}

/** One round of pages that are not in store, first by the site and then by React alone. */
export async function runRenderRound(
  { match: find, maker, services, facts }: RenderParts,
  { pages, seed }: { readonly pages: number; readonly seed: number },
): Promise<RenderRound> {
  const targets = makePageTargets(pages, seed);
  const matched: MatchedPage[] = [];
  const loaded: LoadedPage[] = [];
  const texts: Buffer[] = [];
  const match = await cpuMs(async () => {
    matched.push(...targets.map(find).filter((page) => page !== undefined));
  });
  const load = await cpuMs(async () => {
    for (const page of matched) loaded.push(await loadPage(page, services));
  });
  const draw = await cpuMs(async () => {
    for (const page of loaded) texts.push(await maker.makeWhole(page));
  });
  const compressing = await cpuMs(async () => {
    for (const text of texts) {
      hash('sha1', text);
      compress(text, 'zstd or br');
    }
  });
  const reactAlone = await cpuMs(async () => {
    for (const page of loaded) await streamWithReactAlone(page, facts);
  });
  const htmlBytes = texts.reduce((sum, text) => sum + text.length, 0) / pages;
  return { ...perPage({ match, load, draw, compress: compressing, reactAlone }, pages), htmlBytes };
}

async function cpuMs(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function perPage<Name extends string>(times: Record<Name, number>, pages: number): Record<Name, number> {
  const entries = Object.entries<number>(times).map(([name, time]) => [name, time / pages]);
  return Object.fromEntries(entries);
}
