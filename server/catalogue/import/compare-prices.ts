import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RateCard } from '#server/catalogue/rate-card.ts';
import type { PriceMove } from '#server/catalogue/version-report.ts';
import { vatPercent } from '#shared/tax/figures/car-rental-rules.ts';
import { cardsByVehicle, pairPrices } from './comparable-prices.ts';
import { createLargestMoves } from './largest-moves.ts';

/** How far the prices of a deal type, or of one ratebook under it, have moved. */
export interface PriceShift {
  readonly contract: RateCard['contract'];
  /** Absent for the shift of a whole deal type. */
  readonly ratebook?: Pick<RateCard, 'funder' | 'ratebookId'>;
  /** Prices that both catalogues have. */
  readonly compared: number;
  /** Those raised by 30% or more. */
  readonly raisedFar: number;
  /** Those lowered by 30% or more. */
  readonly loweredFar: number;
  /** Those raised by VAT, give or take half a percent. */
  readonly raisedByVat: number;
  /** The median of the changes, rises and falls alike, in whole percent rounded down. */
  readonly medianPercent: number;
}

export interface PriceComparison {
  /** Each whole deal type first, then its ratebooks. */
  readonly shifts: readonly PriceShift[];
  readonly largestMoves: readonly PriceMove[];
}

const cardsPerTurn = 200;

/**
 * Compares the prices of an import with the earlier prices of the same vehicle, deal type, term, mileage, initial
 * rental and maintenance, in the ratebook that `pairPrices` chooses. Vehicles and profiles that only one side has are
 * left out, so that a catalogue that gains cheap cars does not count as cheaper.
 */
export async function comparePrices(
  before: readonly RateCard[],
  update: readonly RateCard[],
): Promise<PriceComparison> {
  const older = cardsByVehicle(before);
  const tallies = new Map<string, ReturnType<typeof createTally>>();
  const largest = createLargestMoves();
  for (const [index, card] of update.entries()) {
    const others = older.get(card.vehicleRef)?.filter(({ contract }) => contract === card.contract) ?? [];
    const pairs = pairPrices(card, others);
    if (pairs) {
      tallyOf(tallies, card).add(pairs.other, pairs.card);
      largest.addCard(card, pairs.grid, pairs.other, pairs.card);
    }
    if ((index + 1) % cardsPerTurn === 0) await nextTurn();
  }
  const byRatebook = [...tallies.values()].map((tally) => tally.result());
  const shifts = [...sumByContract(byRatebook), ...byRatebook].map(toShift);
  return { shifts, largestMoves: largest.result() };
}

function tallyOf(tallies: Map<string, ReturnType<typeof createTally>>, card: RateCard) {
  // The feed refuses control characters, so no name holds a NUL.
  const key = `${card.contract}\u0000${card.funder}\u0000${card.ratebookId}`;
  const tally = tallies.get(key) ?? createTally(card);
  tallies.set(key, tally);
  return tally;
}

function createTally({ contract, funder, ratebookId }: RateCard) {
  let [compared, raisedFar, loweredFar, raisedByVat] = [0, 0, 0, 0];
  const byPercent = new Uint32Array(mostPercent + 1);
  return {
    add(older: Int32Array, newer: Int32Array): void {
      for (let cell = 0; cell < newer.length; cell += 1) {
        const was = older[cell] ?? 0;
        const now = newer[cell] ?? 0;
        if (was === 0 || now === 0) continue;
        compared += 1;
        const move = now - was;
        if (10 * move >= 3 * was) raisedFar += 1;
        if (10 * move <= -3 * was) loweredFar += 1;
        if (Math.abs(100 * move - vatPercent * was) * 2 <= was) raisedByVat += 1;
        const bucket = Math.min(mostPercent, Math.floor((100 * Math.abs(move)) / was));
        byPercent[bucket] = (byPercent[bucket] ?? 0) + 1;
      }
    },
    result: (): Tally => ({
      contract,
      ratebook: { funder, ratebookId },
      compared,
      raisedFar,
      loweredFar,
      raisedByVat,
      byPercent,
    }),
  };
}

/** A shift that also counts its prices by whole percent of change, up or down, from 0 to `mostPercent`. */
type Tally = Omit<PriceShift, 'medianPercent'> & { readonly byPercent: Uint32Array };

/** Larger rises are counted as this one, because all of them mean that the money is in a wrong unit. */
const mostPercent = 1_000;

function toShift({ byPercent, ...shift }: Tally): PriceShift {
  let counted = 0;
  const bucket = byPercent.findIndex((count) => {
    counted += count;
    return 2 * counted > shift.compared;
  });
  return { ...shift, medianPercent: Math.max(0, bucket) };
}

function sumByContract(tallies: readonly Tally[]): readonly Tally[] {
  return [...Map.groupBy(tallies, ({ contract }) => contract)].map(([contract, group]) => {
    const sum = (pick: (tally: Tally) => number) => group.reduce((total, tally) => total + pick(tally), 0);
    return {
      contract,
      compared: sum(({ compared }) => compared),
      raisedFar: sum(({ raisedFar }) => raisedFar),
      loweredFar: sum(({ loweredFar }) => loweredFar),
      raisedByVat: sum(({ raisedByVat }) => raisedByVat),
      byPercent: new Uint32Array(mostPercent + 1).map((_, at) => sum(({ byPercent }) => byPercent[at] ?? 0)),
    };
  });
}
