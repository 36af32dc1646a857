import type { RateCard, RateGrid } from '#server/catalogue/rate-card.ts';
import { sameGrid, unionGrid } from '#server/catalogue/regrid.ts';
import { ratebookKey } from './rate-card-row.ts';

/** A ratebook with the grid on which all its cards are stored. */
export interface Ratebook {
  readonly funder: string;
  readonly ratebookId: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly grid: RateGrid;
}

/** The ratebooks of these cards by key. Throws when the cards of one disagree about its validity. */
export function collectRatebooks(cards: readonly RateCard[]): ReadonlyMap<string, Ratebook> {
  const books = new Map<string, Ratebook>();
  for (const card of cards) {
    const key = ratebookKey(card);
    const known = books.get(key);
    if (!known) {
      const { funder, ratebookId, validFrom, validTo, grid } = card;
      books.set(key, { funder, ratebookId, validFrom, validTo, grid });
    } else if (known.validFrom !== card.validFrom || known.validTo !== card.validTo) {
      throw new Error(`Ratebook ${key} has two different validities.`);
    } else if (!sameGrid(known.grid, card.grid)) {
      books.set(key, { ...known, grid: unionGrid([known.grid, card.grid]) });
    }
  }
  return books;
}
