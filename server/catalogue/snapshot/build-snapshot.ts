import { createHash } from 'node:crypto';
import type { CatalogueVersion, Snapshot } from '#server/catalogue/catalogue.ts';
import type { PriceRecord } from '#server/catalogue/price-record.ts';
import type { RateCard } from '#server/catalogue/rate-card.ts';
import type { DealQuery } from '#shared/deals/deal-query.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { answerDeals } from './answer-deals.ts';
import { answerNames } from './answer-names.ts';
import { plotDeals } from './deal-card.ts';
import { createPastPrices, markSpecialOffers } from './past-prices.ts';
import { createPriceColumnCache, priceBytesPerRow } from './price-column-cache.ts';
import { runQuery } from './run-query.ts';
import { createShelves, enterRateCards, type Shelves } from './shelves.ts';

/** Bytes for the price columns of recently used profiles: 250 profiles of four thousand vehicles. */
const usualPriceColumnBytes = 16 * 1024 * 1024;
/** In a catalogue so large that those bytes are too few, there is room for this many: real miles need nine at once. */
const leastProfilesKept = 16;

/** The data that a snapshot is made from. Rate cards are read once, in any order, and not kept. */
export interface SnapshotSource {
  readonly version: CatalogueVersion;
  readonly vehicles: readonly Vehicle[];
  readonly rateCards: Iterable<RateCard>;
  /** What vehicles have cost until today. Those of a demonstration are not used: its history is made by a formula. */
  readonly priceRecords?: readonly PriceRecord[];
  /** ISO date on which rates must be valid. */
  readonly today: string;
  /** References of the vehicles that staff call special offers on that day. */
  readonly staffOffers?: readonly string[];
  /** References of the vehicles that were in an earlier catalogue and are not in this one. */
  readonly goneRefs?: readonly string[];
}

/** Builds the indexed catalogue in memory. Nothing in it changes afterwards except caches. */
export function buildSnapshot(source: SnapshotSource): Snapshot {
  const shelves = createShelves(source.vehicles);
  enterRateCards(shelves, source.rateCards, source.today);
  return answerFrom(shelves, source);
}

/** The snapshot of shelves into which all rates have been entered. */
export function answerFrom(shelves: Shelves, source: Omit<SnapshotSource, 'rateCards'>): Snapshot {
  const { version, vehicles, priceRecords = [], today, staffOffers = [], goneRefs = [] } = source;
  const gone = new Set(goneRefs);
  const pastPrices = createPastPrices(version.isDemonstration ? undefined : priceRecords, today);
  markSpecialOffers(shelves, pastPrices, { today, staffOffers: new Set(staffOffers) });
  const pricesFor = createPriceColumnCache(
    Math.max(usualPriceColumnBytes, leastProfilesKept * priceBytesPerRow * vehicles.length),
  );
  const shelfOf = ({ dealType, pricingType }: DealQuery) =>
    shelves.get(dealTypes[dealType].vehicleType, pricingType);
  return {
    version,
    today,
    edition: [version.number, today, ...toDigest(staffOffers)].join(' '),
    hadVehicle: (vehicleRef) => gone.has(vehicleRef),
    ...answerNames(shelves, pricesFor),
    ...answerDeals(shelves, pricesFor, pastPrices),
    query: (query) => runQuery(shelfOf(query), query, pricesFor),
    plot: (query, options) => plotDeals(shelfOf(query), query, { ...options, pricesFor }),
  };
}

function toDigest(staffOffers: readonly string[]): readonly string[] {
  if (staffOffers.length === 0) return [];
  return [createHash('sha256').update(staffOffers.join()).digest('hex').slice(0, 12)];
}
