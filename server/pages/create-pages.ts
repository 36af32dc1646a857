import type { RequestHandler } from 'express';
import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { AnswerWithForm } from '#server/enquiries/receive/form-answer.ts';
import type { Config } from '#server/platform/config/config.ts';
import { contentSecurityPolicy } from '#server/platform/http/content-security-policy.ts';
import { createGate } from '#server/platform/http/gate.ts';
import type { SiteFacts } from '#shared/app/page-state.ts';
import { formatDate } from '#shared/format/format-date.ts';
import type { ClientAssets } from './client-assets.ts';
import { createErrorPages } from './error-pages.tsx';
import { createMarkupStore } from './markup-store.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { type Admit, formAnswerer, pageDataHandler, pageHandler } from './page-handler.ts';
import { createPageRenderer } from './page-renderer.ts';
import { type PageEntry, sitePages } from './page-table.ts';
import type { Services } from './services.ts';

/** Everything that answers with a page. */
export interface Pages {
  readonly html: RequestHandler;
  readonly data: RequestHandler;
  /** Shows a posted form again on its page. */
  readonly answerWithForm: AnswerWithForm;
  readonly renderError: (status: number) => Promise<string>;
  /** `sha256-…` of the one script that every page names. */
  readonly scriptHashes: readonly string[];
  /** Id of the build that draws them. */
  readonly build: string;
  readonly cache: PageCache;
  /** Begins the key of every stored page. */
  readonly edition: () => string;
}

interface PagesParts {
  readonly config: Config;
  readonly services: Services;
  readonly assets: ClientAssets;
  /** Other pages than the site's own. */
  readonly pages?: readonly PageEntry[];
}

/** A quarter of the room is for parts of pages, the rest for whole ones. */
const markupShare = 0.25;

/** Wires loading, rendering, storing and overload protection. */
export async function createPages({
  config,
  services,
  assets,
  pages = sitePages,
}: PagesParts): Promise<Pages> {
  const facts = (): SiteFacts => ({ site: services.site, catalogueNote: catalogueNote(services) });
  const markup = createMarkupStore(config.pageCacheBytes * markupShare);
  const scriptHashes = [assets.start.integrity];
  const renderer = await createPageRenderer({
    services,
    assets,
    facts,
    markup,
    pages,
    timeoutMs: config.renderTimeoutMs,
    policyWithNonce: (nonce, isPrivate) => {
      const { tagManagerUrl, ...closed } = config;
      return policyText(contentSecurityPolicy({ config: isPrivate ? closed : config, scriptHashes }), nonce);
    },
  });
  const cache = createPageCache(config.pageCacheBytes * (1 - markupShare));
  const admit = createAdmission(config.maxConcurrentRenders);
  const edition = watchEdition(services, () => {
    cache.clear();
    markup.clear();
  });
  return {
    html: pageHandler({ renderer, cache, edition, admit }),
    data: pageDataHandler({ renderer, admit, build: assets.build }),
    answerWithForm: formAnswerer({ renderer, admit }),
    renderError: createErrorPages(assets, facts, markup),
    scriptHashes,
    build: assets.build,
    cache,
    edition,
  };
}

/** A gate for personal pages and another for all others: who waits for the account API takes no place from the rest. */
function createAdmission(limit: number): Admit {
  const places = { atOnce: limit, waiting: limit };
  const [personal, others] = [createGate(places), createGate(places)];
  return (page, work) => (page?.record.server.cache === 'never' ? personal : others).run(work);
}

function policyText(directives: Readonly<Record<string, readonly string[]>>, nonce: string): string {
  return Object.entries(directives)
    .map(([name, sources]) =>
      [name, ...sources, ...(name === 'script-src' ? [`'nonce-${nonce}'`] : [])].join(' '),
    )
    .join(';');
}

function catalogueNote({ catalogue }: Services): string {
  if (!catalogue.isLoaded()) return '';
  const { version } = catalogue.snapshot();
  const kind = version.isDemonstration ? 'Demonstration catalogue' : 'Catalogue';
  const updated = `${kind}, updated ${formatDate(version.importedAt.toISOString().slice(0, 10))}.`;
  return version.attribution ? `${updated} ${version.attribution}` : updated;
}

/**
 * Names the catalogue that pages are made from; another one, after an import or on a new day, makes what is stored
 * worthless.
 */
function watchEdition({ catalogue }: Services, onNew: () => void): () => string {
  let seen: Snapshot | undefined;
  let count = 0;
  return () => {
    const current = catalogue.isLoaded() ? catalogue.snapshot() : undefined;
    if (current !== seen) {
      seen = current;
      count += 1;
      onNew();
    }
    return `${count} `;
  };
}
