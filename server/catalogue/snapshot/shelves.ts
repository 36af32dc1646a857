import type { RateCard } from '#server/catalogue/rate-card.ts';
import type { VehicleType } from '#shared/deals/deal-type.ts';
import { type PricingType, pricingTypes } from '#shared/deals/pricing-type.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { enterRateCard } from './rate-book.ts';
import { createShelf, type Shelf } from './shelf.ts';

/** A vehicle's shelf and its row there. */
export interface Place {
  readonly shelf: Shelf;
  readonly row: number;
}

/** All shelves, including empty ones, and look-ups of them. */
export interface Shelves {
  get(vehicleType: VehicleType, pricingType: PricingType): Shelf;
  /** The shelves of a vehicle type, standard offers first. */
  list(vehicleType: VehicleType): readonly Shelf[];
  /** All shelves. */
  readonly all: readonly Shelf[];
  find(vehicleRef: string): Place | undefined;
}

const vehicleTypes: readonly VehicleType[] = ['car', 'commercial'];

/** Enters the rates that are valid on a day (ISO date). */
export function enterRateCards(shelves: Shelves, rateCards: Iterable<RateCard>, today: string): void {
  for (const card of rateCards) {
    if (card.validFrom > today || card.validTo < today) continue;
    const place = shelves.find(card.vehicleRef);
    const book = place?.shelf.books.get(card.contract);
    if (place && book) enterRateCard(book, place.row, card);
  }
}

/** The shelves of all vehicles, without rates yet. Of vehicles with one reference the last is used. */
export function createShelves(vehicles: readonly Vehicle[]): Shelves {
  const distinct = [...new Map(vehicles.map((vehicle) => [vehicle.vehicleRef, vehicle])).values()];
  const byType = new Map<VehicleType, ReadonlyMap<PricingType, Shelf>>();
  for (const vehicleType of vehicleTypes) {
    byType.set(vehicleType, new Map(pricingTypes.map((type) => [type, shelve(distinct, vehicleType, type)])));
  }
  const all = [...byType.values()].flatMap((shelves) => [...shelves.values()]);
  return {
    get: (vehicleType, pricingType) =>
      byType.get(vehicleType)?.get(pricingType) ?? shelve([], vehicleType, pricingType),
    all,
    list: (vehicleType) => all.filter((shelf) => shelf.vehicleType === vehicleType),
    find: (vehicleRef) => {
      for (const shelf of all) {
        const row = shelf.rowByRef.get(vehicleRef);
        if (row !== undefined) return { shelf, row };
      }
      return undefined;
    },
  };
}

function shelve(vehicles: readonly Vehicle[], vehicleType: VehicleType, pricingType: PricingType): Shelf {
  const own = vehicles.filter(
    (vehicle) => vehicle.vehicleType === vehicleType && vehicle.pricingType === pricingType,
  );
  return createShelf({ vehicleType, pricingType }, own);
}
