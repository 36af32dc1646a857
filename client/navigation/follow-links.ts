import { matchRoutes } from 'react-router-dom';
import type { AccountPath } from '#shared/routes/account-paths.ts';
import { isAtOrBelow } from '#shared/routes/link-to.ts';
import type { PageFacts } from '#shared/routes/page.ts';
import { getKeptMiles, type KeptMiles } from '#shared/ui/kept-miles.ts';
import type { DataRouter } from './data-router.ts';

const accountHome = '/account' satisfies AccountPath;

/**
 * Turns clicks on same-site links into client-side navigation, by one listener; the browser follows all other links,
 * those to pages that only the server draws, and those from elsewhere into the account, because only the server knows
 * whether the visitor has to log in first. A link marked `data-live` keeps scroll and focus. Links to a fragment of the
 * page go through the router too, which would otherwise restore the scroll of the visit's first page.
 */
export function followLinks(router: DataRouter): void {
  document.addEventListener('click', (event) => {
    const link = findLink(event);
    if (!link || isWayIn(link)) return;
    const page = matchRoutes(router.routes, link.pathname)?.at(-1);
    if (!page || (page.route.handle.isDocument && !isWithinPage(link))) return;
    event.preventDefault();
    const { pathname, hash } = link;
    const search = withKeptMiles(router, { pathname, search: searchOf(router, link) }, page.route.handle);
    void router.navigate(pathname + search + hash, {
      replace: link.href === window.location.href,
      preventScrollReset: link.hasAttribute('data-live'),
    });
  });
}

/** Whether the link leads to a fragment of the page that is shown. */
function isWithinPage({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === window.location.pathname && search === window.location.search;
}

function isWayIn({ pathname }: HTMLAnchorElement): boolean {
  return isAtOrBelow(pathname, accountHome) && !isAtOrBelow(window.location.pathname, accountHome);
}

/**
 * The query that a link leads to. A link to a fragment belongs to the page as it is about to be: on phones a tap on it
 * leaves the text field that was typed in, which begins to load what was typed.
 */
function searchOf(router: DataRouter, link: HTMLAnchorElement): string {
  const next = router.state.navigation.location;
  const isOfPage = link.getAttribute('href')?.startsWith('#') && next?.pathname === link.pathname;
  return isOfPage ? next.search : link.search;
}

/** The same-site link that was clicked plainly: main button, no modifier key, no other window, no download. */
function findLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.rel.includes('external')) return;
  return link.origin === window.location.origin ? link : undefined;
}

/**
 * The query string of a link, with the miles that this browser keeps where its page is priced by miles and the link says
 * none. Two kinds of link mean the usual miles when they say none, and stay: those within a page, which change the lease
 * that it shows, and those to a vehicle from pages that do not ask for miles, such as saved deals, which lead to a lease
 * of their own.
 */
export function withKeptMiles(
  { state }: Pick<DataRouter, 'state'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  { asksMiles }: PageFacts,
  kept: KeptMiles | undefined = getKeptMiles(),
): string {
  const from: PageFacts | undefined = state.matches.at(-1)?.route.handle;
  const isList = asksMiles === 'list';
  const isVehicle = asksMiles === 'vehicle' && from?.asksMiles !== undefined;
  if (!(isList || isVehicle) || pathname === state.location.pathname) return search;
  if (!kept || new URLSearchParams(search).has('miles')) return search;
  return `${search ? `${search}&` : '?'}miles=${kept.miles}`;
}
