import type { PublishedReview, ReviewRatings } from '#shared/contracts/review.ts';
import type { VehicleType } from '#shared/deals/deal-type.ts';

/** A range by its slugs. */
export interface ReviewedRange {
  readonly vehicleType: VehicleType;
  readonly make: string;
  readonly range: string;
}

/** A review that has passed its schema. */
export interface NewReview extends ReviewedRange {
  /** Make and range as people write them. */
  readonly vehicleName: string;
  readonly ratings: ReviewRatings;
  readonly comments: string;
  readonly displayName: string;
  readonly monthsHeld: number;
  readonly email: string;
  readonly isSuspected: boolean;
}

/** Reviews of ranges: stored as they come, shown once staff have published them. */
export interface Reviews {
  /**
   * Stores a review, which then waits for staff, and a mail to them, in one transaction. The same review sent again
   * within a day is stored once. Throws `UnavailableError` when the database is away.
   */
  store(review: NewReview): Promise<void>;
  /** The published reviews of a range, newest first, from memory; undefined until they are read for the first time. */
  listPublished(range: ReviewedRange): readonly PublishedReview[] | undefined;
  /** The ranges with published reviews. */
  listReviewed(): readonly ReviewedRange[];
  /** Another number whenever published reviews have changed. */
  edition(): number;
}
