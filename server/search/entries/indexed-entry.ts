import type { ContentPage } from '#server/search/content-pages.ts';
import type { VehicleType } from '#shared/deals/deal-type.ts';

/** Something that can be found: a vehicle, by its reference, or a page. */
export type SearchEntry =
  | { readonly kind: 'vehicle'; readonly vehicleRef: string; readonly vehicleType: VehicleType }
  | { readonly kind: 'page'; readonly page: ContentPage };

/** The texts of an entry, by the weight that they are found with. */
export interface SearchTexts {
  readonly make?: string;
  readonly range?: string;
  readonly model?: string;
  readonly derivative?: string;
  /** Of pages of a make or range: the name again, so that they come before its vehicles. */
  readonly title?: string;
  /** Of lists of a choice. Weighs less than a heading: a search for one of its words means the page of that word. */
  readonly choice?: string;
  /** Of content: what a page is about counts more than a name that has the same word in it. */
  readonly heading?: string;
  readonly facts: string;
}

export interface IndexedEntry {
  readonly entry: SearchEntry;
  readonly texts: SearchTexts;
}

/** From this many seats on people ask for their number: "7 seater". */
export const manySeats = 6;

/** Names of several words as people also write them: LandRover. */
export function writtenAsOne(...names: readonly string[]): readonly string[] {
  return names.filter((name) => name.includes(' ')).map((name) => name.replaceAll(' ', ''));
}
