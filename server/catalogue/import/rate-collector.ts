import type { RateCard } from '#server/catalogue/rate-card.ts';
import type { ContractType } from '#shared/deals/deal-type.ts';
import { createOpenRatebook, emptyCells, type OpenRatebook } from './open-ratebook.ts';
import type { PlacedRate } from './rate-record.ts';

interface OpenCard {
  readonly vehicleRef: string;
  readonly contract: ContractType;
  readonly funder: string;
  readonly ratebookId: string;
  readonly feePence: number;
  readonly book: OpenRatebook;
  /** By slot of the ratebook; 0 is empty. */
  monthlyPence: Int32Array;
  excessTenths: Uint16Array;
}

/** Why a rate does not fit the ones before it, and the column to look at. */
export interface RateConflict {
  readonly column: string;
  readonly reason: string;
}

/**
 * Packs rates into cards as they come, in any order: six bytes a rate, so that 2.9 million take 20 MB. The first rate
 * of a profile stands; `add` says what is wrong with one that does not fit.
 */
export function createRateCollector() {
  const books = new Map<string, { readonly book: OpenRatebook; readonly cards: CardsByContract }>();
  const cards: OpenCard[] = [];
  let last: OpenCard | undefined;

  const cardOf = (rate: PlacedRate): OpenCard => {
    if (last && isCardOf(last, rate)) return last;
    // No text of the feed holds a NUL.
    const bookKey = `${rate.funder}\u0000${rate.ratebookId}`;
    const known = books.get(bookKey);
    const entry = known ?? {
      book: createOpenRatebook(rate),
      cards: { personal: new Map(), business: new Map() },
    };
    if (!known) books.set(bookKey, entry);
    last = entry.cards[rate.contract].get(rate.vehicleRef);
    if (!last) {
      last = createOpenCard(rate, entry.book);
      entry.cards[rate.contract].set(rate.vehicleRef, last);
      cards.push(last);
    }
    return last;
  };
  return {
    add: (rate: PlacedRate): RateConflict | undefined => addToCard(cardOf(rate), rate),
    *cards(): Generator<RateCard> {
      const closed = new Map([...books.values()].map(({ book }) => [book, book.close()]));
      for (const card of cards) {
        const layout = closed.get(card.book);
        if (layout && card.monthlyPence.some((pence) => pence > 0)) yield closeCard(card, layout);
      }
    },
  };
}

type CardsByContract = Readonly<Record<ContractType, Map<string, OpenCard>>>;

function isCardOf(card: OpenCard, rate: PlacedRate): boolean {
  return (
    card.vehicleRef === rate.vehicleRef &&
    card.contract === rate.contract &&
    card.ratebookId === rate.ratebookId &&
    card.funder === rate.funder
  );
}

function createOpenCard(rate: PlacedRate, book: OpenRatebook): OpenCard {
  const { vehicleRef, contract, funder, ratebookId, feePence } = rate;
  const size = Math.max(64, book.slotCount());
  const cells = { monthlyPence: new Int32Array(size), excessTenths: new Uint16Array(size) };
  return { vehicleRef, contract, funder, ratebookId, feePence, book, ...cells };
}

function addToCard(card: OpenCard, rate: PlacedRate): RateConflict | undefined {
  const { book } = card;
  if (rate.validFrom !== book.validFrom) return differs('valid_from', book.validFrom, 'of this ratebook');
  if (rate.validTo !== book.validTo) return differs('valid_to', book.validTo, 'of this ratebook');
  if (rate.feePence !== card.feePence) {
    return differs('processing_fee', (card.feePence / 100).toFixed(2), 'of this vehicle in this ratebook');
  }
  const slot = book.slotOf(rate);
  if (slot === undefined) {
    return { column: 'ratebook', reason: 'has too many different terms, mileages and initial rentals' };
  }
  if (slot >= card.monthlyPence.length) growCard(card, Math.max(slot + 1, card.monthlyPence.length * 2));
  const earlier = card.monthlyPence[slot] ?? 0;
  if (earlier > 0) return repeated(earlier, card.excessTenths[slot] ?? 0, rate);
  card.monthlyPence[slot] = rate.monthlyPence;
  card.excessTenths[slot] = rate.excessTenths;
  return undefined;
}

function differs(column: string, earlier: string, where: string): RateConflict {
  return { column, reason: `differs from ${earlier} in an earlier line ${where}` };
}

function repeated(monthlyPence: number, excessTenths: number, rate: PlacedRate): RateConflict {
  if (monthlyPence !== rate.monthlyPence) {
    const earlier = (monthlyPence / 100).toFixed(2);
    return {
      column: 'monthly_rental',
      reason: `conflicts with ${earlier} in an earlier line of the same profile`,
    };
  }
  if (excessTenths !== rate.excessTenths) {
    const earlier = (excessTenths / 10).toFixed(1);
    return {
      column: 'excess_ppm',
      reason: `conflicts with ${earlier} in an earlier line of the same profile`,
    };
  }
  return { column: 'vehicle_ref', reason: 'the same rate stands in an earlier line' };
}

function growCard(card: OpenCard, size: number): void {
  const { monthlyPence, excessTenths } = card;
  card.monthlyPence = new Int32Array(size);
  card.monthlyPence.set(monthlyPence);
  card.excessTenths = new Uint16Array(size);
  card.excessTenths.set(excessTenths);
}

function closeCard(card: OpenCard, { grid, cells }: ReturnType<OpenRatebook['close']>): RateCard {
  const { vehicleRef, contract, funder, ratebookId, feePence, book } = card;
  const { monthlyPence, excessTenths } = emptyCells(grid);
  for (const [slot, cell] of cells.entries()) {
    monthlyPence[cell] = card.monthlyPence[slot] ?? 0;
    excessTenths[cell] = card.excessTenths[slot] ?? 0;
  }
  const { validFrom, validTo } = book;
  return {
    vehicleRef,
    contract,
    funder,
    ratebookId,
    validFrom,
    validTo,
    feePence,
    grid,
    monthlyPence,
    excessTenths,
  };
}
