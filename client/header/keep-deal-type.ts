import { readDealTypeChoice, saveDealTypeChoice } from '#client/deal-type-cookie.ts';
import { menuDealType } from './menu-deal-type.ts';

/** Stores the deal type that a page's menu is under in the cookie `toggleDealType`; vans have no choice to store. */
export function keepDealType(path: string): void {
  const dealType = menuDealType(path, readDealTypeChoice());
  if (dealType !== 'van') saveDealTypeChoice(dealType);
}
