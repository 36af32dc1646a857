import type { RateCard } from '#server/catalogue/rate-card.ts';
import type { ContractType } from '#shared/deals/deal-type.ts';
import { addToCard, closeCard, createOpenCard, type OpenCard, type RateConflict } from './open-card.ts';
import { createOpenRatebook, type OpenRatebook } from './open-ratebook.ts';
import type { PlacedRate } from './rate-record.ts';

type CardsByContract = Readonly<Record<ContractType, Map<string, OpenCard>>>;

/**
 * Packs rates into cards in any order, with six bytes a rate, so that 2.9 million take 20 MB. The first rate of a
 * profile is kept; `add` returns why a rate conflicts with earlier ones.
 */
export function createRateCollector() {
  const books = new Map<string, { readonly book: OpenRatebook; readonly cards: CardsByContract }>();
  const cards: OpenCard[] = [];
  let last: OpenCard | undefined;

  const cardOf = (rate: PlacedRate): OpenCard => {
    if (last && isCardOf(last, rate)) return last;
    // The feed refuses control characters, so no name holds a NUL.
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
    cards: () => closeCards(cards),
  };
}

/** The cards with a price, on the grids that their ratebooks have once all rows are in. */
function* closeCards(cards: readonly OpenCard[]): Generator<RateCard> {
  const closed = new Map<OpenRatebook, ReturnType<OpenRatebook['close']>>();
  for (const card of cards) {
    const layout = closed.get(card.book) ?? card.book.close();
    closed.set(card.book, layout);
    if (card.monthlyPence.some((pence) => pence > 0)) yield closeCard(card, layout);
  }
}

function isCardOf(card: OpenCard, rate: PlacedRate): boolean {
  return (
    card.vehicleRef === rate.vehicleRef &&
    card.contract === rate.contract &&
    card.ratebookId === rate.ratebookId &&
    card.funder === rate.funder
  );
}
