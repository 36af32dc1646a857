import type { RateCard } from '#server/catalogue/rate-card.ts';

/** Number of profiles offered on these cards. */
export function countRates(cards: readonly RateCard[]): number {
  return cards.reduce(
    (sum, card) => sum + card.monthlyPence.reduce((n, pence) => n + (pence > 0 ? 1 : 0), 0),
    0,
  );
}
