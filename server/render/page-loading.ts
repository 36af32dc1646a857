import type { ComponentType } from 'react';
import { createStaticHandler, type LoaderFunctionArgs, type StaticHandlerContext } from 'react-router-dom';
import { NotFoundError } from '#server/errors.ts';
import type { Loader } from '#server/loaders/loader.ts';
import { loaders } from '#server/loaders/loaders.ts';
import type { Services } from '#server/services.ts';
import { createPageRoutes, toRouteComponent } from '#shared/app/page-routes.tsx';
import type { PageState } from '#shared/app/page-state.ts';
import type { Page, PageProps } from '#shared/routes/page.ts';
import { type PageName, pageNames, siteMap } from '#shared/routes/site-map.ts';
import { describePage } from './describe-page.ts';

/** One page of the site map with its parts resolved. */
export interface ReadyPage {
  readonly name: PageName;
  readonly record: Page<unknown>;
  readonly component: ComponentType<PageProps<unknown>>;
  /** The component's source file, by which the build names the client files of the page. */
  readonly sourceFile: string;
}

/** A page that has been matched and loaded, ready to be drawn or sent as data. */
export interface LoadedPage {
  readonly page: ReadyPage;
  readonly state: PageState;
  readonly context: StaticHandlerContext;
}

export interface PageAddress {
  readonly path: string;
  readonly search: URLSearchParams;
}

export type PageLoading = Awaited<ReturnType<typeof createPageLoading>>;

/** `sourceFile` is added by the server's build (scripts/build/page-source.ts). */
interface PageModule {
  readonly default: ComponentType<PageProps<unknown>>;
  readonly sourceFile?: string;
}

interface RequestContext {
  readonly search: URLSearchParams;
  readonly path: string;
  /** Set by the loader: React Router would hide what was thrown. */
  failure?: unknown;
}

/** Matches and loads pages through React Router over the site map. Throws what the loader threw. */
export async function createPageLoading(services: Services) {
  const pages = new Map(
    await Promise.all(pageNames.map(async (name) => [name, await readyPage(name)] as const)),
  );
  const getPage = (name: PageName) => pages.get(name) as ReadyPage;
  const routes = createPageRoutes({
    names: pageNames,
    pathOf: (name) => siteMap[name].path,
    loaderFor: (name) => (args) => runLoader(getPage(name), args, services),
    componentFor: (name) => ({ Component: toRouteComponent(getPage(name).component) }),
  });
  const handler = createStaticHandler(routes);

  async function load(address: PageAddress, signal: AbortSignal): Promise<LoadedPage> {
    const query = address.search.size > 0 ? `?${address.search}` : '';
    const request = new Request(`http://site${address.path}${query}`, { signal });
    const requestContext: RequestContext = { path: address.path, search: address.search };
    const context = await handler.query(request, { requestContext });
    if (requestContext.failure) throw requestContext.failure;
    const name = context instanceof Response ? undefined : context.matches.at(-1)?.route.id;
    const page = pages.get(name as PageName);
    if (context instanceof Response || !page) throw new NotFoundError(`No page at ${address.path}`);
    return { page, context, state: context.loaderData[page.name] as PageState };
  }

  return { load, dataRoutes: handler.dataRoutes, pages: [...pages.values()] };
}

async function readyPage(name: PageName): Promise<ReadyPage> {
  const record = siteMap[name] as unknown as Page<unknown>;
  const module: PageModule = await record.component();
  return { name, record, component: module.default, sourceFile: module.sourceFile ?? '' };
}

async function runLoader(page: ReadyPage, args: LoaderFunctionArgs, services: Services): Promise<PageState> {
  const requestContext = args.context as unknown as RequestContext;
  const location = {
    path: requestContext.path,
    params: args.params as Readonly<Record<string, string>>,
    search: requestContext.search,
  };
  try {
    const load = loaders[page.name] as Loader<Page<unknown>>;
    const data = await load({ ...location, services });
    return { data, head: describePage(page.record, data, location, services.site) };
  } catch (error) {
    requestContext.failure = error;
    throw new Response(null, { status: 500 });
  }
}
