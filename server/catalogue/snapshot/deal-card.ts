import type { CardVehicle, Deal } from '#shared/deals/deal.ts';
import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { priceDeal } from '#shared/deals/price.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import { scoreValue } from '#shared/deals/value-score.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { findRateFor } from './rate-book.ts';
import { getBook, type Shelf } from './shelf.ts';

/** Every field of a card; it does not compile with a field missing or too many. */
const cardFields = Object.keys({
  vehicleRef: true,
  vehicleType: true,
  pricingType: true,
  make: true,
  range: true,
  model: true,
  derivative: true,
  bodyType: true,
  shape: true,
  fuel: true,
  transmission: true,
  co2GramsPerKm: true,
  electricRangeMiles: true,
  payloadKg: true,
  loadLengthMm: true,
  tier: true,
  stock: true,
  used: true,
} satisfies Record<keyof CardVehicle, true>) as readonly (keyof CardVehicle)[];

/** The deal of one row; without a price if no rate is offered at the profile. */
export function createDeal(
  shelf: Shelf,
  row: number,
  { dealType, profile }: { readonly dealType: DealType; readonly profile: LeaseProfile },
): Deal | undefined {
  const vehicle = shelf.vehicles[row];
  if (!vehicle) return undefined;
  const card = getCard(shelf, row, vehicle);
  const rate = findRateFor(getBook(shelf, dealType), row, profile);
  if (!rate) return { dealType, vehicle: card };
  const price = priceDeal(rate, profile);
  const poundsBelowAverage = shelf.offers.get(dealTypes[dealType].contract)?.poundsBelowAverage.get(row);
  return {
    dealType,
    vehicle: card,
    price,
    valueScore: scoreValue(price, vehicle).score,
    ...(poundsBelowAverage !== undefined && { poundsBelowAverage }),
  };
}

/** The card of a row: made once and shared by all answers. */
function getCard(shelf: Shelf, row: number, vehicle: Vehicle): CardVehicle {
  const card = shelf.cards[row] ?? toCard(vehicle);
  shelf.cards[row] = card;
  return card;
}

/** Only the known fields that a card shows, so that nothing else is sent to the browser. */
function toCard(vehicle: Vehicle): CardVehicle {
  const known = cardFields.filter((field) => vehicle[field] !== undefined);
  return Object.freeze(
    Object.fromEntries(known.map((field) => [field, vehicle[field]])),
  ) as unknown as CardVehicle;
}
