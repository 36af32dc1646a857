import Cookies from 'js-cookie';
import {
  type CookieChoices,
  cookieChoicesName,
  parseCookieChoices,
} from '#shared/contracts/cookie-choices.ts';

/** The visitor's choices; undefined before the first. Read from the cookie each time, as another window may change it. */
export function readCookieChoices(): CookieChoices | undefined {
  return parseCookieChoices(Cookies.get(cookieChoicesName));
}

/**
 * What the visitor allows now: nothing before a choice, and nothing while the browser sends Global Privacy Control or
 * Do Not Track.
 */
export function readAllowed(): CookieChoices {
  return (objects() ? undefined : readCookieChoices()) ?? { statistics: false, advertising: false };
}

/** True when the browser sends Global Privacy Control or Do Not Track, which the site takes as a refusal. */
export function objects(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}
