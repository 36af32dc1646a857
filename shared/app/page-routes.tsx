import { type ComponentType, createContext, memo, type ReactNode, useContext, useEffect } from 'react';
import {
  type LoaderFunction,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  type UIMatch,
  useLoaderData,
  useLocation,
  useMatches,
} from 'react-router-dom';
import { factsAt, type PageFacts, type PageProps } from '#shared/routes/page.ts';
import { Breadcrumbs } from '#shared/ui/breadcrumbs.tsx';
import { Document } from './document.tsx';
import type { PageHead, PageState, SiteFacts } from './page-state.ts';
import { Shell } from './shell.tsx';

/** Facts about the site that every page may show; server and browser each provide them around the router. */
export const SiteFactsContext = createContext<SiteFacts | undefined>(undefined);

/** Called each time that an address is drawn and its effects have run; set by the browser only. */
export const PageDrawnContext = createContext<((key: string) => void) | undefined>(undefined);

/** What the server and the browser each add to the routes: the components, and where their data comes from. */
export interface RouteSource<Name extends string> {
  readonly names: readonly Name[];
  recordOf(name: Name): PageFacts;
  loaderFor(name: Name): LoaderFunction;
  /** The page's component, or a function that fetches it. */
  componentFor(name: Name): Pick<RouteObject, 'Component' | 'lazy'>;
  /** Shown in the browser when a page cannot be drawn; the server sends its error page instead. */
  readonly ErrorBoundary?: ComponentType;
}

/** React Router's table over the site map, the same on the server and in the browser. */
export function createPageRoutes<Name extends string>(source: RouteSource<Name>): RouteObject[] {
  const children = source.names.map((name): RouteObject => {
    const record = source.recordOf(name);
    return {
      id: name,
      path: record.path,
      handle: record,
      loader: source.loaderFor(name),
      ...source.componentFor(name),
    };
  });
  const { ErrorBoundary } = source;
  return [{ id: 'root', Component: Root, ...(ErrorBoundary && { ErrorBoundary }), children }];
}

/**
 * Wraps a page component as a route component: it gets the loader's data and is drawn again only when the data changes.
 */
export function toRouteComponent(Page: ComponentType<PageProps<unknown>>): ComponentType {
  const SettledPage = memo(Page);
  return function PageRoute() {
    const { data } = useLoaderData<PageState>();
    return <SettledPage data={data} />;
  };
}

function Root() {
  const onDrawn = useContext(PageDrawnContext);
  const { key, search } = useLocation();
  useEffect(() => onDrawn?.(key), [onDrawn, key]);
  const { loaderData, handle } = useMatches().at(-1) as UIMatch<unknown, PageFacts>;
  return (
    <Frame
      head={(loaderData as PageState).head}
      facts={factsAt(handle, search)}
      page={routedPage}
      afterPage={scrollRestoration}
    />
  );
}

// These elements are made once, so that `Frame` is drawn again only when the visitor goes to another page.
const routedPage = <Outlet />;
const scrollRestoration = <ScrollRestoration />;

interface FrameProps {
  readonly head: PageHead;
  readonly facts: PageFacts;
  /** Where the router draws the page. The server draws a page that waits for nothing without a router. */
  readonly page?: ReactNode;
  readonly afterPage?: ReactNode;
}

/** The document around a page. Kept apart from `Root`, because `Root` runs each time a navigation begins or ends. */
export const Frame = memo(({ head, facts, page, afterPage }: FrameProps) => {
  return (
    <Document head={head}>
      <Shell
        vehicleTab={facts.tab ?? 'car'}
        dealType={facts.dealType}
        breadcrumbs={
          head.breadcrumbs === 'hidden' ? undefined : (
            <Breadcrumbs trail={head.trail} style={head.breadcrumbs} carried={head.carried} />
          )
        }
      >
        {page}
      </Shell>
      {afterPage}
    </Document>
  );
});
