import type { Ratings } from '#shared/contracts/ratings.ts';
import { GoogleRatingLine } from './google-rating-line.tsx';
import { TrustBadge } from './trust-badge.tsx';

/** What others say of the firm, each with its date; nothing at all where nothing is configured. */
export function SiteRatings({ ratings }: { readonly ratings: Ratings | undefined }) {
  if (!ratings) return null;
  return (
    <>
      <TrustBadge score={ratings.trust} />
      <GoogleRatingLine google={ratings.google} />
    </>
  );
}
