import type { TrustScore } from '#shared/contracts/ratings.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { formatDate } from '#shared/format/format-date.ts';
import styles from './site-ratings.module.css';
import { StarRating } from './star-rating.tsx';

/** Lowest score of each word, best first. "Excellent" is the specification's; the bounds are a decision (README). */
const words = [
  [4.3, 'Excellent'],
  [3.8, 'Great'],
  [2.8, 'Average'],
  [1.8, 'Poor'],
] as const;

/** What a score is called; "Excellent" is earned from 4.3. */
export function toTrustWord(score: number): string {
  return words.find(([least]) => score >= least)?.[1] ?? 'Bad';
}

/** What customers said elsewhere: word, stars, score out of 5, who counted how many, and when. Nothing without a score. */
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
