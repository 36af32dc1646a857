import type { Config } from '#server/platform/config/config.ts';
import { addressFor } from '#server/platform/config/enquiry-addresses.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { MailOutbox } from '#server/platform/mail/mail-outbox.ts';
import { createReviewStore } from './create-review-store.ts';
import { type FollowedReviews, followReviews } from './follow-reviews.ts';
import type { Reviews } from './reviews.ts';

interface ReviewSources {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  readonly outbox: MailOutbox;
  /** Settles once the tables exist, or once the database turned out to be unreachable for now. */
  readonly prepared: Promise<unknown>;
}

/** Opens the reviews: stored in the database, shown from memory. Staff are told where they get enquiries. */
export function openReviews(sources: ReviewSources): Reviews & Pick<FollowedReviews, 'close'> {
  const { config, outbox } = sources;
  const { siteOrigin } = config;
  const staffAddress = addressFor(config.enquiriesTo, 'review');
  return { ...createReviewStore({ outbox, staffAddress, siteOrigin }), ...followReviews(sources) };
}
