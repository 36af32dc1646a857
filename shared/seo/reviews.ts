import type { JsonLd } from './json-ld.ts';

/** Best rating of a review (spec, section 9). */
const bestRating = 5;

export interface CustomerReview {
  readonly comments: string;
  /** yyyy-MM-dd */
  readonly date: string;
  readonly name: string;
  readonly ratings: { readonly satisfaction: number };
  /** True only when the configuration says that a customer wrote the review. Other reviews get no structured data. */
  readonly isReal: boolean;
}

/**
 * `review` and `aggregateRating` for the thing reviewed; empty unless real reviews exist. Demonstration reviews are
 * shown as such and never become a rating.
 */
export function reviewProperties(reviews: readonly CustomerReview[]): Record<string, unknown> {
  const real = reviews.filter((review) => review.isReal);
  if (real.length === 0) return {};
  return { review: real.map(reviewJsonLd), aggregateRating: aggregateRatingJsonLd(real) };
}

/** https://schema.org/Review */
export function reviewJsonLd(review: CustomerReview): JsonLd {
  return {
    '@type': 'Review',
    reviewBody: review.comments,
    datePublished: review.date,
    author: { '@type': 'Person', name: review.name },
    reviewRating: { '@type': 'Rating', ratingValue: review.ratings.satisfaction, bestRating },
  };
}

function aggregateRatingJsonLd(reviews: readonly CustomerReview[]): JsonLd {
  const sum = reviews.reduce((total, review) => total + review.ratings.satisfaction, 0);
  return {
    '@type': 'AggregateRating',
    ratingValue: Math.round((sum / reviews.length) * 10) / 10,
    reviewCount: reviews.length,
    bestRating,
  };
}
