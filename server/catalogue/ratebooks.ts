import { setImmediate as nextTurn } from 'node:timers/promises';
import { addDays } from '#shared/format/london-time.ts';
import { countRates, type RateCard } from './rate-card.ts';

/** A funder's price list in the catalogue. */
export interface Ratebook {
  readonly funder: string;
  readonly ratebookId: string;
  /** ISO dates, both inclusive. */
  readonly validFrom: string;
  readonly validTo: string;
  readonly vehicles: number;
  readonly rates: number;
  /** Vehicles that have no price in another ratebook under a contract on the day after it ends. */
  readonly vehiclesWithoutNext: number;
}

/** Cards whose rates are counted before requests are answered again: some milliseconds. */
const cardsPerTurn = 500;

/** The ratebooks of these cards, those that end first at the front. */
export async function listRatebooks(cards: readonly RateCard[]): Promise<readonly Ratebook[]> {
  const books = new Map<string, RateCard[]>();
  const byDeal = new Map<string, RateCard[]>();
  for (const card of cards) {
    addTo(books, `${card.funder}\u0000${card.ratebookId}`, card);
    addTo(byDeal, dealOf(card), card);
  }
  const listed: Ratebook[] = [];
  for (const own of books.values()) {
    const [first] = own;
    if (!first) continue;
    const { funder, ratebookId, validFrom, validTo } = first;
    const next = addDays(validTo, 1);
    const isPricedNext = (card: RateCard) =>
      (byDeal.get(dealOf(card)) ?? []).some((other) => other.validFrom <= next && next <= other.validTo);
    listed.push({
      ...{ funder, ratebookId, validFrom, validTo },
      vehicles: countVehicles(own),
      rates: await countInTurns(own),
      vehiclesWithoutNext: countVehicles(own.filter((card) => !isPricedNext(card))),
    });
  }
  return listed.sort((a, b) => (a.validTo < b.validTo ? -1 : a.validTo > b.validTo ? 1 : 0));
}

/** Days until the last day of a ratebook: 0 on that day, less than 0 once it has ended. ISO dates. */
export function daysLeft({ validTo }: Pick<Ratebook, 'validTo'>, today: string): number {
  return (Date.parse(validTo) - Date.parse(today)) / 86_400_000;
}

function dealOf({ vehicleRef, contract }: RateCard): string {
  return `${vehicleRef} ${contract}`;
}

function addTo(lists: Map<string, RateCard[]>, key: string, card: RateCard): void {
  const list = lists.get(key);
  if (list) list.push(card);
  else lists.set(key, [card]);
}

function countVehicles(cards: readonly RateCard[]): number {
  return new Set(cards.map(({ vehicleRef }) => vehicleRef)).size;
}

async function countInTurns(cards: readonly RateCard[]): Promise<number> {
  let rates = 0;
  for (let start = 0; start < cards.length; start += cardsPerTurn) {
    rates += countRates(cards.slice(start, start + cardsPerTurn));
    await nextTurn();
  }
  return rates;
}
