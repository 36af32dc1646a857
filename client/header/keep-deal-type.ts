import { readDealTypeChoice, saveDealTypeChoice } from '#client/deal-type/deal-type-cookie.ts';
import { menuDealType } from './menu-deal-type.ts';

const manufacturersLink = 'a[href^="/all-manufacturers"]';

/**
 * Stores the deal type that the page's menu is under in the cookie `toggleDealType` when all manufacturers are chosen
 * from it: they are those of one deal type, and so are the pages after. Vans have no choice to store.
 */
export function keepDealType(header: HTMLElement): void {
  header.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(manufacturersLink)) return;
    const dealType = menuDealType(window.location, readDealTypeChoice());
    if (dealType !== 'van') saveDealTypeChoice(dealType);
  });
}
