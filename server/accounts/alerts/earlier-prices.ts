import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import type { Alert, SavedDeal, SavedPrice } from '#shared/contracts/saved.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import type { PastPriceFacts } from '#shared/deals/past-price-words.ts';
import { reviewedDays } from '#shared/deals/price-history.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';

interface KnownPrices {
  readonly alert: Alert;
  readonly price: SavedPrice;
  /** The same deal as the holder of the alert saved it. */
  readonly saved?: SavedDeal;
  readonly pastPrices?: PastPriceFacts;
}

/** Today's true monthly cost in a table with earlier ones, and what they say of it; nothing where none is known. */
export function earlierPrices({ alert, price, saved, pastPrices }: KnownPrices): readonly string[] {
  const rows = [...savedRow(saved), ...pastRows(pastPrices)];
  if (rows.length === 0) return [];
  const heading = `True monthly cost ${dealTypes[alert.dealType].vat}, today and before`;
  const table = [heading, row('Today', price.trueMonthlyPence), ...rows].join('\n');
  return pastPrices?.words ? [table, pastPrices.words] : [table];
}

function savedRow(saved: SavedDeal | undefined): readonly string[] {
  if (!saved?.price) return [];
  const savedOn = formatDate(todayInLondon(new Date(saved.savedAt)));
  return [row(`When you saved it, on ${savedOn}`, saved.price.trueMonthlyPence)];
}

function pastRows(pastPrices: PastPriceFacts | undefined): readonly string[] {
  if (!pastPrices) return [];
  const { lowestPence, lowestOn, averagePence } = pastPrices;
  return [
    row(`Lowest of the last ${reviewedDays} days, from ${formatDate(lowestOn)}`, lowestPence),
    row(`Average of the last ${reviewedDays} days`, averagePence),
  ];
}

function row(label: string, pence: number): string {
  return `${label}: ${formatPounds(pence)}`;
}
