import type { ProductFilter, SearchHit, Understood } from '#shared/contracts/search.ts';

/** The state of a search: not asked yet, refused as too short or too long, failed, or answered with hits. */
export type SearchOutcome =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'found'; readonly hits: readonly SearchHit[] };

/** A search that was asked for; its outcome may come late. */
export interface AskedSearch extends Omit<SearchData, 'outcome'> {
  readonly outcome: Promise<SearchOutcome>;
}

/** Everything that the search page shows: the text as it was typed, the product, what it was understood as and the outcome. */
export interface SearchData {
  readonly text: string;
  readonly product: ProductFilter;
  /** What the text says as a sentence; absent where it is no more than a name. */
  readonly understood?: Understood;
  readonly outcome: SearchOutcome;
}
