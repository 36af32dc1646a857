import type { RateCard } from '#server/catalogue/rate-card.ts';
import { ratebookKey } from '#server/catalogue/store/rate-card-row.ts';
import type { NamedMove, PriceMove } from '#server/catalogue/version-report.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { compareContracts } from './compare-contracts.ts';
import { comparePrices } from './compare-prices.ts';
import { type Finding, findPriceFaults, nameRatebook, shareOf } from './find-price-faults.ts';
import type { CatalogueParts } from './merge-catalogues.ts';

export interface ImportReview {
  /** Empty when the import needs no confirmation. */
  readonly findings: readonly Finding[];
  readonly largestMoves: readonly NamedMove[];
}

export interface ReviewedImport {
  /** What the site sells now; empty if it sells nothing or shows the demonstration. */
  readonly before: CatalogueParts;
  /** The data from the files. */
  readonly update: CatalogueParts;
  /** What the site would sell after the import. */
  readonly after: CatalogueParts;
  /** ISO date. */
  readonly today: string;
}

/** Finds what is plainly unusual about an import. `feed-format.md` explains the rules to staff. */
export async function reviewUpdate({ before, update, after, today }: ReviewedImport): Promise<ImportReview> {
  const { shifts, largestMoves } = await comparePrices(before.rateCards, update.rateCards);
  const ratios = await compareContracts(update.rateCards, after.rateCards);
  const findings = [
    ...findLostVehicles(before, after),
    ...findLostPrices(before, after, today),
    ...findPriceFaults(shifts, ratios),
    ...findEndedRatebooks(update.rateCards, today),
  ];
  return { findings, largestMoves: nameMoves(largestMoves, after.vehicles) };
}

function nameMoves(moves: readonly PriceMove[], vehicles: readonly Vehicle[]): readonly NamedMove[] {
  const refs = new Set(moves.map(({ vehicleRef }) => vehicleRef));
  const names = new Map(
    vehicles
      .filter(({ vehicleRef }) => refs.has(vehicleRef))
      .map(({ vehicleRef, make, model, derivative }) => [
        vehicleRef,
        `${make.name} ${model.name} ${derivative.name}`,
      ]),
  );
  return moves.map((move) => ({ ...move, vehicle: names.get(move.vehicleRef) ?? move.vehicleRef }));
}

function findLostVehicles(before: CatalogueParts, after: CatalogueParts): readonly Finding[] {
  const kept = new Set(after.vehicles.map(({ vehicleRef }) => vehicleRef));
  const all = before.vehicles.length;
  const lost = before.vehicles.filter(({ vehicleRef }) => !kept.has(vehicleRef)).length;
  if (5 * lost <= all) return [];
  return [{ rule: 'vehicles-go', message: `${shareOf(lost, all, 'vehicles')} would go from the site.` }];
}

function findLostPrices(before: CatalogueParts, after: CatalogueParts, today: string): readonly Finding[] {
  const priced = pricedVehicles(before, today);
  const stillPriced = pricedVehicles(after, today);
  const kept = after.vehicles.filter(({ vehicleRef }) => priced.has(vehicleRef));
  const lost = kept.filter(({ vehicleRef }) => !stillPriced.has(vehicleRef)).length;
  if (5 * lost <= kept.length) return [];
  const message = `${shareOf(lost, kept.length, 'vehicles')} that have a price today would have none.`;
  return [{ rule: 'prices-go', message }];
}

function pricedVehicles({ rateCards }: CatalogueParts, today: string): ReadonlySet<string> {
  const valid = rateCards.filter(({ validFrom, validTo }) => validFrom <= today && today <= validTo);
  return new Set(valid.map(({ vehicleRef }) => vehicleRef));
}

function findEndedRatebooks(cards: readonly RateCard[], today: string): readonly Finding[] {
  const books = new Map(cards.map((card) => [ratebookKey(card), card]));
  return [...books.values()]
    .filter(({ validTo }) => validTo < today)
    .map((book) => ({
      rule: 'ratebook-ended',
      message: `The ratebook ${nameRatebook(book)} ended on ${book.validTo}: the site would show none of its prices.`,
    }));
}
