import type { RateCard } from '#server/catalogue/rate-card.ts';
import { regrid, unionGrid } from '#server/catalogue/regrid.ts';
import { ratebookKey } from '#server/catalogue/store/rate-card-row.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';

/** The parts of a catalogue that an import brings or changes. */
export interface CatalogueParts {
  readonly vehicles: readonly Vehicle[];
  readonly rateCards: readonly RateCard[];
}

/** What identifies a card within a catalogue. */
export function rateCardKey(card: RateCard): string {
  return `${card.vehicleRef} ${card.contract} ${ratebookKey(card)}`;
}

/**
 * The first catalogue with the second's vehicles and rates added to it or put in their place. Rates are replaced one
 * by one; fee and validity are the newer ones.
 */
export function mergeCatalogues(base: CatalogueParts, update: CatalogueParts): CatalogueParts {
  const vehicles = new Map(base.vehicles.map((vehicle) => [vehicle.vehicleRef, vehicle]));
  for (const vehicle of update.vehicles) vehicles.set(vehicle.vehicleRef, vehicle);
  return { vehicles: [...vehicles.values()], rateCards: mergeRateCards(base.rateCards, update.rateCards) };
}

function mergeRateCards(base: readonly RateCard[], update: readonly RateCard[]): readonly RateCard[] {
  const validity = new Map(update.map((card) => [ratebookKey(card), card]));
  const merged = new Map(base.map((card) => [rateCardKey(card), withValidity(card, validity)]));
  for (const card of update) {
    const key = rateCardKey(card);
    const older = merged.get(key);
    merged.set(key, older ? overlay(older, card) : card);
  }
  return [...merged.values()];
}

function withValidity(card: RateCard, newer: ReadonlyMap<string, RateCard>): RateCard {
  const book = newer.get(ratebookKey(card));
  return book ? { ...card, validFrom: book.validFrom, validTo: book.validTo } : card;
}

function overlay(older: RateCard, newer: RateCard): RateCard {
  const grid = unionGrid([older.grid, newer.grid]);
  const below = regrid(older, grid);
  const above = regrid(newer, grid);
  return {
    ...above,
    monthlyPence: above.monthlyPence.map((pence, at) => pence || (below.monthlyPence[at] ?? 0)),
    excessTenths: above.excessTenths.map((tenths, at) =>
      above.monthlyPence[at] ? tenths : (below.excessTenths[at] ?? 0),
    ),
  };
}
