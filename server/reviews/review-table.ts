import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';
import type { ReviewState } from '#shared/contracts/review.ts';
import type { VehicleType } from '#shared/deals/deal-type.ts';

const moment = (name: string) => t.timestamp(name, { withTimezone: true });

/** What drivers wrote about a range. The email address is personal and never shown; it is erased after the decision. */
export const vehicleReviews = t.pgTable(
  'vehicle_reviews',
  {
    reviewId: t.uuid('review_id').primaryKey().defaultRandom(),
    /** What staff name it by, such as `REV-7F3K9-Q2M4X`. */
    reference: t.text().notNull().unique(),
    /** Hash of vehicle, author and text: the same sent again within a day is the same review. */
    contentKey: t.text('content_key').notNull(),
    vehicleType: t.text('vehicle_type').$type<VehicleType>().notNull(),
    /** Slugs and names as they were. */
    make: t.text().notNull(),
    range: t.text().notNull(),
    vehicleName: t.text('vehicle_name').notNull(),
    satisfaction: t.smallint().notNull(),
    comfort: t.smallint().notNull(),
    runningCosts: t.smallint('running_costs').notNull(),
    reliability: t.smallint().notNull(),
    practicality: t.smallint().notNull(),
    comments: t.text().notNull(),
    displayName: t.text('display_name').notNull(),
    monthsHeld: t.smallint('months_held').notNull(),
    /** Null once erased. */
    email: t.text(),
    state: t.text().$type<ReviewState>().notNull().default('waiting'),
    /** Why staff refused it, a line each time; kept when they publish it after all. Null if they never did. */
    reason: t.text(),
    /** True when a robot may have sent it. */
    isSuspected: t.boolean('is_suspected').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    /** When staff last published or refused it. */
    decidedAt: moment('decided_at'),
  },
  (table) => [
    t.index('vehicle_reviews_state').on(table.state, table.receivedAt),
    t.index('vehicle_reviews_content_key').on(table.contentKey),
    t.check('vehicle_reviews_state_known', sql`state in ('waiting', 'published', 'refused')`),
    t.check(
      'vehicle_reviews_ratings_in_range',
      sql`least(satisfaction, comfort, running_costs, reliability, practicality) >= 1
        and greatest(satisfaction, comfort, running_costs, reliability, practicality) <= 5`,
    ),
  ],
);
