import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import {
  claimOf,
  type PriceClaim,
  type PriceHistory,
  type PriceReview,
  reviewedDays,
  reviewPrices,
} from './price-history.ts';
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

/** Said wherever figures of a demonstration's history are shown. */
export const exampleHistory = 'Example history, made by a formula.';

/**
 * The last 90 days in one to four sentences: average, lowest, what is true of today's price, and for which profile.
 * Undefined unless a price is known for each of the days.
 */
export function pastPriceWords({ history, today, profile }: PastPrices): string | undefined {
  const review = history && reviewPrices(history, today);
  if (!review?.isWhole) return undefined;
  const { isLowest = false, poundsBelowAverage } = claimOf(review) ?? {};
  const { termMonths, annualMiles } = defaultProfile;
  return [
    reviewWords(review),
    poundsBelowAverage === undefined ? '' : `Today it’s £${poundsBelowAverage} below that average.`,
    isLowest && poundsBelowAverage === undefined ? 'Today it’s at that lowest price.' : '',
    isDefault(profile)
      ? ''
      : `That’s for ${formatMonths(termMonths)} and ${formatMiles(annualMiles)} a year.`,
    history?.isDemonstration ? exampleHistory : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Average and lowest of the last 90 days in a sentence. */
export function reviewWords({ averagePence, lowestPence, lowestOn }: PriceReview): string {
  const [average, lowest] = [averagePence, lowestPence].map((pence) =>
    formatPounds(pence, { pennies: true }),
  );
  return `Over the last ${reviewedDays} days the true monthly cost was ${average} on average and ${lowest} at its lowest (from ${formatDate(lowestOn)}).`;
}

/** What is good about today's price in a few words: "Lowest in 90 days", "£14 below its 90-day average". */
export function claimWords({ isLowest, poundsBelowAverage }: PriceClaim): string {
  const lowest = `Lowest in ${reviewedDays} days`;
  if (poundsBelowAverage === undefined) return lowest;
  return isLowest
    ? `${lowest}, £${poundsBelowAverage} below the average`
    : `£${poundsBelowAverage} below its ${reviewedDays}-day average`;
}
