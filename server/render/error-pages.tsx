import { renderToString } from 'react-dom/server';
import { Document, DocumentAssetsContext } from '#shared/app/document.tsx';
import type { PageHead, SiteFacts } from '#shared/app/page-state.ts';
import { Shell } from '#shared/app/shell.tsx';
import { ErrorPage, errorTitle } from '#shared/pages/errors/error-page.tsx';
import type { ClientAssets } from './client-assets.ts';

/** Renders the page for a status in the site's shell: plain HTML without a script, made once per status and note. */
export function createErrorPages(assets: ClientAssets, facts: () => SiteFacts) {
  const made = new Map<string, string>();
  return async (status: number): Promise<string> => {
    const current = facts();
    const key = `${status} ${current.catalogueNote}`;
    const html = made.get(key) ?? renderErrorDocument(status, assets, current);
    if (made.size > 20) made.clear();
    made.set(key, html);
    return html;
  };
}

function renderErrorDocument(
  status: number,
  assets: ClientAssets,
  { site, catalogueNote }: SiteFacts,
): string {
  const title = errorTitle(status);
  const head: PageHead = {
    title,
    fullTitle: `${title} | ${site.name}`,
    description: `${title}.`,
    canonicalUrl: `${site.origin}/`,
    imageUrl: `${site.origin}/og-image.png`,
    isIndexable: false,
    trail: [],
    breadcrumbs: 'hidden',
  };
  const markup = renderToString(
    <DocumentAssetsContext value={{ styles: assets.styles, fonts: assets.fonts, preloads: [] }}>
      <Document head={head} siteName={site.name}>
        <Shell site={site} vehicleTab="car" catalogueNote={catalogueNote}>
          <ErrorPage status={status} phone={site.phone} openingHours={site.openingHours} />
        </Shell>
      </Document>
    </DocumentAssetsContext>,
  );
  return `<!DOCTYPE html>${markup}`;
}
