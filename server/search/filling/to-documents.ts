import { createHash } from 'node:crypto';
import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { ContentPage } from '#server/search/content-pages.ts';
import { toIndexTerms } from '#server/search/embedded/search-terms.ts';
import type { IndexedEntry, SearchEntry, SearchTexts } from '#server/search/entries/indexed-entry.ts';
import { productsOf } from '#server/search/entries/offered-under.ts';
import { listEntries } from '#server/search/entries/search-entries.ts';
import { toHit } from '#server/search/entries/to-hit.ts';
import type { ProductFilter, SearchHit } from '#shared/contracts/search.ts';

/** What is put into a hosted index: a hit with its money in pounds, and what it is found by. */
export interface IndexDocument extends Omit<SearchHit, 'price' | 'sale_price'> {
  readonly id: string;
  readonly product: readonly ProductFilter[];
  readonly price?: number;
  readonly sale_price?: number;
  /** Of two that are found equally well the lower comes first: pages before vehicles. */
  readonly rank: number;
  /** The texts of the entry as the terms that the embedded index knows, so that both find by the same. */
  readonly words: Readonly<Partial<Record<keyof SearchTexts, string>>>;
}

export interface DocumentSource {
  readonly snapshot: Snapshot;
  readonly content: readonly ContentPage[];
  readonly imageHost: string;
}

/** Every document of a catalogue and the content, made of the entries that the embedded index is made of. */
export function* listDocuments({ snapshot, content, imageHost }: DocumentSource): Generator<IndexDocument> {
  for (const indexed of listEntries(snapshot, content)) {
    const products = productsOf(indexed.entry);
    // A page is the same whoever asks; a car has other prices and another address for a business.
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
  { price, sale_price, ...hit }: SearchHit,
  product: readonly ProductFilter[],
): IndexDocument {
  const words = Object.entries(texts).map(([field, text]) => [field, toIndexTerms(text).join(' ')]);
  return {
    id: createHash('sha256').update(hit.link).digest('hex').slice(0, 32),
    product,
    ...hit,
    ...(price !== undefined && { price: price / 100 }),
    ...(sale_price !== undefined && { sale_price: sale_price / 100 }),
    rank: toRank(entry, texts),
    words: Object.fromEntries(words),
  };
}

/** Pages of makes and content, of ranges, about vans, vehicles. */
function toRank(entry: SearchEntry, { range }: SearchTexts): number {
  if (entry.kind === 'vehicle') return 3;
  if (entry.page.about === 'van') return 2;
  return range === undefined ? 0 : 1;
}
