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
export const exampleHistory = 'Demonstration price history.';

/** The last 90 days for a mail, which has no pictures: two figures and a few sentences. */
export interface PastPriceFacts extends Pick<PriceReview, 'lowestPence' | 'lowestOn' | 'averagePence'> {
  /** What is true of today's price, and for which profile; empty where there is nothing to say. */
  readonly words: string;
}

/** Average and lowest of the last 90 days; undefined unless a price is known for each of the days. */
export function pastPriceFacts({ history, today, profile }: PastPrices): PastPriceFacts | undefined {
  const review = history && reviewPrices(history, today);
  if (!review?.isWhole) return undefined;
  const { lowestPence, lowestOn, averagePence } = review;
  // What is true of the default profile's price need not be true of another one's.
  const { isLowest = false, poundsBelowAverage } = (isDefault(profile) && claimOf(review)) || {};
  const { termMonths, annualMiles } = defaultProfile;
  const words = [
    poundsBelowAverage === undefined ? '' : `That’s £${poundsBelowAverage} below its 90-day average.`,
    isLowest && poundsBelowAverage === undefined ? 'That’s its lowest price in 90 days.' : '',
    isDefault(profile)
      ? ''
      : `The ${reviewedDays}-day figures are for ${formatMonths(termMonths)} and ${formatMiles(annualMiles)} a year.`,
    history?.isDemonstration ? exampleHistory : '',
  ];
  return { lowestPence, lowestOn, averagePence, words: words.filter(Boolean).join(' ') };
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
