import type { OutgoingMail } from '#server/platform/mail/mail-outbox.ts';
import { ratingNames, reviewRatings } from '#shared/contracts/review.ts';
import { formatMonths } from '#shared/format/format-count.ts';
import type { NewReview } from './reviews.ts';

interface Notice {
  readonly reference: string;
  readonly review: NewReview;
  readonly to: string;
}

/** Tells staff of a review that waits for them, with all they need to decide on it. */
export function staffMail({ reference, review, to }: Notice): OutgoingMail {
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
      `It isn’t shown until you publish it: npm run reviews -- publish ${reference}`,
      `Or refuse it, with a reason: npm run reviews -- refuse ${reference} --reason "..."`,
    ].join('\n'),
  };
}
