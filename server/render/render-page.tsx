import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { DataBlocksContext, type DataBlockTexts } from '#shared/app/data-blocks.tsx';
import { type DocumentAssets, DocumentAssetsContext } from '#shared/app/document.tsx';
import { SiteFactsContext } from '#shared/app/page-routes.tsx';
import type { SiteFacts } from '#shared/app/page-state.ts';
import { type MarkupStore, MarkupStoreContext } from '#shared/app/reused-markup.tsx';
import type { ClientAssets } from './client-assets.ts';
import type { LoadedPage, PageLoading } from './page-loading.ts';

export interface RenderJob {
  readonly loaded: LoadedPage;
  readonly dataRoutes: PageLoading['dataRoutes'];
  readonly facts: SiteFacts;
  readonly texts: DataBlockTexts;
  readonly assets: ClientAssets;
  readonly documentAssets: DocumentAssets;
  readonly markup: MarkupStore;
  /** Allows React's own inline scripts on a page whose late parts stream; stored pages have none. */
  readonly nonce?: string;
}

export interface RenderLimits {
  /** Late parts that take longer are given up, and the browser draws them instead. */
  readonly timeoutMs: number;
  /** Crawlers get the document complete. */
  readonly waitForAll: boolean;
  readonly onLateError: (error: unknown) => void;
}

/**
 * Renders the whole document into `output`, which is asked for when the shell is ready. Rejects when the shell
 * fails, before anything was written.
 */
export function renderPage(job: RenderJob, limits: RenderLimits, output: () => Writable): Promise<void> {
  return new Promise((resolve, reject) => {
    let isShellReady = false;
    const start = () => {
      const destination = output();
      destination.once('close', resolve);
      destination.once('error', (error) => stream.abort(error));
      stream.pipe(destination);
    };
    const stream = renderToPipeableStream(<PageDocument job={job} />, {
      bootstrapModules: [{ src: job.assets.entry.href, integrity: job.assets.entry.integrity }],
      ...(job.nonce ? { nonce: job.nonce } : {}),
      onShellReady: () => {
        isShellReady = true;
        if (!limits.waitForAll) start();
      },
      onAllReady: () => {
        clearTimeout(timer);
        if (limits.waitForAll) start();
      },
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
      onError: (error) => {
        if (isShellReady) limits.onLateError(error);
      },
    });
    const timer = setTimeout(() => stream.abort(new Error('render timeout')), limits.timeoutMs);
  });
}

function PageDocument({ job }: { job: RenderJob }) {
  const router = createStaticRouter(job.dataRoutes, job.loaded.context);
  return (
    <MarkupStoreContext value={job.markup}>
      <DataBlocksContext value={job.texts}>
        <DocumentAssetsContext value={job.documentAssets}>
          <SiteFactsContext value={job.facts}>
            <StaticRouterProvider router={router} context={job.loaded.context} hydrate={false} />
          </SiteFactsContext>
        </DocumentAssetsContext>
      </DataBlocksContext>
    </MarkupStoreContext>
  );
}

/** A destination that keeps the page as one string. */
export function createPageText(): Writable & { text(): string } {
  const chunks: Buffer[] = [];
  const writable = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return Object.assign(writable, { text: () => Buffer.concat(chunks).toString('utf8') });
}
