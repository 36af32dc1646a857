import { z } from 'zod';
import type { GoogleRating, Ratings, TrustScore } from '#shared/contracts/ratings.ts';
import { text, wholeNumber } from './setting-kinds.ts';

const outOfFive = text(/^(?:[0-4](?:\.\d)?|5(?:\.0)?)$/, 'must be from 0 to 5 with one decimal').transform(
  Number,
);
const reviewCount = wholeNumber({ min: 1, max: 999_999_999 });
const dayRead = z.string().refine(isPastDay, 'must be a day such as 2026-11-01 that is not in the future');

/** Settings of the two ratings. Each rating is given completely or not at all (`ratingPairs`). */
export const ratingSettings = {
  TRUST_SCORE: outOfFive.optional(),
  TRUST_SCORE_SOURCE: text(/^\S.{0,59}$/u, 'must be a name of at most 60 characters').optional(),
  TRUST_SCORE_COUNT: reviewCount.optional(),
  TRUST_SCORE_DATE: dayRead.optional(),
  GOOGLE_RATING: outOfFive.optional(),
  GOOGLE_RATING_COUNT: reviewCount.optional(),
  GOOGLE_RATING_DATE: dayRead.optional(),
};

/** Each setting of a rating needs all others: a rating may not be shown without its count, source and date. */
export const ratingPairs: readonly (readonly [string, string])[] = ['TRUST_SCORE', 'GOOGLE_RATING'].flatMap(
  (rating) => {
    const names = Object.keys(ratingSettings).filter((name) => name.startsWith(rating));
    return names.flatMap((name) =>
      names.flatMap((other) => (name === other ? [] : [[name, other] as const])),
    );
  },
);

type RatingSettings = Readonly<z.infer<z.ZodObject<typeof ratingSettings>>>;

/** The complete ratings. */
export function toRatings(read: RatingSettings): Ratings {
  const [trust, google] = [toTrustScore(read), toGoogleRating(read)];
  return Object.freeze({ ...(trust && { trust }), ...(google && { google }) });
}

function toTrustScore(read: RatingSettings): TrustScore | undefined {
  const {
    TRUST_SCORE: score,
    TRUST_SCORE_SOURCE: source,
    TRUST_SCORE_COUNT: count,
    TRUST_SCORE_DATE: date,
  } = read;
  if (score === undefined || source === undefined || count === undefined || date === undefined)
    return undefined;
  return Object.freeze({ score, source, count, date });
}

function toGoogleRating(read: RatingSettings): GoogleRating | undefined {
  const { GOOGLE_RATING: rating, GOOGLE_RATING_COUNT: count, GOOGLE_RATING_DATE: date } = read;
  if (rating === undefined || count === undefined || date === undefined) return undefined;
  return Object.freeze({ rating, count, date });
}

function isPastDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(value);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) && day.getTime() <= Date.now();
}
