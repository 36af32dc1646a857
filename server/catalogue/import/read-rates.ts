import type { RateCard } from '#server/catalogue/rate-card.ts';
import { createRateCollector } from './rate-collector.ts';
import { createRateRecord, type PlacedRate, rateColumns } from './rate-record.ts';
import { type FileReport, type ReadOptions, readFeedFile } from './read-feed-file.ts';

/** The rates of a feed file, packed; rows for vehicles that are not known are rejected. */
export async function readRates(
  path: string,
  knownRefs: ReadonlySet<string>,
  options: ReadOptions,
): Promise<FileReport & { readonly rateCards: readonly RateCard[] }> {
  const collector = createRateCollector();
  const take = (rate: PlacedRate) =>
    knownRefs.has(rate.vehicleRef)
      ? collector.add(rate)
      : { column: 'vehicle_ref', reason: 'no vehicle has this reference' };
  const file = { path, columns: rateColumns, createSchema: createRateRecord, take };
  const report = await readFeedFile(file, options);
  return { ...report, rateCards: [...collector.cards()] };
}
