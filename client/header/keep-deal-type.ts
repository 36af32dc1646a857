import { readDealTypeChoice, saveDealTypeChoice } from '#client/deal-type-cookie.ts';
import { menuDealType } from './menu-deal-type.ts';

/** Stores the deal type that a page's menu is under in the cookie `toggleDealType`; vans have no choice to store. */
export function keepDealType(page: Pick<Location, 'pathname' | 'search'>): void {
  const dealType = menuDealType(page, readDealTypeChoice());
  if (dealType !== 'van') saveDealTypeChoice(dealType);
}
