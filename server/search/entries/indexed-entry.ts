import type { SearchablePage } from '#server/search/content-pages.ts';
import type { VehicleType } from '#shared/deals/deal-type.ts';

/** Something that can be found: a vehicle, by its reference, or a page. */
export type SearchEntry =
  | { readonly kind: 'vehicle'; readonly vehicleRef: string; readonly vehicleType: VehicleType }
  | { readonly kind: 'page'; readonly page: SearchablePage };

/** The texts that an entry is found by; each field has its own weight. */
export interface SearchTexts {
  readonly make?: string;
  readonly range?: string;
  readonly model?: string;
  readonly derivative?: string;
  /** For pages of a make or range: the name once more, so that they come before its vehicles. */
  readonly title?: string;
  /**
   * For lists of a choice. Weighs less than a heading, because a search for one of its words means that word's own
   * page.
   */
  readonly choice?: string;
  /** For content. What a page is about counts more than a name that contains the same word. */
  readonly heading?: string;
  /** For the titles of guides and articles: whoever types one of their words mostly means deals. */
  readonly text?: string;
  readonly facts: string;
}

export interface IndexedEntry {
  readonly entry: SearchEntry;
  readonly texts: SearchTexts;
}

/** From this number of seats on, people search by number: "7 seater". */
export const manySeats = 6;

/** Names of several words, written as one word, as some people type them: LandRover. */
export function writtenAsOne(...names: readonly string[]): readonly string[] {
  return names.filter((name) => name.includes(' ')).map((name) => name.replaceAll(' ', ''));
}
