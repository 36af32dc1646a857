import { renderToString } from 'react-dom/server';
import { Document, DocumentAssetsContext } from '#shared/app/document.tsx';
import type { PageHead, SiteFacts } from '#shared/app/page-state.ts';
import { Shell } from '#shared/app/shell.tsx';
import { ShellMarkupContext } from '#shared/app/shell-markup.ts';
import { ErrorPage, errorTitle } from '#shared/pages/errors/error-page.tsx';
import type { MarkupStore } from '#shared/ui/reused-markup.tsx';
import type { ClientAssets } from './client-assets.ts';
import { makeShellMarkup } from './make-shell-markup.tsx';

/** Renders the page for a status in the site's shell: plain HTML without a script, made once per status and note. */
export function createErrorPages(assets: ClientAssets, facts: () => SiteFacts, markup: MarkupStore) {
  const made = new Map<string, string>();
  return async (status: number): Promise<string> => {
    const current = facts();
    const key = `${status} ${current.catalogueNote}`;
    const html = made.get(key) ?? renderErrorDocument(status, { assets, facts: current, markup });
    if (made.size > 20) made.clear();
    made.set(key, html);
    return html;
  };
}

interface ErrorDocumentParts {
  readonly assets: ClientAssets;
  readonly facts: SiteFacts;
  readonly markup: MarkupStore;
}

function renderErrorDocument(status: number, { assets, facts, markup }: ErrorDocumentParts): string {
  const { site } = facts;
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
  const html = renderToString(
    <DocumentAssetsContext value={assets}>
      <Document head={head} siteName={site.name}>
        <ShellMarkupContext value={makeShellMarkup(markup, facts)}>
          <Shell vehicleTab="car">
            <ErrorPage status={status} phone={site.phone} openingHours={site.openingHours} />
          </Shell>
        </ShellMarkupContext>
      </Document>
    </DocumentAssetsContext>,
  );
  return `<!DOCTYPE html>${html}`;
}
