import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { createReference } from '#server/platform/database/create-reference.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { tellWhenAway } from '#server/platform/database/tell-when-away.ts';
import type { MailOutbox, OutgoingMail } from '#server/platform/mail/mail-outbox.ts';
import { toAddress } from '#server/platform/person/email-address.ts';
import { ratingNames, reviewRatings } from '#shared/contracts/review.ts';
import { formatMonths } from '#shared/format/format-count.ts';
import { staffReviewPaths } from '#shared/routes/staff-paths.ts';
import { vehicleReviews } from './review-table.ts';
import type { NewReview, Reviews } from './reviews.ts';

/** The database may have stored the review before it stopped answering. A review that is sent again counts once. */
const away =
  'We couldn’t confirm that we have your review. What you typed is still here: please send it again in a minute. It’ll only count once.';

interface StoreOptions {
  readonly outbox: MailOutbox;
  /** Where staff are told of a new review. */
  readonly staffAddress: string;
  readonly siteOrigin: string;
}

/** Stores reviews with a mail to staff about each; none about those that a robot may have sent. */
export function createReviewStore({
  outbox,
  staffAddress,
  siteOrigin,
}: StoreOptions): Pick<Reviews, 'store'> {
  const store = (review: NewReview) =>
    outbox.storeWith(async (orm, storeMail) => {
      const reference = await storeOnce(orm, review);
      if (reference !== undefined && !review.isSuspected)
        await storeMail(
          reviewMail({ reference, review, to: staffAddress, siteOrigin }) satisfies OutgoingMail,
        );
    });
  return tellWhenAway({ store }, away);
}

/** The reference of the stored review; undefined when the same was stored within a day. */
async function storeOnce(orm: Orm, review: NewReview): Promise<string | undefined> {
  const contentKey = toContentKey(review);
  // The same content sent twice at the same moment: the second waits here and then finds the first.
  await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${contentKey}, 0))`);
  const isSame = and(
    eq(vehicleReviews.contentKey, contentKey),
    gt(vehicleReviews.receivedAt, sql`now() - interval '1 day'`),
  );
  if ((await orm.$count(vehicleReviews, isSame)) > 0) return undefined;
  const reference = createReference('REV');
  const { ratings, ...fields } = review;
  await orm.insert(vehicleReviews).values({ reference, contentKey, ...fields, ...ratings });
  return reference;
}

function toContentKey({ vehicleType, make, range, email, comments }: NewReview): string {
  return createHash('sha256')
    .update(JSON.stringify([vehicleType, make, range, toAddress(email), comments]))
    .digest('base64url');
}

interface Notice {
  readonly reference: string;
  readonly review: NewReview;
  readonly to: string;
  readonly siteOrigin: string;
}

/** Tells staff of a review that waits for them, with all they need to decide on it. */
function reviewMail({ reference, review, to, siteOrigin }: Notice): OutgoingMail {
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
