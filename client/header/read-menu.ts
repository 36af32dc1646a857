import type { DataRouter } from '#client/navigation/data-router.ts';
import { getPageFacts } from '#client/navigation/page-facts.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import type { MenuData, MenuSection } from '#shared/pages/menu/menu-data.ts';
import { linkUnder, readMenuDealType } from './menu-deal-type.ts';

/** The menu of the page that is shown. */
export interface PageMenu {
  /** The sections of the page's tab, with their links under the deal type. */
  readonly sections: readonly MenuSection[];
  readonly dealType: DealType;
  readonly hasIcons: boolean;
}

/** Reads the menu for the page that is shown when its items have arrived; throws when they cannot be fetched. */
export async function readMenu(router: DataRouter): Promise<PageMenu> {
  const { sections, hasIcons } = await fetchMenu();
  const dealType = readMenuDealType(router);
  const { tab = 'car' } = getPageFacts(router);
  return { sections: sections[tab].map((section) => sectionUnder(section, dealType)), dealType, hasIcons };
}

/** A section with its links under a deal type; makes and body types carry a path for each deal type themselves. */
function sectionUnder(section: MenuSection, dealType: DealType): MenuSection {
  const under = <Link extends { readonly path: string }>(link: Link) => ({
    ...link,
    path: linkUnder(link.path, dealType),
  });
  return {
    ...section,
    ...(section.all && { all: under(section.all) }),
    groups: section.groups.map(({ label, links }) => ({ label, links: links.map(under) })),
  };
}

let fetched: { readonly address: string; readonly data: Promise<MenuData> } | undefined;

/**
 * Fetches the items of all menus once per document; with icons in place of images where the page's query says
 * `icons=true`. Throws when they cannot be fetched, and tries again at the next call.
 */
export function fetchMenu(): Promise<MenuData> {
  const hasIcons = new URLSearchParams(window.location.search).get('icons') === 'true';
  const address = hasIcons ? '/page-data/menu?icons=true' : '/page-data/menu';
  if (fetched?.address === address) return fetched.data;
  const data = fetchData(address);
  fetched = { address, data };
  data.catch(() => {
    fetched = undefined;
  });
  return data;
}

async function fetchData(address: string): Promise<MenuData> {
  const answer = await fetch(address, { headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new Error(`The menu answered ${answer.status}.`);
  return ((await answer.json()) as { readonly data: MenuData }).data;
}
