import { LRUCache } from 'lru-cache';
import { drawWhole } from '#server/platform/http/draw-document.ts';
import { type HttpError, NearMissError, RecordsAwayError, type WayOn } from '#server/platform/http/errors.ts';
import { Document } from '#shared/app/document.tsx';
import { ErrorPage } from '#shared/app/error-page.tsx';
import type { PageHead } from '#shared/app/page-state.ts';
import { Shell } from '#shared/app/shell.tsx';
import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import { type ErrorWords, errorWords, recordsAway } from '#shared/pages/errors/error-words.ts';
import { type MarkupStore, type ServerRender, ServerRenderContext } from '#shared/ui/server-render.ts';
import type { ClientAssets } from './client-assets.ts';
import { drawPart } from './markup-store.ts';
import type { FindNearest } from './nearest-pages.ts';
import type { SiteFrame } from './site-frame.tsx';

interface ErrorPageParts {
  readonly assets: ClientAssets;
  readonly store: MarkupStore;
  readonly findNearest: FindNearest;
}

/** Different pages kept of one frame: one for each status, and one of a 404 for each set of nearest pages. */
const maxKept = 200;

/**
 * Renders the page of an error in the site's shell: plain HTML without a script. It is made once per frame, status and,
 * for a 404, nearest pages, unless it has words or ways on of its own.
 */
export function createErrorPages({ assets, store, findNearest }: ErrorPageParts, frame: () => SiteFrame) {
  const render = { store, assets: { fonts: assets.fonts, styles: [assets.siteStyles] } };
  const made = new WeakMap<SiteFrame, LRUCache<string, string>>();
  return async (error: HttpError, path: string): Promise<string> => {
    const { status } = error;
    const current = frame();
    if (error instanceof RecordsAwayError)
      return drawErrorDocument({ status, words: recordsAway(error.message) }, render, current);
    if (error instanceof NearMissError)
      return drawErrorDocument({ status, waysOn: error.waysOn }, render, current);
    const nearest = status === 404 ? findNearest(path) : [];
    const key = [status, ...nearest.map(({ href }) => href)].join(' ');
    const pages = made.get(current) ?? new LRUCache<string, string>({ max: maxKept });
    made.set(current, pages);
    const html = pages.get(key) ?? (await drawErrorDocument({ status, nearest }, render, current));
    pages.set(key, html);
    return html;
  };
}

const noTexts = { startState: '', jsonLd: '', modules: '' };

interface ErrorDocument {
  readonly status: number;
  readonly words?: ErrorWords;
  readonly waysOn?: readonly WayOn[];
  readonly nearest?: readonly WayOn[];
}

async function drawErrorDocument(
  { status, words = errorWords(status), waysOn, nearest }: ErrorDocument,
  render: Pick<ServerRender, 'assets' | 'store'>,
  { facts, shell }: SiteFrame,
): Promise<string> {
  const { site } = facts;
  const { title } = words;
  const head: PageHead = {
    title,
    fullTitle: `${title} | ${site.name}`,
    description: `${title}.`,
    canonicalUrl: `${site.origin}/`,
    isIndexable: false,
    trail: [],
    breadcrumbs: 'hidden',
  };
  const html = await drawWhole(
    <ServerRenderContext value={{ ...render, shell, texts: noTexts }}>
      <Document head={head}>
        <Shell vehicleTab="car">
          <ErrorPage status={status} words={words} waysOn={waysOn} nearest={nearest} site={site} />
        </Shell>
      </Document>
    </ServerRenderContext>,
  );
  return html.toString();
}

/** The words of a 500 as the content of a page whose head has been sent. */
export function drawFailure(site: SiteIdentity): string {
  return drawPart(<ErrorPage status={500} words={errorWords(500)} site={site} />);
}
