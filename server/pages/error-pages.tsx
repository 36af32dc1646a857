import { renderToString } from 'react-dom/server';
import { type HttpError, NearMissError, RecordsAwayError, type WayOn } from '#server/platform/http/errors.ts';
import { Document } from '#shared/app/document.tsx';
import { ErrorPage } from '#shared/app/error-page.tsx';
import type { PageHead } from '#shared/app/page-state.ts';
import { Shell } from '#shared/app/shell.tsx';
import { type ErrorWords, errorWords, recordsAway } from '#shared/pages/errors/error-words.ts';
import { type MarkupStore, type ServerRender, ServerRenderContext } from '#shared/ui/server-render.ts';
import type { ClientAssets } from './client-assets.ts';
import type { SiteFrame } from './site-frame.tsx';

interface ErrorPageParts {
  readonly assets: ClientAssets;
  readonly store: MarkupStore;
}

/**
 * Renders the page of an error in the site's shell: plain HTML without a script. It is made once per status and frame,
 * unless it has words or ways on of its own.
 */
export function createErrorPages({ assets, store }: ErrorPageParts, frame: () => SiteFrame) {
  const render = { store, assets: { fonts: assets.fonts, styles: [assets.siteStyles] } };
  const made = new WeakMap<SiteFrame, Map<number, string>>();
  return async (error: HttpError): Promise<string> => {
    const { status } = error;
    const current = frame();
    if (error instanceof RecordsAwayError)
      return drawErrorDocument({ status, words: recordsAway(error.message) }, render, current);
    if (error instanceof NearMissError)
      return drawErrorDocument({ status, waysOn: error.waysOn }, render, current);
    const pages = made.get(current) ?? new Map<number, string>();
    made.set(current, pages);
    const html = pages.get(status) ?? drawErrorDocument({ status }, render, current);
    pages.set(status, html);
    return html;
  };
}

const noTexts = { startState: '', jsonLd: '', modules: '' };

interface ErrorDocument {
  readonly status: number;
  readonly words?: ErrorWords;
  readonly waysOn?: readonly WayOn[];
}

function drawErrorDocument(
  { status, words = errorWords(status), waysOn }: ErrorDocument,
  render: Pick<ServerRender, 'assets' | 'store'>,
  { facts, shell }: SiteFrame,
): string {
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
  const html = renderToString(
    <ServerRenderContext value={{ ...render, shell, texts: noTexts }}>
      <Document head={head}>
        <Shell vehicleTab="car">
          <ErrorPage
            status={status}
            words={words}
            waysOn={waysOn}
            phone={site.phone}
            openingHours={site.openingHours}
          />
        </Shell>
      </Document>
    </ServerRenderContext>,
  );
  return `<!DOCTYPE html>${html}`;
}
