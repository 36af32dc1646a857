import type { NewReview, ReviewedRange, Reviews } from '#server/reviews/reviews.ts';
import type { PublishedReview } from '#shared/contracts/review.ts';

/** Reviews in memory: `stored` lists what was sent, and the published ones of every range are those given. */
export function memoryReviews(
  published: readonly PublishedReview[] = [],
  reviewed: readonly ReviewedRange[] = [],
): Reviews & { readonly stored: readonly NewReview[] } {
  const stored: NewReview[] = [];
  return {
    stored,
    store: async (review) => void stored.push(review),
    listPublished: () => published,
    listReviewed: () => reviewed,
    edition: () => 1,
  };
}
