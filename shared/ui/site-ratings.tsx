import type { GoogleRating, Ratings, TrustScore } from '#shared/contracts/ratings.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { formatDate } from '#shared/format/format-date.ts';
import styles from './site-ratings.module.css';
import { StarRating } from './star-rating.tsx';

/** What customers say of the company elsewhere, each rating with its date; draws nothing where none is configured. */
export function SiteRatings({ ratings }: { readonly ratings: Ratings | undefined }) {
  if (!ratings?.trust && !ratings?.google) return null;
  return (
    <div className={styles.ratings}>
      <TrustBadge score={ratings.trust} />
      <GoogleRatingLine google={ratings.google} />
    </div>
  );
}

/** The trust score: word, stars, score out of 5, source, number of reviews and date. Draws nothing without a score. */
export function TrustBadge({ score }: { readonly score: TrustScore | undefined }) {
  if (!score) return null;
  return (
    <p className={styles.badge}>
      <b>{toTrustWord(score.score)}</b>
      <StarRating rating={score.score} />
      <span>
        <b>{score.score.toFixed(1)}</b> out of 5
      </span>
      <small>{`${score.source}, ${formatCount(score.count, 'review')}, ${formatDate(score.date)}`}</small>
    </p>
  );
}

/** Lowest score of each word, best first. "Excellent" is the specification's; the bounds are a decision (docs/decisions). */
const words = [
  [4.3, 'Excellent'],
  [3.8, 'Great'],
  [2.8, 'Average'],
  [1.8, 'Poor'],
] as const;

/** The word for a score out of 5; "Excellent" from 4.3. */
export function toTrustWord(score: number): string {
  return words.find(([least]) => score >= least)?.[1] ?? 'Bad';
}

function GoogleRatingLine({ google }: { readonly google: GoogleRating | undefined }) {
  if (!google) return null;
  return (
    <p className={styles.badge}>
      <b>Google</b>
      <StarRating rating={google.rating} />
      <span>
        <b>{google.rating.toFixed(1)}</b> out of 5
      </span>
      <small>{`${formatCount(google.count, 'review')}, ${formatDate(google.date)}`}</small>
    </p>
  );
}
