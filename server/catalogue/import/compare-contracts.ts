import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RateCard } from '#server/catalogue/rate-card.ts';
import { vatPercent } from '#shared/tax/figures/car-rental-rules.ts';
import { cardsByVehicle, pairPrices } from './comparable-prices.ts';

/** How the personal prices of a ratebook compare with business prices of the same vehicles and profiles, ex VAT. */
export interface ContractRatio {
  readonly ratebook: Pick<RateCard, 'funder' | 'ratebookId'>;
  readonly compared: number;
  /**
   * Those where personal is above business by VAT, give or take five percent. Ex VAT they should differ by a few
   * percent, so VAT is included.
   */
  readonly withVat: number;
  /** Those where personal is a fifth of business or less: probably a misplaced decimal point. */
  readonly farBelow: number;
  /** Those where personal is five times business or more. */
  readonly farAbove: number;
}

const cardsPerTurn = 200;

/** Compares the personal prices of an import with the business prices that the catalogue has after the import. */
export async function compareContracts(
  update: readonly RateCard[],
  after: readonly RateCard[],
): Promise<readonly ContractRatio[]> {
  const business = cardsByVehicle(after.filter(({ contract }) => contract === 'business'));
  const ratios = new Map<string, ReturnType<typeof createRatio>>();
  for (const [index, card] of update.entries()) {
    if (card.contract !== 'personal') continue;
    const pairs = pairPrices(card, business.get(card.vehicleRef) ?? []);
    if (pairs) {
      // The feed refuses control characters, so no name holds a NUL.
      const key = `${card.funder}\u0000${card.ratebookId}`;
      const ratio = ratios.get(key) ?? createRatio(card);
      ratios.set(key, ratio);
      ratio.add(pairs.card, pairs.other);
    }
    if ((index + 1) % cardsPerTurn === 0) await nextTurn();
  }
  return [...ratios.values()].map((ratio) => ratio.result());
}

function createRatio({ funder, ratebookId }: RateCard) {
  let [compared, withVat, farBelow, farAbove] = [0, 0, 0, 0];
  return {
    add(personal: Int32Array, business: Int32Array): void {
      for (let cell = 0; cell < personal.length; cell += 1) {
        const one = personal[cell] ?? 0;
        const other = business[cell] ?? 0;
        if (one === 0 || other === 0) continue;
        compared += 1;
        if (Math.abs(100 * (one - other) - vatPercent * other) <= 5 * other) withVat += 1;
        if (5 * one <= other) farBelow += 1;
        if (one >= 5 * other) farAbove += 1;
      }
    },
    result: (): ContractRatio => ({
      ratebook: { funder, ratebookId },
      compared,
      withVat,
      farBelow,
      farAbove,
    }),
  };
}
