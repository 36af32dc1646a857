import type { Ratings } from '#shared/contracts/ratings.ts';
import { GoogleRatingLine } from './google-rating-line.tsx';
import styles from './site-ratings.module.css';
import { TrustBadge } from './trust-badge.tsx';

/** What others say of the firm, each with its date; nothing at all where nothing is configured. */
export function SiteRatings({ ratings }: { readonly ratings: Ratings | undefined }) {
  if (!ratings?.trust && !ratings?.google) return null;
  return (
    <div className={styles.ratings}>
      <TrustBadge score={ratings.trust} />
      <GoogleRatingLine google={ratings.google} />
    </div>
  );
}
