import type { CatalogueVersion, Snapshot } from '#server/catalogue/catalogue.ts';
import type { RateCard } from '#server/catalogue/rate-card.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { answerDeals } from './answer-deals.ts';
import { answerNames } from './answer-names.ts';
import { createPriceColumnCache, priceBytesPerRow } from './price-columns.ts';
import { runQuery } from './run-query.ts';
import { fillShelves } from './shelves.ts';

/** Bytes of price columns kept for profiles asked for lately: 250 profiles of four thousand vehicles. */
const usualPriceColumnBytes = 16 * 1024 * 1024;
/** Room for so many profiles of every vehicle in a catalogue for which that is too little. */
const leastProfilesKept = 8;

/** What a snapshot is made from; rate cards are read once, in any order, and not kept. */
export interface SnapshotSource {
  readonly version: CatalogueVersion;
  readonly vehicles: readonly Vehicle[];
  readonly rateCards: Iterable<RateCard>;
  /** ISO date on which rates must be valid. */
  readonly today: string;
}

/** The catalogue in memory, indexed: nothing in it changes after this but caches. */
export function buildSnapshot({ version, vehicles, rateCards, today }: SnapshotSource): Snapshot {
  const shelves = fillShelves(vehicles, rateCards, today);
  const pricesFor = createPriceColumnCache(
    Math.max(usualPriceColumnBytes, leastProfilesKept * priceBytesPerRow * vehicles.length),
  );
  return {
    version,
    ...answerNames(shelves, pricesFor),
    ...answerDeals(shelves, pricesFor),
    query: (query) =>
      runQuery(shelves.get(dealTypes[query.dealType].vehicleType, query.pricingType), query, pricesFor),
  };
}
