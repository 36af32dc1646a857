import type { PageFacts } from '#shared/routes/page.ts';
import { getKeptMiles, type KeptMiles } from '#shared/ui/kept-miles.ts';
import type { DataRouter } from './data-router.ts';

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
