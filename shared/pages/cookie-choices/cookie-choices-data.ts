import type { CookieChoices } from '#shared/contracts/cookie-choices.ts';

export interface CookieChoicesData {
  /** Undefined before the first choice. */
  readonly choices: CookieChoices | undefined;
  /** The browser asks not to be tracked, which stands above every choice. */
  readonly objects: boolean;
  readonly offersAdvertising: boolean;
  /** Name of the account area's cookie on this site. */
  readonly sessionCookie: string;
  /** The choice has just been kept. */
  readonly isKept: boolean;
}
