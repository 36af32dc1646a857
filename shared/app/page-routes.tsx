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
import type { PageFacts, PageProps, VehicleTab } from '#shared/routes/page.ts';
import type { PageName } from '#shared/routes/site-map.ts';
import { Breadcrumbs } from '#shared/ui/breadcrumbs.tsx';
import { Document } from './document.tsx';
import type { PageHead, PageState, SiteFacts } from './page-state.ts';
import { Shell } from './shell.tsx';

/** What every page may say of the site; each side provides it around the router. */
export const SiteFactsContext = createContext<SiteFacts | undefined>(undefined);

/** Called each time that an address is drawn and its effects have run; set by the browser only. */
export const PageDrawnContext = createContext<((key: string) => void) | undefined>(undefined);

/** How one side of the product fills in the routes: their components and where their data comes from. */
export interface RouteSource {
  readonly names: readonly PageName[];
  recordOf(name: PageName): PageFacts;
  loaderFor(name: PageName): LoaderFunction;
  /** The page's component at once, or how to fetch it. */
  componentFor(name: PageName): Pick<RouteObject, 'Component' | 'lazy'>;
  /** Stands in for a page that cannot be drawn, in the browser; the server answers with its error page. */
  readonly ErrorBoundary?: ComponentType;
}

/** React Router's table over the site map, the same on the server and in the browser. */
export function createPageRoutes(source: RouteSource): RouteObject[] {
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

/** A page component as a route component: it gets the loader's data, and is drawn again only when that is new. */
export function toRouteComponent(Page: ComponentType<PageProps<unknown>>): ComponentType {
  const SettledPage = memo(Page);
  return function PageRoute() {
    const { data } = useLoaderData<PageState>();
    return <SettledPage data={data} />;
  };
}

function Root() {
  const onDrawn = useContext(PageDrawnContext);
  const { key } = useLocation();
  useEffect(() => onDrawn?.(key), [onDrawn, key]);
  const { loaderData, handle } = useMatches().at(-1) as UIMatch<unknown, PageFacts>;
  return (
    <Frame
      head={(loaderData as PageState).head}
      vehicleTab={handle.tab ?? 'car'}
      page={routedPage}
      afterPage={scrollRestoration}
    />
  );
}

// The same elements each time, so that `Frame` is drawn again only when the page is another.
const routedPage = <Outlet />;
const scrollRestoration = <ScrollRestoration />;

interface FrameProps {
  readonly head: PageHead;
  readonly vehicleTab: VehicleTab;
  /** The router's place for the page; the server draws a page that waits for nothing without a router. */
  readonly page?: ReactNode;
  readonly afterPage?: ReactNode;
}

/** The document around a page. Apart from `Root`, which runs each time that a navigation begins or ends. */
export const Frame = memo(({ head, vehicleTab, page, afterPage }: FrameProps) => {
  const siteName = useContext(SiteFactsContext)?.site.name ?? '';
  return (
    <Document head={head} siteName={siteName}>
      <Shell
        vehicleTab={vehicleTab}
        breadcrumbs={
          head.breadcrumbs === 'hidden' ? undefined : (
            <Breadcrumbs trail={head.trail} style={head.breadcrumbs} />
          )
        }
      >
        {page}
      </Shell>
      {afterPage}
    </Document>
  );
});
