import { renderToString } from 'react-dom/server';
import { Document } from '#shared/app/document.tsx';
import type { PageHead } from '#shared/app/page-state.ts';
import { Shell } from '#shared/app/shell.tsx';
import { ErrorPage, errorTitle } from '#shared/pages/errors/error-page.tsx';
import { type MarkupStore, type ServerRender, ServerRenderContext } from '#shared/ui/server-render.ts';
import type { ClientAssets } from './client-assets.ts';
import type { SiteFrame } from './site-frame.tsx';

interface ErrorPageParts {
  readonly assets: ClientAssets;
  readonly store: MarkupStore;
}

/** Renders the page for a status in the site's shell: plain HTML without a script, made once per status and frame. */
export function createErrorPages({ assets, store }: ErrorPageParts, frame: () => SiteFrame) {
  const render = { store, assets: { fonts: assets.fonts, styles: [assets.siteStyles] } };
  const made = new WeakMap<SiteFrame, Map<number, string>>();
  return async (status: number): Promise<string> => {
    const current = frame();
    const pages = made.get(current) ?? new Map<number, string>();
    made.set(current, pages);
    const html = pages.get(status) ?? drawErrorDocument(status, render, current);
    pages.set(status, html);
    return html;
  };
}

const noTexts = { startState: '', jsonLd: '', modules: '' };

function drawErrorDocument(
  status: number,
  render: Pick<ServerRender, 'assets' | 'store'>,
  { facts, shell }: SiteFrame,
): string {
  const { site } = facts;
  const title = errorTitle(status);
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
          <ErrorPage status={status} phone={site.phone} openingHours={site.openingHours} />
        </Shell>
      </Document>
    </ServerRenderContext>,
  );
  return `<!DOCTYPE html>${html}`;
}
