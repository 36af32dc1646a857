import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { LoadedPage } from '#server/pages/page-loading.ts';
import { Document } from '#shared/app/document.tsx';
import { SiteHeader } from '#shared/app/header/site-header.tsx';
import type { SiteFacts } from '#shared/app/page-state.ts';
import { SiteFooter } from '#shared/app/site-footer.tsx';
import { Breadcrumbs } from '#shared/ui/breadcrumbs.tsx';

/**
 * Streams a loaded page into nothing as React does without anything of ours: no router, no reused markup, no data
 * blocks, no text kept, no compression. Resolves to the number of bytes.
 */
export function streamWithReactAlone(
  loaded: LoadedPage,
  { site, catalogueNote }: SiteFacts,
): Promise<number> {
  const { component: Page } = loaded.page;
  const { head, data } = loaded.state;
  const crumbs =
    head.breadcrumbs === 'hidden' ? undefined : <Breadcrumbs trail={head.trail} style={head.breadcrumbs} />;
  return streamIntoNothing(
    <Document head={head} siteName={site.name}>
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
    </Document>,
  );
}

function streamIntoNothing(tree: ReactNode): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        done();
      },
    });
    sink.once('close', () => resolve(bytes));
    const stream = renderToPipeableStream(tree, { onAllReady: () => stream.pipe(sink), onError: reject });
  });
}
