/** Where a review stands: it waits for staff, shows, or does not. */
export const reviewStates = ['waiting', 'published', 'refused'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** What a review rates from 1 to 5, in the order of the form; the names are its fields. */
export const reviewRatings = {
  satisfaction: 'Overall',
  comfort: 'Comfort',
  runningCosts: 'Running costs',
  reliability: 'Reliability',
  practicality: 'Practicality',
} as const;

export type ReviewRating = keyof typeof reviewRatings;
export const ratingNames = Object.keys(reviewRatings) as readonly ReviewRating[];

export type ReviewRatings = Readonly<Record<ReviewRating, number>>;

/** A review that staff have published, without what is not shown. */
export interface PublishedReview {
  /** First name and initial, as the author typed them. */
  readonly name: string;
  /** yyyy-MM-dd */
  readonly date: string;
  readonly monthsHeld: number;
  readonly ratings: ReviewRatings;
  readonly comments: string;
}

/** The page with the form, and the parameter that names the vehicle: `car/volkswagen/golf`. */
export const reviewFormPath = '/review-my-vehicle';
export const reviewedParameter = 'vehicle';
export const reviewSentPath = '/review-my-vehicle/sent';

/** Days after the decision on a review until its author's email address, and a refused review, are erased. */
export const reviewErasureDays = 90;
