import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { claimOf, type PriceHistory, reviewedDays, reviewPrices } from './price-history.ts';
import { defaultProfile, type LeaseProfile } from './profile.ts';
import { isDefault } from './special-offer.ts';

interface PastPrices {
  /** Undefined when nothing is known. */
  readonly history: PriceHistory | undefined;
  /** ISO date. */
  readonly today: string;
  /** The profile of the price beside which the words stand. */
  readonly profile: LeaseProfile;
}

/**
 * The last 90 days in one to four sentences: average, lowest, what is true of today's price, and for which profile.
 * Undefined unless a price is known for each of the days.
 */
export function pastPriceWords({ history, today, profile }: PastPrices): string | undefined {
  const review = history && reviewPrices(history, today);
  if (!review?.isWhole) return undefined;
  const pounds = (pence: number) => formatPounds(pence, { pennies: true });
  const { isLowest = false, poundsBelowAverage } = claimOf(review) ?? {};
  const { termMonths, annualMiles } = defaultProfile;
  const lowest = `${pounds(review.lowestPence)} at its lowest (from ${formatDate(review.lowestOn)})`;
  return [
    `Over the last ${reviewedDays} days the true monthly cost was ${pounds(review.averagePence)} on average and ${lowest}.`,
    poundsBelowAverage === undefined ? '' : `Today it’s £${poundsBelowAverage} below that average.`,
    isLowest && poundsBelowAverage === undefined ? 'Today it’s at that lowest price.' : '',
    isDefault(profile)
      ? ''
      : `That’s for ${formatMonths(termMonths)} and ${formatMiles(annualMiles)} a year.`,
    history?.isDemonstration ? 'Example history, made by a formula.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}
