import type { RequestHandler } from 'express';
import type { Config } from '#server/platform/config/config.ts';
import type { Dictionary } from '#server/platform/http/codings/choose-coding.ts';
import { contentSecurityPolicy } from '#server/platform/http/content-security-policy.ts';
import type { HttpError } from '#server/platform/http/errors.ts';
import type { AnswerWithForm } from '#server/platform/http/form-answer.ts';
import { createGate } from '#server/platform/http/gate.ts';
import { quietTurn } from '#server/platform/http/short-turns.ts';
import { loadPriceMapDrawing } from '#shared/pages/results/price-map/price-map-part.tsx';
import type { ClientAssets } from './client-assets.ts';
import { createErrorPages } from './error-pages.tsx';
import { createMarkupStore } from './markup-store.ts';
import { createPageMatcher } from './match-page.ts';
import { createNearestPages } from './nearest-pages.ts';
import { createPageCache, shrinkWith } from './page-cache.ts';
import {
  formAnswerer,
  type PageHandlerParts,
  pageDataHandler,
  pageHandler,
  pageStorer,
} from './page-handler.ts';
import { createPageMaker } from './page-maker.ts';
import { type PageEntry, sitePages } from './page-table.ts';
import type { Services } from './services.ts';
import { watchSiteFrame } from './site-frame.tsx';
import { type Admit, createStoredPages, type StoredPages } from './stored-pages.ts';

/** Everything that answers with a page. */
export interface Pages {
  readonly html: RequestHandler;
  readonly data: RequestHandler;
  /** Draws the page at an address into the store, unless it is there. */
  readonly store: (address: string) => Promise<void>;
  /** Shows a posted form again on its page. */
  readonly answerWithForm: AnswerWithForm;
  /** The page of an error at a path, in the site's shell. */
  readonly renderError: (error: HttpError, path: string) => Promise<string>;
  /** `sha256-…` of the only script that every page names. */
  readonly scriptHashes: readonly string[];
  /** Id of the build that draws the pages. */
  readonly build: string;
  readonly findStored: StoredPages['find'];
  /** What browsers may have that ask for a page. */
  readonly dictionary: Dictionary | undefined;
  /** Size in bytes of the pages in store. */
  readonly storedBytes: () => number;
  /** Size in bytes of the parts of pages that are kept to be used again. */
  readonly partsBytes: () => number;
}

interface PagesParts {
  readonly config: Config;
  readonly services: Services;
  readonly assets: ClientAssets;
  /** Pages to use instead of the site's own. */
  readonly pages?: readonly PageEntry[];
}

/**
 * Memory in bytes for the parts of pages that are used again. `PAGE_CACHE_MIB` counts whole pages only. It has room for
 * the cards of 4,000 vehicles at the profile that most visitors keep.
 */
const markupBytes = 16 * 1024 * 1024;

/** Connects matching, loading, drawing, storing and overload protection. */
export async function createPages({
  config,
  services,
  assets,
  pages = sitePages,
}: PagesParts): Promise<Pages> {
  await loadPriceMapDrawing();
  const store = createMarkupStore(markupBytes);
  const documents = assets.dictionaries?.documents;
  const cache = createPageCache(config.pageCacheBytes, shrinkWith(documents));
  const frame = watchSiteFrame(services, () => {
    cache.clear();
    store.clear();
  });
  const scriptHashes = [assets.start.integrity];
  const policyWithNonce = (nonce: string, isPrivate: boolean) => {
    const { tagManagerUrl, ...closed } = config;
    return policyText(contentSecurityPolicy({ config: isPrivate ? closed : config, scriptHashes }), nonce);
  };
  const maker = createPageMaker({
    services,
    assets,
    store,
    frame,
    timeoutMs: config.renderTimeoutMs,
    policyWithNonce,
    policyWithoutScript: toPolicyWithoutScript(config),
  });
  const edition = () => `${frame().edition}${services.reviews.edition()} `;
  const admit = createAdmission(config.maxConcurrentRenders);
  const stored = createStoredPages({ cache, edition, maker, services, admit, dictionary: documents });
  const match = await createPageMatcher(pages);
  const parts: PageHandlerParts = { match, stored, maker, services, admit, documents };
  return {
    html: pageHandler(parts),
    data: pageDataHandler(parts, assets),
    store: pageStorer(parts),
    answerWithForm: formAnswerer(parts),
    renderError: createErrorPages({ assets, store, findNearest: createNearestPages(services) }, frame),
    scriptHashes,
    build: assets.build,
    findStored: stored.find,
    dictionary: documents,
    storedBytes: cache.bytes,
    partsBytes: store.bytes,
  };
}

/**
 * One line for personal pages and one for all others, so that pages that wait for the account API block no public page.
 * As many may be under way, as many more wait, and whoever comes then is refused at once. Drawing is synchronous, so who
 * comes meanwhile stays unread in a socket, where nobody can count them: a page begins in a turn of its own, before which
 * they are read.
 */
function createAdmission(atOnce: number): Admit {
  const [personal, others] = [
    createGate({ atOnce, waiting: atOnce }),
    createGate({ atOnce, waiting: atOnce }),
  ];
  return ({ page }, work) =>
    (page.record.server.cache === 'never' ? personal : others).run(async () => {
      await quietTurn();
      return work();
    });
}

/** The policy of the staff site: its pages have no script, so none may run. */
function toPolicyWithoutScript({ tagManagerUrl, ...closed }: Config): string {
  return policyText(contentSecurityPolicy({ config: closed, scriptHashes: [] }));
}

function policyText(directives: Readonly<Record<string, readonly string[]>>, nonce?: string): string {
  return Object.entries(directives)
    .map(([name, sources]) =>
      [name, ...sources, ...(name === 'script-src' && nonce ? [`'nonce-${nonce}'`] : [])].join(' '),
    )
    .join(';');
}
