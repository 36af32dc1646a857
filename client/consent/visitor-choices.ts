import Cookies from 'js-cookie';
import {
  type CookieChoices,
  cookieChoicesName,
  parseCookieChoices,
} from '#shared/contracts/cookie-choices.ts';

/** What the visitor chose, read anew each time: another window may have changed it. */
export function readCookieChoices(): CookieChoices | undefined {
  return parseCookieChoices(Cookies.get(cookieChoicesName));
}

/** What is allowed now: nothing before a choice, and nothing to a browser that objects for its visitor. */
export function readAllowed(): CookieChoices {
  return (objects() ? undefined : readCookieChoices()) ?? { statistics: false, advertising: false };
}

/** Global Privacy Control or Do Not Track: an objection that needs no asking. */
export function objects(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}
