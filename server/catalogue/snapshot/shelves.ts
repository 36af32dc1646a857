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

/** Builds the shelves of all vehicles with the rates valid today. Of vehicles with one reference the last is used. */
export function fillShelves(
  vehicles: readonly Vehicle[],
  rateCards: Iterable<RateCard>,
  today: string,
): Shelves {
  const distinct = [...new Map(vehicles.map((vehicle) => [vehicle.vehicleRef, vehicle])).values()];
  const shelves = createShelves(distinct);
  for (const card of rateCards) {
    if (card.validFrom > today || card.validTo < today) continue;
    const place = shelves.find(card.vehicleRef);
    const book = place?.shelf.books.get(card.contract);
    if (place && book) enterRateCard(book, place.row, card);
  }
  return shelves;
}

function createShelves(vehicles: readonly Vehicle[]): Shelves {
  const byType = new Map<VehicleType, ReadonlyMap<PricingType, Shelf>>();
  for (const vehicleType of vehicleTypes) {
    byType.set(vehicleType, new Map(pricingTypes.map((type) => [type, shelve(vehicles, vehicleType, type)])));
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
