import type { DataRouter } from '#client/data-router.ts';
import { saveDealTypeChoice } from '#client/deal-type-cookie.ts';
import { carMakesPath } from '#shared/routes/link-to.ts';
import { readMenuDealType } from './menu-deal-type.ts';

const manufacturersLink = `a[href^="${carMakesPath}"]`;

/**
 * Stores the deal type that the page's menu is under in the cookie `toggleDealType` when all manufacturers are chosen
 * from it: they are those of one deal type, and so are the pages after. Vans have no choice to store.
 */
export function keepDealType(header: HTMLElement, router: DataRouter): void {
  header.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(manufacturersLink)) return;
    const dealType = readMenuDealType(router);
    if (dealType !== 'van') saveDealTypeChoice(dealType);
  });
}
