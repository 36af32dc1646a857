import { createHash } from 'node:crypto';
import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { SearchablePage } from '#server/search/content-pages.ts';
import { toIndexTerms } from '#server/search/embedded/search-terms.ts';
import type { IndexedEntry, SearchEntry, SearchTexts } from '#server/search/entries/indexed-entry.ts';
import { productsOf } from '#server/search/entries/offered-under.ts';
import { listEntries } from '#server/search/entries/search-entries.ts';
import { toHit } from '#server/search/entries/to-hit.ts';
import type { ProductFilter, SearchHit } from '#shared/contracts/search.ts';

/** A document of a hosted index: a hit with money in pounds, and the words that it is found by. */
export interface IndexDocument extends Omit<SearchHit, 'price' | 'sale_price' | 'true_cost'> {
  readonly id: string;
  readonly product: readonly ProductFilter[];
  readonly price?: number;
  readonly sale_price?: number;
  readonly true_cost?: number;
  /** Of two equally good matches the lower comes first: pages before vehicles. */
  readonly rank: number;
  /** The entry's texts as the terms of the embedded index, so that both searches find the same. */
  readonly words: Readonly<Partial<Record<keyof SearchTexts, string>>>;
}

export interface DocumentSource {
  readonly snapshot: Snapshot;
  readonly content: readonly SearchablePage[];
  readonly imageHost: string;
}

/** Every document of a catalogue and the content, made from the same entries as the embedded index. */
export function* listDocuments({ snapshot, content, imageHost }: DocumentSource): Generator<IndexDocument> {
  for (const indexed of listEntries(snapshot, content)) {
    const products = productsOf(indexed.entry);
    // A page is the same for every product. A car has another price and address for a business.
    const groups = indexed.entry.kind === 'page' ? [products] : products.map((product) => [product]);
    for (const group of groups) {
      const [product] = group;
      const hit = product && toHit(indexed.entry, { snapshot, product, imageHost });
      if (hit) yield toDocument(indexed, hit, group);
    }
  }
}

function toDocument(
  { entry, texts }: IndexedEntry,
  { price, sale_price, true_cost, ...hit }: SearchHit,
  product: readonly ProductFilter[],
): IndexDocument {
  const words = Object.entries(texts).map(([field, text]) => [field, toIndexTerms(text).join(' ')]);
  return {
    id: createHash('sha256').update(hit.link).digest('hex').slice(0, 32),
    product,
    ...hit,
    ...(price !== undefined && { price: price / 100 }),
    ...(sale_price !== undefined && { sale_price: sale_price / 100 }),
    ...(true_cost !== undefined && { true_cost: true_cost / 100 }),
    rank: toRank(entry, texts),
    words: Object.fromEntries(words),
  };
}

/** Rank by kind of entry: pages of makes and content, then of ranges, then about vans, then vehicles. */
function toRank(entry: SearchEntry, { range }: SearchTexts): number {
  if (entry.kind === 'vehicle') return 3;
  if (entry.page.about === 'van') return 2;
  return range === undefined ? 0 : 1;
}
