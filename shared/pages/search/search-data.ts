import type { ProductFilter, SearchHit } from '#shared/contracts/search.ts';

/** What came of a search: not asked yet, a question that is too short or too long, no answer, or hits. */
export type SearchOutcome =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'found'; readonly hits: readonly SearchHit[] };

/** The search page: what was asked, as it was typed, and what came of it. */
export interface SearchData {
  readonly text: string;
  readonly product: ProductFilter;
  readonly outcome: SearchOutcome;
}
