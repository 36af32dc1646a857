import type { DealPlot, PlotOptions, PlottedDeal } from '#server/catalogue/catalogue.ts';
import type { CardVehicle, Deal } from '#shared/deals/deal.ts';
import type { DealQuery } from '#shared/deals/deal-query.ts';
import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { vehicleImageAlt, vehicleImagePath } from '#shared/deals/paint.ts';
import { type Price, priceDeal } from '#shared/deals/price.ts';
import { type AskedProfile, isLease, type LeaseProfile, offeredMiles } from '#shared/deals/profile.ts';
import { atRealMiles, cheapestFor } from '#shared/deals/real-miles.ts';
import { scoreValue } from '#shared/deals/value-score.ts';
import { isInStock, type Vehicle } from '#shared/deals/vehicle.ts';
import { joinFacts } from '#shared/format/join-facts.ts';
import { cardFacts, checkedLine, stockLine } from '#shared/ui/key-facts.ts';
import { createDealFilter, matchingRows } from './deal-filter.ts';
import { movePricedFirst } from './matched-rows.ts';
import type { PriceColumnCache } from './price-column-cache.ts';
import type { PriceColumns } from './price-columns.ts';
import { findRateFor, type RateBook } from './rate-book.ts';
import { listRows } from './row-bits.ts';
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
    facts: joinFacts(cardFacts(vehicle)),
    stockLine: stockLine(vehicle),
    checkedLine: checkedLine(vehicle),
    isInStock: isInStock(vehicle.stock),
  });
}

/**
 * The price of one row at a profile, undefined if no rate is offered. At real miles it is that of the cheapest of the
 * allowances, of which a caller that knows it may name only the one.
 */
function priceRow(
  book: RateBook,
  row: number,
  { profile: asked, allowances = offeredMiles }: { profile: AskedProfile; allowances?: readonly number[] },
): Price | undefined {
  if (isLease(asked)) return priceAt(book, row, asked);
  const { realMiles = 0, ...profile } = asked;
  const prices = allowances.flatMap((annualMiles) => priceAt(book, row, { ...profile, annualMiles }) ?? []);
  const cheapest = cheapestFor(prices, realMiles);
  return cheapest && atRealMiles(cheapest, realMiles);
}

function priceAt(book: RateBook, row: number, profile: LeaseProfile): Price | undefined {
  const rate = findRateFor(book, row, profile);
  return rate && priceDeal(rate, profile);
}

/** Every matching deal with a price, against a fact. Of more than the limit the cheapest of each range is taken. */
export function plotDeals(
  shelf: Shelf,
  query: DealQuery,
  { figureOf, limit, pricesFor }: PlotOptions & { readonly pricesFor: PriceColumnCache },
): DealPlot {
  const prices = pricesFor(getBook(shelf, query.dealType), query.profile);
  const filter = createDealFilter(shelf, query, prices);
  const count = listRows(matchingRows(filter), filter.scope.span, shelf.matchedRows);
  const pricedCount = movePricedFirst(shelf.matchedRows.subarray(0, count), prices);
  const { ref } = shelf.facts;
  const known: PlottedDeal[] = [];
  const rows = shelf.matchedRows
    .slice(0, pricedCount)
    .sort(
      (a, b) => (prices.trueMonthly[a] ?? 0) - (prices.trueMonthly[b] ?? 0) || (ref[a] ?? 0) - (ref[b] ?? 0),
    );
  for (const row of rows) {
    const vehicle = shelf.vehicles[row];
    const value = vehicle && figureOf(vehicle);
    if (vehicle && value !== undefined)
      known.push({ vehicle, value, trueMonthlyPence: prices.trueMonthly[row] ?? 0 });
  }
  const counts = { pricedCount, unknownCount: pricedCount - known.length };
  if (known.length <= limit) return { ...counts, deals: known };
  const first = firstOfRanges(known);
  return { ...counts, deals: first.slice(0, limit), rangeCount: first.length };
}

function firstOfRanges(deals: readonly PlottedDeal[]): readonly PlottedDeal[] {
  const first = new Map<string, PlottedDeal>();
  for (const deal of deals) {
    const key = `${deal.vehicle.make.slug}/${deal.vehicle.range.slug}`;
    if (!first.has(key)) first.set(key, deal);
  }
  return [...first.values()];
}
