import type { DataRouter } from '#client/data-router.ts';
import { type DealTypeChoice, readDealTypeChoice } from '#client/deal-type-cookie.ts';
import { getPageFacts } from '#client/page-facts.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { carMakesPath, dealsPath } from '#shared/routes/link-to.ts';
import type { PageFacts } from '#shared/routes/page.ts';

const businessQuery = 'dealType=business';

/** The page that the menu is opened on: what its record says, and its query string. */
interface MenuPage {
  readonly facts: PageFacts;
  readonly search: string;
}

/** Under which deal type the menu's links lead on the page that is shown, for the visitor of this browser. */
export function readMenuDealType(router: DataRouter): DealType {
  const page = { facts: getPageFacts(router), search: router.state.location.search };
  return menuDealType(page, readDealTypeChoice());
}

/** Under which deal type the menu's links lead: the page's own, else the visitor's choice, else personal. */
export function menuDealType({ facts, search }: MenuPage, choice: DealTypeChoice | undefined): DealType {
  if (facts.tab === 'van') return 'van';
  if (facts.path === carMakesPath) return search.includes(businessQuery) ? 'business' : 'personal';
  return findListDealType(facts) ?? choice ?? 'personal';
}

/** A theme with an address of its own, such as `/electric-car-leasing`, leaves the menu to the visitor's choice. */
function findListDealType({ path, dealType }: PageFacts): DealType | undefined {
  return dealType && `${path}/`.startsWith(`${dealsPath(dealType)}/`) ? dealType : undefined;
}

/** A link of the menu under a deal type: the list of manufacturers has one page for each side. */
export function linkUnder(path: string, dealType: DealType): string {
  if (dealType !== 'business' || !path.startsWith(carMakesPath)) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${businessQuery}`;
}
