import type { Query } from 'minisearch';
import type { SearchQuery } from '#shared/contracts/search.ts';
import type { SearchIndex } from './build-index.ts';
import type { SearchEntry } from './search-entries.ts';
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
  const find = (combineWith: 'AND' | 'OR') => {
    const query: Query = { combineWith, queries };
    return texts.search(query, {
      boost,
      fuzzy: toleratedFaults,
      prefix: true,
      tokenize: (term) => [term],
      weights: { prefix: 0.6, fuzzy: 0.3 },
      filter: ({ id }) => isOffered(entries[id], product),
    });
  };
  const whole = find('AND');
  const found = whole.length > 0 || queries.length < 2 ? whole : find('OR');
  return found.slice(0, count).flatMap(({ id }) => entries[id] ?? []);
}

/** Pages that are about no product are in each. */
function isOffered(entry: SearchEntry | undefined, product: SearchQuery['product']): boolean {
  const isPersonal = product === 'personal-contract-hire';
  if (entry?.kind === 'vehicle') return !isPersonal || entry.vehicleType === 'car';
  const dealTypes = entry?.page.dealTypes;
  return !dealTypes || dealTypes.includes('personal') === isPersonal;
}
