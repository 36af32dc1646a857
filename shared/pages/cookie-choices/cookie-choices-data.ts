import type { CookieChoices } from '#shared/contracts/cookie-choices.ts';

export interface CookieChoicesData {
  /** Undefined before the first choice. */
  readonly choices: CookieChoices | undefined;
  /** The browser asks sites not to track its visitor, which overrides every choice. */
  readonly objects: boolean;
  readonly offersAdvertising: boolean;
  /** Name of the account area's cookie on this site. */
  readonly sessionCookie: string;
  /** True right after the visitor has kept a choice. */
  readonly isKept: boolean;
}
