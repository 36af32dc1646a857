import type { GoogleRating } from '#shared/contracts/ratings.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { formatDate } from '#shared/format/format-date.ts';
import styles from './site-ratings.module.css';
import { StarRating } from './star-rating.tsx';

/** The rating on Google, in a line of its own; nothing where there is none. */
export function GoogleRatingLine({ google }: { readonly google: GoogleRating | undefined }) {
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
