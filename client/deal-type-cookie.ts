import Cookies from 'js-cookie';

/** Whose prices the visitor chose to see; vans have no choice. */
export type DealTypeChoice = 'personal' | 'business';

/** Name of the cookie (spec, section 9). */
const name = 'toggleDealType';

/** The choice that this browser keeps; undefined when none was made. */
export function readDealTypeChoice(): DealTypeChoice | undefined {
  const value = Cookies.get(name);
  return value === 'personal' || value === 'business' ? value : undefined;
}

/** Keeps the choice for the whole site, for a year. */
export function saveDealTypeChoice(choice: DealTypeChoice): void {
  Cookies.set(name, choice, {
    path: '/',
    sameSite: 'lax',
    expires: 365,
    secure: location.protocol === 'https:',
  });
}
