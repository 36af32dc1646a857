import type { ReviewState } from '#shared/contracts/review.ts';
import type { StaffPageData, StaffPaging } from './staff-data.ts';

/** A review as staff read it to decide on it. Its author's address is not needed for that. */
export interface StaffReview {
  readonly reference: string;
  readonly vehicle: string;
  /** Who wrote it, when, and for how long they held the vehicle. */
  readonly byline: string;
  readonly ratings: readonly { readonly label: string; readonly points: number }[];
  readonly comments: string;
  /** Why it is or was refused, a line each time; absent for others. */
  readonly reason?: string | undefined;
  readonly isSuspected: boolean;
}

/** The reviews in one state. */
export interface StaffReviewsData extends StaffPageData {
  readonly state: ReviewState;
  readonly tabs: readonly { readonly state: ReviewState; readonly href: string; readonly count: number }[];
  readonly reviews: readonly StaffReview[];
  readonly paging: StaffPaging;
}
