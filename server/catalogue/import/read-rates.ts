import type { RateCard } from '#server/catalogue/rate-card.ts';
import { createRateCollector } from './rate-collector.ts';
import { type PlacedRate, rateColumns, rateRecord } from './rate-record.ts';
import { type ReadOptions, readFeedFile } from './read-feed-file.ts';
import type { RowCounts } from './rejects-file.ts';

/** The rates of a feed file, packed; rows for vehicles that are not known are rejected. */
export async function readRates(
  path: string,
  knownRefs: ReadonlySet<string>,
  options: ReadOptions,
): Promise<{ readonly rateCards: readonly RateCard[]; readonly counts: RowCounts }> {
  const collector = createRateCollector();
  const take = (rate: PlacedRate) =>
    knownRefs.has(rate.vehicleRef)
      ? collector.add(rate)
      : { column: 'vehicle_ref', reason: 'no vehicle has this reference' };
  const counts = await readFeedFile({ path, columns: rateColumns, schema: rateRecord, take }, options);
  return { rateCards: [...collector.cards()], counts };
}
