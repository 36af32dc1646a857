import type { ComponentType } from 'react';
import {
  createStaticHandler,
  type LoaderFunctionArgs,
  matchRoutes,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { Session } from '#server/accounts/session/session.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import type { VisitorChoices } from '#server/visitor/consent/visitor-choices.ts';
import { createPageRoutes, toRouteComponent } from '#shared/app/page-routes.tsx';
import type { PageState } from '#shared/app/page-state.ts';
import type { PageProps } from '#shared/routes/page.ts';
import type { PageName } from '#shared/routes/site-map.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';
import { describePage } from './describe-page.ts';
import type { PageEntry } from './page-table.ts';
import type { Services } from './services.ts';
import { acceptLateFailures } from './settle-late.ts';

/** One page of the site with its parts resolved. */
export interface ReadyPage extends PageEntry {
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

/** Who asks for a page, and until when they wait. */
export interface PageVisit {
  readonly signal: AbortSignal;
  /** Reaches the loaders of pages that nobody may cache, and no others. */
  readonly session?: Session | undefined;
  /** Reaches the loaders of the same pages. */
  readonly choices?: VisitorChoices;
  /** A form that was posted and comes back with the page. */
  readonly form?: FormState;
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
  readonly visit: PageVisit;
  /** Set by the loader: React Router would hide what was thrown. */
  failure?: unknown;
}

/** Matches and loads pages through React Router. Throws what the loader threw. */
export async function createPageLoading(services: Services, entries: readonly PageEntry[]) {
  const pages = new Map<string | undefined, ReadyPage>(
    await Promise.all(entries.map(async (entry) => [entry.name, await readyPage(entry)] as const)),
  );
  const getPage = (name: PageName) => pages.get(name) as ReadyPage;
  const routes = createPageRoutes({
    names: entries.map(({ name }) => name),
    recordOf: (name) => getPage(name).record,
    loaderFor: (name) => (args) => runLoader(getPage(name), args, services),
    componentFor: (name) => ({ Component: toRouteComponent(getPage(name).component) }),
  });
  const handler = createStaticHandler(routes);

  /** The page at a path, before anything is loaded. */
  const match = (path: string): ReadyPage | undefined =>
    pages.get(matchRoutes(handler.dataRoutes, path)?.at(-1)?.route.id);

  async function load(address: PageAddress, visit: PageVisit): Promise<LoadedPage> {
    const query = address.search.size > 0 ? `?${address.search}` : '';
    const request = new Request(`http://site${address.path}${query}`, { signal: visit.signal });
    const requestContext: RequestContext = { path: address.path, search: address.search, visit };
    const context = await handler.query(request, { requestContext });
    if (requestContext.failure) throw requestContext.failure;
    const page = context instanceof Response ? undefined : pages.get(context.matches.at(-1)?.route.id);
    if (context instanceof Response || !page) throw new NotFoundError(`No page at ${address.path}`);
    return { page, context, state: context.loaderData[page.name] as PageState };
  }

  return { match, load, dataRoutes: handler.dataRoutes };
}

async function readyPage(entry: PageEntry): Promise<ReadyPage> {
  const module: PageModule = await entry.record.component();
  return { ...entry, component: module.default, sourceFile: module.sourceFile ?? '' };
}

async function runLoader(page: ReadyPage, args: LoaderFunctionArgs, services: Services): Promise<PageState> {
  const requestContext = args.context as unknown as RequestContext;
  const location = {
    path: requestContext.path,
    params: args.params as Readonly<Record<string, string>>,
    search: requestContext.search,
  };
  try {
    const { signal, session, choices, form } = requestContext.visit;
    const isPersonal = page.record.server.cache === 'never';
    const personal = isPersonal && { ...(session && { session }), ...(choices && { choices }) };
    const visit = { signal, ...personal, ...(form && { form }) };
    const data = await page.load({ ...location, services, ...visit });
    acceptLateFailures(data);
    return { data, head: describePage(page.record, data, location, services.site) };
  } catch (error) {
    requestContext.failure = error;
    throw new Response(null, { status: 500 });
  }
}
