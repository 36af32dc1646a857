import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';

/**
 * Vehicles that staff call special offers, from a day to a day in London, both included. They outlive imports and undo:
 * a vehicle keeps its reference, and one that has left may come back, so there is no foreign key.
 */
export const specialOffers = t.pgTable(
  'special_offers',
  {
    offerId: t.integer('offer_id').primaryKey().generatedAlwaysAsIdentity(),
    vehicleRef: t.text('vehicle_ref').notNull(),
    /** The vehicle's name when the offer was made, for when it has left the catalogue. */
    vehicleName: t.text('vehicle_name').notNull(),
    startsOn: t.date('starts_on').notNull(),
    endsOn: t.date('ends_on').notNull(),
    /** The member's email address. */
    madeBy: t.text('made_by').notNull(),
    madeAt: t.timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
    /** When a member ended it before its last day was over. */
    endedAt: t.timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    t.index('special_offers_ends').on(table.endsOn),
    t.check('special_offers_ref', sql`vehicle_ref ~ '^[0-9]{10}$'`),
    t.check('special_offers_days', sql`starts_on <= ends_on`),
  ],
);
