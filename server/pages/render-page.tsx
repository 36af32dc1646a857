import { Writable } from 'node:stream';
import { type PipeableStream, renderToPipeableStream, renderToString } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { DataBlocksContext, type DataBlockTexts } from '#shared/app/data-blocks.tsx';
import { DocumentAssetsContext } from '#shared/app/document.tsx';
import { MainMarkupContext } from '#shared/app/main-content.tsx';
import { SiteFactsContext } from '#shared/app/page-routes.tsx';
import type { SiteFacts } from '#shared/app/page-state.ts';
import { ShellMarkupContext } from '#shared/app/shell-markup.ts';
import { type MarkupStore, MarkupStoreContext } from '#shared/ui/reused-markup.tsx';
import type { ClientAssets } from './client-assets.ts';
import { imagePreloads } from './image-preloads.ts';
import { makeShellMarkup } from './make-shell-markup.tsx';
import type { LoadedPage, PageLoading } from './page-loading.ts';

export interface RenderJob {
  readonly loaded: LoadedPage;
  readonly dataRoutes: PageLoading['dataRoutes'];
  readonly facts: SiteFacts;
  readonly texts: DataBlockTexts;
  readonly assets: ClientAssets;
  readonly markup: MarkupStore;
  /** The page itself as a string, when nothing in it has to be waited for. */
  readonly mainMarkup?: string;
  /** Allows React's own inline scripts on a page whose late parts stream; stored pages have none. */
  readonly nonce?: string;
}

export interface RenderLimits {
  /** Late parts that take longer are given up: the page then says that they could not be loaded. */
  readonly timeoutMs: number;
  /** Crawlers get the document complete. */
  readonly waitForAll: boolean;
  /** Aborts when nobody waits for the page any more. */
  readonly signal: AbortSignal;
  /** Told of what fails once the shell is there. */
  readonly onLateError: (error: unknown) => void;
}

/**
 * Renders the whole document into `output`, which is asked for when the shell is ready, or all of it when everything
 * is waited for. Resolves at that moment, so that slow parts and slow readers hold nobody up; rejects when the shell
 * fails or the visitor leaves before it, with nothing written.
 */
export function renderPage(job: RenderJob, limits: RenderLimits, output: () => Writable): Promise<void> {
  const { signal, waitForAll } = limits;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let isShellReady = false;
  const start = () => {
    if (signal.aborted) return reject(signal.reason);
    stream.pipe(output());
    resolve();
  };
  const stream = renderToPipeableStream(<PageDocument job={job} />, {
    bootstrapModules: [{ src: job.assets.start.href, integrity: job.assets.start.integrity }],
    ...(job.nonce ? { nonce: job.nonce } : {}),
    onShellReady: () => {
      isShellReady = true;
      if (!waitForAll) start();
    },
    onAllReady: () => {
      endTimes();
      // Not within this call: React may be in the middle of giving parts up.
      if (waitForAll) queueMicrotask(start);
    },
    onShellError: (error) => {
      endTimes();
      reject(error);
    },
    onError: (error) => {
      if (isShellReady && !signal.aborted) limits.onLateError(error);
    },
  });
  const endTimes = limitTime(stream, limits);
  return promise;
}

/** Gives up what is unfinished when the time is over or the visitor leaves. Call the result when all is done. */
function limitTime({ abort }: PipeableStream, { timeoutMs, signal }: RenderLimits): () => void {
  const onLeave = () => abort(signal.reason);
  const timer = setTimeout(() => abort(new Error(`Not rendered within ${timeoutMs} ms`)), timeoutMs);
  signal.addEventListener('abort', onLeave);
  return () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', onLeave);
  };
}

function PageDocument({ job }: { job: RenderJob }) {
  const router = createStaticRouter(job.dataRoutes, job.loaded.context);
  return (
    <MarkupStoreContext value={job.markup}>
      <DataBlocksContext value={job.texts}>
        <DocumentAssetsContext value={job.assets}>
          <SiteFactsContext value={job.facts}>
            <ShellMarkupContext value={makeShellMarkup(job.markup, job.facts)}>
              <MainMarkupContext value={job.mainMarkup}>
                <StaticRouterProvider router={router} context={job.loaded.context} hydrate={false} />
              </MainMarkupContext>
            </ShellMarkupContext>
          </SiteFactsContext>
        </DocumentAssetsContext>
      </DataBlocksContext>
    </MarkupStoreContext>
  );
}

/**
 * The document of a page that has nothing to wait for: React makes a string in half the time of a stream. Throws what
 * the page throws.
 */
export function renderWhole(job: RenderJob): string {
  const mainMarkup = renderMain(job.loaded, job.markup);
  const html = renderToString(<PageDocument job={{ ...job, mainMarkup }} />);
  if (!html.endsWith(documentEnd)) throw new Error('React ended a document in a way of its own');
  const { href, integrity } = job.assets.start;
  const script = `<script type="module" src="${href}" integrity="${integrity}" async=""></script>`;
  return `<!DOCTYPE html>${html.slice(0, -documentEnd.length)}${script}${documentEnd}`;
}

const documentEnd = '</body></html>';

/** The page alone, as React draws it within the shell. */
function renderMain({ page, state }: LoadedPage, markup: MarkupStore): string {
  const Page = page.component;
  return renderToString(
    <MarkupStoreContext value={markup}>
      <Page data={state.data} />
    </MarkupStoreContext>,
  ).replace(imagePreloads, '');
}

/** A destination that keeps what it is sent, as bytes: turning them into a string and back costs as much as drawing a third of a page. */
export function createPageBytes(): Writable & { bytes(): Buffer } {
  const chunks: Buffer[] = [];
  const writable = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return Object.assign(writable, { bytes: () => Buffer.concat(chunks) });
}
