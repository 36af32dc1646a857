import type { CookieChoices } from '#shared/contracts/cookie-choices.ts';
import type { AccountCookies } from './kept-notes.ts';

export interface CookieChoicesData {
  /** Undefined before the first choice. */
  readonly choices: CookieChoices | undefined;
  /** The browser asks sites not to track its visitor, which overrides every choice. */
  readonly objects: boolean;
  readonly offersAdvertising: boolean;
  readonly accountCookies: AccountCookies;
  /** True right after the visitor has kept a choice. */
  readonly isKept: boolean;
}
