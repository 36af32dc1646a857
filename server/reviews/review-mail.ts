import type { OutgoingMail } from '#server/platform/mail/mail-outbox.ts';
import { ratingNames, reviewRatings } from '#shared/contracts/review.ts';
import { formatMonths } from '#shared/format/format-count.ts';
import { staffReviewPaths } from '#shared/routes/staff-paths.ts';
import type { NewReview } from './reviews.ts';

interface Notice {
  readonly reference: string;
  readonly review: NewReview;
  readonly to: string;
  readonly siteOrigin: string;
}

/** Tells staff of a review that waits for them, with all they need to decide on it. */
export function reviewMail({ reference, review, to, siteOrigin }: Notice): OutgoingMail {
  const { vehicleName, displayName, monthsHeld, email, ratings, comments } = review;
  const rated = ratingNames.map((name) => `${reviewRatings[name]}: ${ratings[name]} of 5`);
  return {
    to,
    replyTo: email,
    subject: `Review to check: ${vehicleName}, ${ratings.satisfaction} of 5`,
    text: [
      `${displayName} has reviewed the ${vehicleName} after ${formatMonths(monthsHeld)}.`,
      `Email, never shown: ${email}`,
      '',
      ...rated,
      '',
      comments,
      '',
      // By the reference the mail is found, and removed, when the review is erased.
      `${reference} isn’t shown until you publish it. Publish it, or refuse it with a reason:`,
      `${siteOrigin}${staffReviewPaths.list}`,
    ].join('\n'),
  };
}
