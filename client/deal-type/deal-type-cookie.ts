import Cookies from 'js-cookie';
import { dealTypeCookie } from '#shared/deals/deal-type.ts';
import type { CarDealType } from '#shared/deals/deal-type-toggle.ts';

/** The prices that the visitor chose to see, personal or business; vans have no choice. */
export type DealTypeChoice = CarDealType;

/** The choice in the cookie; undefined when the visitor has made none. */
export function readDealTypeChoice(): DealTypeChoice | undefined {
  const value = Cookies.get(dealTypeCookie.name);
  return value === 'personal' || value === 'business' ? value : undefined;
}

/** Keeps the choice in the cookie, for the whole site and a year. */
export function saveDealTypeChoice(choice: DealTypeChoice): void {
  Cookies.set(dealTypeCookie.name, choice, {
    path: '/',
    sameSite: 'lax',
    expires: dealTypeCookie.days,
    secure: location.protocol === 'https:',
  });
}
