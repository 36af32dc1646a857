import { setImmediate as nextTurn } from 'node:timers/promises';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import type { Snapshot } from './catalogue.ts';
import type { PriceRecord } from './price-record.ts';
import { recordPrices } from './record-prices.ts';
import { answerFrom } from './snapshot/build-snapshot.ts';
import { createShelves, enterRateCards } from './snapshot/shelves.ts';
import type { StoredCatalogue } from './store/load-catalogue.ts';

/** How many rate cards are entered before requests are answered again: a dozen milliseconds. */
const cardsPerTurn = 500;

/** What a snapshot depends on beside the stored catalogue. */
interface SnapshotDay {
  /** ISO date. */
  readonly today: string;
  /** References of the vehicles that staff call special offers on that day. */
  readonly staffOffers: readonly string[];
  /** References of the vehicles that were in an earlier catalogue. */
  readonly goneRefs?: readonly string[];
}

/**
 * The snapshot of a stored catalogue on a day, with what its vehicles have cost until then. Requests are answered while
 * it is made.
 */
export async function snapshotOf(
  stored: StoredCatalogue,
  { today, ...known }: SnapshotDay,
): Promise<Snapshot> {
  const { vehicles, rateCards } = stored;
  const priceRecords = await recordsUntil(stored, today);
  const shelves = createShelves(vehicles);
  for (let start = 0; start < rateCards.length; start += cardsPerTurn) {
    await nextTurn();
    enterRateCards(shelves, rateCards.slice(start, start + cardsPerTurn), today);
  }
  await nextTurn();
  return answerFrom(shelves, { ...stored, ...known, priceRecords, today });
}

/** What vehicles have cost until a day: the stored records, and what the catalogue itself has cost since its import. */
export async function recordsUntil(stored: StoredCatalogue, today: string): Promise<readonly PriceRecord[]> {
  const { version, vehicles, rateCards, priceRecords } = stored;
  if (version.isDemonstration) return priceRecords;
  const shown = { version: version.number, from: todayInLondon(version.importedAt), until: today };
  return recordPrices(priceRecords, { vehicles, rateCards, ...shown });
}
