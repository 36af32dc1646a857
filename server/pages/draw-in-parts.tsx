import type { Writable } from 'node:stream';
import { type PipeableStream, renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { afterAwake } from '#server/platform/time/after-awake.ts';
import { createPageRoutes, SiteFactsContext, toRouteComponent } from '#shared/app/page-routes.tsx';
import { ServerRenderContext } from '#shared/ui/server-render.ts';
import type { LoadedPage } from './load-page.ts';
import type { ReadyPage } from './match-page.ts';
import type { PageDrawing } from './page-drawing.ts';

export interface DrawingLimits {
  /** Late parts that take longer are given up; the page then says that they could not be loaded. */
  readonly timeoutMs: number;
  /** True for crawlers: the document is sent only when it is complete. */
  readonly waitForAll: boolean;
  /** Aborts when the visitor leaves. */
  readonly signal?: AbortSignal;
  /** Called with errors that happen after the shell has been sent. */
  readonly onLateError: (error: unknown) => void;
  /** Allows React's own inline scripts on a page whose late parts stream; stored pages have none. */
  readonly nonce?: string;
}

/**
 * Streams the whole document into `output`, which is called when the shell is ready, or when everything is ready if
 * `waitForAll`. Resolves at that moment and does not wait for slow parts or slow readers. Rejects when the shell fails
 * or the visitor leaves before it is ready; nothing has been written then.
 */
export function drawInParts(
  drawing: PageDrawing,
  limits: DrawingLimits,
  output: () => Writable,
): Promise<void> {
  const { signal, waitForAll, nonce } = limits;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let isShellReady = false;
  const start = () => {
    if (signal?.aborted) return reject(signal.reason);
    stream.pipe(output());
    resolve();
  };
  const stream = renderToPipeableStream(<RoutedDocument drawing={drawing} />, {
    bootstrapModules: [{ src: drawing.script.href, integrity: drawing.script.integrity }],
    // React would send finished parts of a long page late as well, for its script to move them: never without scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    ...(nonce ? { nonce } : {}),
    onShellReady: () => {
      isShellReady = true;
      if (!waitForAll) start();
    },
    onAllReady: () => {
      endTimes();
      // Not within this call: React may be in the middle of aborting parts.
      if (waitForAll) queueMicrotask(start);
    },
    onShellError: (error) => {
      endTimes();
      reject(error);
    },
    onError: (error) => {
      if (isShellReady && !signal?.aborted) limits.onLateError(error);
    },
  });
  const endTimes = limitTime(stream, limits);
  return promise;
}

/** Aborts the unfinished parts at the time limit or when the visitor leaves. Call the result when all is done. */
function limitTime({ abort }: PipeableStream, { timeoutMs, signal }: DrawingLimits): () => void {
  const onLeave = () => abort(signal?.reason);
  const stop = afterAwake(timeoutMs, () => abort(new Error(`Not rendered within ${timeoutMs} ms`)));
  signal?.addEventListener('abort', onLeave);
  return () => {
    stop();
    signal?.removeEventListener('abort', onLeave);
  };
}

function RoutedDocument({ drawing: { loaded, facts, render } }: { readonly drawing: PageDrawing }) {
  const routes = getRoutes(loaded.page);
  const context = toRouterContext(loaded, routes);
  return (
    <ServerRenderContext value={render}>
      <SiteFactsContext value={facts}>
        <StaticRouterProvider
          router={createStaticRouter(routes, context)}
          context={context}
          hydrate={false}
        />
      </SiteFactsContext>
    </ServerRenderContext>
  );
}

type Routes = StaticHandler['dataRoutes'];

const routesByPage = new WeakMap<ReadyPage, Routes>();

/** The browser's routes with this page only, made once for each page. */
function getRoutes(page: ReadyPage): Routes {
  const known = routesByPage.get(page);
  if (known) return known;
  const { dataRoutes } = createStaticHandler(
    createPageRoutes({
      names: [page.name],
      recordOf: () => page.record,
      loaderFor: () => () => undefined,
      componentFor: () => ({ Component: toRouteComponent(page.component) }),
    }),
  );
  routesByPage.set(page, dataRoutes);
  return dataRoutes;
}

/** The state that React Router would have after matching and loading, which have been done without it. */
function toRouterContext({ page, address, params, state }: LoadedPage, routes: Routes): StaticHandlerContext {
  const { path, search } = address;
  const [root] = routes;
  const chain = root ? [root, ...(root.children ?? [])] : [];
  return {
    basename: '/',
    location: {
      pathname: path,
      search: search.size > 0 ? `?${search}` : '',
      hash: '',
      state: null,
      key: 'default',
    },
    matches: chain.map((route) => ({
      params,
      pathname: route === root ? '/' : path,
      pathnameBase: route === root ? '/' : path,
      route,
    })),
    loaderData: { [page.name]: state },
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  };
}
