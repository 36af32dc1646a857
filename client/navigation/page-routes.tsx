import { type ComponentType, createContext, memo, useContext, useEffect } from 'react';
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
import { Frame } from '#shared/app/frame.tsx';
import type { PageState } from '#shared/app/page-state.ts';
import { factsAt, type PageFacts, type PageProps } from '#shared/routes/page.ts';

/** Called each time that an address is drawn and its effects have run. */
export const PageDrawnContext = createContext<((key: string) => void) | undefined>(undefined);

/** What the routes are made of: the records, the components, and where their data comes from. */
export interface RouteSource<Name extends string> {
  readonly names: readonly Name[];
  recordOf(name: Name): PageFacts;
  loaderFor(name: Name): LoaderFunction;
  /** The page's component, or a function that fetches it. */
  componentFor(name: Name): Pick<RouteObject, 'Component' | 'lazy'>;
  /** Shown when a page cannot be drawn. */
  readonly ErrorBoundary?: ComponentType;
}

/** React Router's table over the site map. */
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
