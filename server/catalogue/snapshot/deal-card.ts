import type { CardVehicle, Deal } from '#shared/deals/deal.ts';
import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { vehicleImageAlt, vehicleImagePath } from '#shared/deals/paint.ts';
import type { AskedProfile } from '#shared/deals/profile.ts';
import { scoreValue } from '#shared/deals/value-score.ts';
import { isInStock, type Vehicle } from '#shared/deals/vehicle.ts';
import { joinFacts } from '#shared/format/join-facts.ts';
import { keyFacts, stockLine } from '#shared/ui/key-facts.ts';
import type { PriceColumns } from './price-columns.ts';
import { priceRow } from './price-row.ts';
import { getBook, type Shelf } from './shelf.ts';

interface AskedDeal {
  readonly dealType: DealType;
  readonly profile: AskedProfile;
  /** The prices at the profile, where they are at hand: at real miles they know the allowance of each row. */
  readonly prices?: PriceColumns;
}

/** The deal of one row; without a price if no rate is offered at the profile. */
export function createDeal(
  shelf: Shelf,
  row: number,
  { dealType, profile, prices }: AskedDeal,
): Deal | undefined {
  const vehicle = shelf.vehicles[row];
  if (!vehicle) return undefined;
  const card = getCard(shelf, row, vehicle);
  const known = prices?.chosen?.annualMiles[row];
  const allowances = known === undefined ? undefined : [known];
  const price = priceRow(getBook(shelf, dealType), row, { profile, ...(allowances && { allowances }) });
  if (!price) return { dealType, vehicle: card };
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

/** Only what a card shows, so that nothing else is sent to the browser. */
export function toCard(vehicle: Vehicle): CardVehicle {
  const { vehicleRef, pricingType, make, range, model, derivative, fuel, electricRangeMiles, tier } = vehicle;
  return Object.freeze({
    vehicleRef,
    pricingType,
    make,
    range,
    model,
    derivative,
    fuel,
    ...(electricRangeMiles !== undefined && { electricRangeMiles }),
    ...(tier && { tier }),
    imagePath: vehicleImagePath(vehicle),
    imageAlt: vehicleImageAlt(vehicle),
    facts: joinFacts(keyFacts(vehicle)),
    stockLine: stockLine(vehicle),
    isInStock: isInStock(vehicle.stock),
  });
}
