import type { Query } from 'minisearch';
import { isOfferedUnder } from '#server/search/entries/offered-under.ts';
import type { SearchEntry } from '#server/search/entries/search-entries.ts';
import type { SearchQuery } from '#shared/contracts/search.ts';
import type { SearchIndex } from './build-index.ts';
import { toleratedFaults, toQueryTerms } from './search-terms.ts';

/** Names count most: who types "golf" means the car, not a word in a description. */
const boost = { make: 5, range: 4, model: 2, derivative: 2, title: 4, heading: 9, facts: 1 };

/** The entries that a question is about, best first: those with all of its words, or with some where none has all. */
export function findEntries(
  { texts, entries }: SearchIndex,
  { text, product }: SearchQuery,
  count: number,
): readonly SearchEntry[] {
  const queries = toQueryTerms(text);
  const isOffered = (entry: SearchEntry | undefined) => entry !== undefined && isOfferedUnder(entry, product);
  const find = (combineWith: 'AND' | 'OR') => {
    const query: Query = { combineWith, queries };
    return texts.search(query, {
      boost,
      fuzzy: toleratedFaults,
      prefix: true,
      tokenize: (term) => [term],
      weights: { prefix: 0.6, fuzzy: 0.3 },
      filter: ({ id }) => isOffered(entries[id]),
    });
  };
  const whole = find('AND');
  const found = whole.length > 0 || queries.length < 2 ? whole : find('OR');
  return found.slice(0, count).flatMap(({ id }) => entries[id] ?? []);
}
