import type { ContractType } from '#shared/deals/deal-type.ts';
import { type Price, priceDeal } from '#shared/deals/price.ts';
import type { RateCard } from './rate-card.ts';
import { createRateBook, enterRateCard, findRateFor } from './snapshot/rate-book.ts';

/** The funder and ratebook of a price, and the last day (ISO date) on which the funder offers it. */
export interface RateSource {
  readonly funder: string;
  readonly ratebookId: string;
  readonly validUntil: string;
}

/** A price shown on the site, and the version of the catalogue that it was made from. */
export interface PricedOffer {
  readonly version: number;
  readonly vehicleRef: string;
  readonly contract: ContractType;
  readonly price: Price;
  /** ISO date on which the price is shown. */
  readonly today: string;
}

/** Finds the funder and the ratebook of a price: the snapshot in memory keeps no ratebooks. */
export interface RateSources {
  /** Undefined when no card of that version gives this price, for example while an import replaces the version. */
  find(offer: PricedOffer): Promise<RateSource | undefined>;
}

/** The first of a vehicle's cards that gives exactly this price, by the same arithmetic as the site. */
export function pickRateSource(cards: readonly RateCard[], offer: PricedOffer): RateSource | undefined {
  const { contract, price, today } = offer;
  const card = cards.find(
    (each) =>
      each.contract === contract &&
      each.validFrom <= today &&
      today <= each.validTo &&
      isSamePrice(priceAlone(each, price), price),
  );
  return card && { funder: card.funder, ratebookId: card.ratebookId, validUntil: card.validTo };
}

function priceAlone(card: RateCard, { profile }: Price): Price | undefined {
  const book = createRateBook(card.contract, 1);
  enterRateCard(book, 0, card);
  const rate = findRateFor(book, 0, profile);
  return rate && priceDeal(rate, profile);
}

function isSamePrice(one: Price | undefined, other: Price): boolean {
  return (
    one?.monthlyPence === other.monthlyPence &&
    one.feePence === other.feePence &&
    one.excessTenths === other.excessTenths
  );
}
