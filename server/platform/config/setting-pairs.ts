import { ratingPairs } from './ratings.ts';

/** Settings that are nothing without another: `[setting, what it needs]`. */
const pairs: readonly (readonly [string, string])[] = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['ENQUIRIES_WEBHOOK_URL', 'ENQUIRIES_WEBHOOK_SECRET'],
  ['ENQUIRIES_WEBHOOK_SECRET', 'ENQUIRIES_WEBHOOK_URL'],
  ['SEARCH_ENDPOINT', 'SEARCH_KEY'],
  ['SEARCH_ENDPOINT', 'SEARCH_INDEX'],
  ['SEARCH_KEY', 'SEARCH_ENDPOINT'],
  ['SEARCH_ADMIN_KEY', 'SEARCH_ENDPOINT'],
  ['SEARCH_INDEX', 'SEARCH_ENDPOINT'],
  ['COMPETITION_NAME', 'COMPETITION_CLOSES'],
  ['COMPETITION_CLOSES', 'COMPETITION_NAME'],
  ['COMPETITION_TERMS', 'COMPETITION_NAME'],
  ...ratingPairs,
];

/** A sentence for each setting, by its name, that was given without the one that it needs. */
export function findUnpaired(given: readonly string[]): ReadonlyMap<string, string> {
  const lonely = pairs.filter(([setting, needed]) => given.includes(setting) && !given.includes(needed));
  const needs = Map.groupBy(lonely, ([setting]) => setting);
  return new Map(
    [...needs].map(([setting, pair]) => [
      setting,
      `${pair.map(([, needed]) => needed).join(' and ')} must be set where ${setting} is`,
    ]),
  );
}
