import { otherWords } from '#server/search/embedded/search-terms.ts';
import { searchHit } from '#shared/contracts/search.ts';
import { maxSearchHits } from '#shared/contracts/search-limits.ts';

/**
 * Settings with which a hosted index searches as much like the embedded one as it can: names count before facts, pages
 * come before vehicles, of equally good matches the cheapest comes first, and the same number of letters may be wrong (one in four letters, two in six, none in numbers).
 */
export const indexSettings = {
  searchableAttributes: [
    'words.heading',
    'words.title',
    'words.make',
    'words.range',
    'words.model',
    'words.derivative',
    'words.choice',
    'words.text',
    'words.facts',
  ],
  filterableAttributes: ['product'],
  displayedAttributes: Object.keys(searchHit.shape),
  rankingRules: ['words', 'typo', 'proximity', 'attribute', 'sort', 'exactness', 'rank:asc', 'true_cost:asc'],
  synonyms: Object.fromEntries([...otherWords].map(([word, meant]) => [word, [meant]])),
  typoTolerance: {
    enabled: true,
    minWordSizeForTypos: { oneTypo: 4, twoTypos: 6 },
    disableOnNumbers: true,
  },
  pagination: { maxTotalHits: maxSearchHits },
};
