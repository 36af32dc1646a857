import {
  type DealTypeChoice,
  readDealTypeChoice,
  saveDealTypeChoice,
} from '#client/deal-type/deal-type-cookie.ts';
import type { DataRouter } from '#client/navigation/data-router.ts';
import { getPageFacts } from '#client/navigation/page-facts.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { businessPath } from '#shared/routes/business-links.ts';
import { carMakesPath, dealsPath } from '#shared/routes/link-to.ts';
import type { PageFacts } from '#shared/routes/page.ts';

/** Under which deal type the menu's links lead on the page that is shown, for the visitor of this browser. */
export function readMenuDealType(router: DataRouter): DealType {
  return menuDealType(getPageFacts(router), readDealTypeChoice());
}

/** Under which deal type the menu's links lead: the page's own, else the visitor's choice, else personal. */
export function menuDealType(facts: PageFacts, choice: DealTypeChoice | undefined): DealType {
  if (facts.tab === 'van') return 'van';
  if (facts.dealTypesInQuery) return facts.dealType ?? 'personal';
  return findListDealType(facts) ?? choice ?? 'personal';
}

/** A theme with an address of its own, such as `/electric-car-leasing`, leaves the menu to the visitor's choice. */
function findListDealType({ path, dealType }: PageFacts): DealType | undefined {
  return dealType && `${path}/`.startsWith(`${dealsPath(dealType)}/`) ? dealType : undefined;
}

/** A link of the menu under a deal type: car makes and the cars of a fuel are listed for people and for businesses. */
export function linkUnder(path: string, dealType: DealType): string {
  if (dealType !== 'business') return path;
  if (!path.startsWith(carMakesPath)) return businessPath(path);
  return `${path}${path.includes('?') ? '&' : '?'}dealType=business`;
}

const manufacturersLink = `a[href^="${carMakesPath}"]`;

/**
 * Stores the menu's deal type in the cookie `toggleDealType` when the visitor goes to all manufacturers from it,
 * because that list and the pages after it are of one deal type. Vans have no choice to store.
 */
export function keepDealType(header: HTMLElement, router: DataRouter): void {
  header.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(manufacturersLink)) return;
    const dealType = readMenuDealType(router);
    if (dealType !== 'van') saveDealTypeChoice(dealType);
  });
}
