import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type LoaderFunctionArgs, RouterProvider } from 'react-router-dom';
import { followLiveForms } from '#client/forms/follow-live-forms.ts';
import { closeMenus } from '#client/header/close-menus.ts';
import { announceNavigation } from '#client/navigation/announce-navigation.ts';
import { FaultPage } from '#client/navigation/fault-page.tsx';
import { createPageDataLoader } from '#client/navigation/fetch-page-data.ts';
import { followLinks } from '#client/navigation/follow-links.ts';
import { followLeaving, leaveTo } from '#client/navigation/leave-to.ts';
import { createPageRoutes, PageDrawnContext, toRouteComponent } from '#client/navigation/page-routes.tsx';
import { SiteFactsContext } from '#shared/app/frame.tsx';
import { type PageState, type ReadHead, type StartState, startStateId } from '#shared/app/page-state.ts';
import {
  type BrowserPageName,
  browserPageNames,
  browserPages,
  getBrowserPage,
} from '#shared/routes/browser-pages.ts';
import type { Page, PageFacts } from '#shared/routes/page.ts';

const text = document.getElementById(startStateId)?.textContent;
if (text) void start(JSON.parse(text) as StartState);

/** Hydrates the server's page over the same routes; the component of the first page is fetched beforehand. */
async function start({ build, page, state, facts }: StartState): Promise<void> {
  const first = await fetchComponent(page);
  const loadData = createPageDataLoader(build);
  const routes = createPageRoutes({
    names: [...browserPageNames, elsewhere, ...(isKnown(page) ? [] : [page])],
    recordOf,
    loaderFor: (name) => (recordOf(name).isDocument ? openDocument : loadData),
    componentFor: (name) => (name === page ? { Component: first } : { lazy: () => load(name) }),
    ErrorBoundary: FaultPage,
  });
  /** Fetches a page's component beside its data. When its script is gone the browser opens the page as a document. */
  const load = async (name: string) => {
    const component = fetchComponent(name).catch(() => leaveTo(router.state.navigation.location ?? location));
    return { Component: await component };
  };
  const drawn: PageState = { ...state, head: { ...state.head, ...readHead() } };
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { [page]: drawn } } });
  const onDrawn = announceNavigation(router);
  const site = (
    <StrictMode>
      <SiteFactsContext value={facts}>
        <PageDrawnContext value={onDrawn}>
          <RouterProvider router={router} />
        </PageDrawnContext>
      </SiteFactsContext>
    </StrictMode>
  );
  // As a transition React works in slices, so a tap or a key need not wait until the whole page is hydrated.
  startTransition(() => void hydrateRoot(document, site));
  followLinks(router);
  followLiveForms(router);
  closeMenus(router);
  followLeaving();
  void import('./after-start.ts').then(({ afterStart }) => afterStart(router, facts.site));
  if (process.env.NODE_ENV === 'development')
    void import('./reload-on-rebuild.ts').then((dev) => dev.reloadOnRebuild(build));
}

/** What the head of the document says: hydration draws the same again. */
function readHead(): ReadHead {
  const read = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name);
  return {
    fullTitle: document.head.querySelector('title')?.text ?? '',
    description: read('meta[name=description]', 'content') ?? '',
    canonicalUrl: read('link[rel=canonical]', 'href') ?? '',
  };
}

/** The loader of pages that only the server draws, for steps back and forward to them. */
function openDocument({ request }: LoaderFunctionArgs): Promise<never> {
  return leaveTo(new URL(request.url));
}

async function fetchComponent(name: string) {
  return toRouteComponent((await recordOf(name).component()).default);
}

/** The pattern of addresses that the browser does not know: documents, or no page at all, as only the server can say. */
const elsewhere = '*';

/** The record of a page by its name. Documents are named by their address, and most of them have no record here. */
function recordOf(name: string): PageFacts & Pick<Page<unknown>, 'component'> {
  if (isKnown(name)) return getBrowserPage(name);
  const component = () => import('#shared/pages/content/as-served-page.tsx');
  return { path: name, isDocument: true, component };
}

function isKnown(page: string): page is BrowserPageName {
  return Object.hasOwn(browserPages, page);
}
