import Cookies from 'js-cookie';
import { dealTypeCookie } from '#shared/deals/deal-type-cookie.ts';
import type { CarDealType } from '#shared/deals/deal-type-toggle.ts';

/** Whose prices the visitor chose to see; vans have no choice. */
export type DealTypeChoice = CarDealType;

/** The choice that this browser keeps; undefined when none was made. */
export function readDealTypeChoice(): DealTypeChoice | undefined {
  const value = Cookies.get(dealTypeCookie.name);
  return value === 'personal' || value === 'business' ? value : undefined;
}

/** Keeps the choice for the whole site, for a year. */
export function saveDealTypeChoice(choice: DealTypeChoice): void {
  Cookies.set(dealTypeCookie.name, choice, {
    path: '/',
    sameSite: 'lax',
    expires: dealTypeCookie.days,
    secure: location.protocol === 'https:',
  });
}
