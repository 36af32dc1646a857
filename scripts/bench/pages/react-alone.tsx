import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { findShareCard, noClientAssets } from '#server/pages/client-assets.ts';
import type { LoadedPage } from '#server/pages/load-page.ts';
import { SharingTags } from '#server/pages/sharing-tags.tsx';
import { Document } from '#shared/app/document.tsx';
import { SiteHeader } from '#shared/app/header/site-header.tsx';
import type { SiteFacts } from '#shared/app/page-state.ts';
import { SiteFooter } from '#shared/app/site-footer.tsx';
import { Breadcrumbs } from '#shared/ui/breadcrumbs.tsx';

/**
 * Streams a loaded page with React only: no router, no reused markup, no data blocks, no cached text, no compression.
 * Resolves when all of it has been written.
 */
export async function streamWithReactAlone(
  loaded: LoadedPage,
  facts: SiteFacts,
  sink: Writable = createNothing(),
): Promise<void> {
  const ended = finished(sink);
  const stream = renderToPipeableStream(toDocument(loaded, facts), {
    onAllReady: () => stream.pipe(sink),
    onError: (error) => void sink.destroy(error as Error),
  });
  await ended;
}

/** The same document at one go, with its structured data. */
export function drawWithReactAlone(loaded: LoadedPage, facts: SiteFacts, jsonLd: string): string {
  const html = renderToString(toDocument(loaded, facts));
  return `<!DOCTYPE html>${html.replace('ld+json">', () => `ld+json">${jsonLd}`)}`;
}

function toDocument(loaded: LoadedPage, { site, catalogueNote }: SiteFacts) {
  const { component: Page } = loaded.page;
  const { head, data } = loaded.state;
  const crumbs =
    head.breadcrumbs === 'hidden' ? undefined : <Breadcrumbs trail={head.trail} style={head.breadcrumbs} />;
  const card = findShareCard(noClientAssets.shareCards, loaded.address.path);
  return (
    <Document head={head}>
      {/* React moves these into the head, as it does with those of a page. */}
      <SharingTags head={head} siteName={site.name} imageUrl={site.origin + card.href} card={card} />
      <header>
        <SiteHeader site={site} />
      </header>
      {crumbs}
      <main>
        <Page data={data} />
      </main>
      <footer>
        <SiteFooter site={site} catalogueNote={catalogueNote} />
      </footer>
    </Document>
  );
}

function createNothing(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
