import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';

// What customers save. Accounts belong to the account API, so an account's id is plain text here, without a foreign
// key.

const accountId = () => t.text('account_id').notNull();
const instant = (name: string) => t.timestamp(name, { withTimezone: true });

/** The columns by which two saved rows are about the same offer: vehicle, deal type and profile. */
const offer = () => ({
  vehicleRef: t.text('vehicle_ref').notNull(),
  dealType: t.text('deal_type', { enum: ['personal', 'business', 'van'] }).notNull(),
  termMonths: t.integer('term_months').notNull(),
  annualMiles: t.integer('annual_miles').notNull(),
  initialMonths: t.integer('initial_months').notNull(),
  isMaintained: t.boolean('is_maintained').notNull(),
});

/** A results page with its question; saving the same one again renames it. */
export const savedSearches = t.pgTable(
  'saved_searches',
  {
    id: t.text().primaryKey(),
    accountId: accountId(),
    name: t.text().notNull(),
    path: t.text().notNull(),
    query: t.text().notNull(),
    savedAt: instant('saved_at').notNull().defaultNow(),
  },
  (table) => [t.uniqueIndex('saved_searches_one').on(table.accountId, table.path, table.query)],
);

/** A deal as it was priced when it was saved, in pence on the deal type's VAT basis; null when it had no price. */
export const savedDeals = t.pgTable(
  'saved_deals',
  {
    id: t.text().primaryKey(),
    accountId: accountId(),
    ...offer(),
    monthlyPence: t.integer('monthly_pence'),
    initialPence: t.integer('initial_pence'),
    feePence: t.integer('fee_pence'),
    totalPence: t.integer('total_pence'),
    trueMonthlyPence: t.integer('true_monthly_pence'),
    excessTenths: t.integer('excess_tenths'),
    savedAt: instant('saved_at').notNull().defaultNow(),
  },
  (table) => [
    t
      .uniqueIndex('saved_deals_one')
      .on(
        table.accountId,
        table.vehicleRef,
        table.dealType,
        table.termMonths,
        table.annualMiles,
        table.initialMonths,
        table.isMaintained,
      ),
    t.check('saved_deals_ref', sql`vehicle_ref ~ '^[0-9]{10}$'`),
    t.check(
      'saved_deals_price',
      sql`num_nulls(monthly_pence, initial_pence, fee_pence, total_pence, true_monthly_pence, excess_tenths) in (0, 6)`,
    ),
  ],
);

/** The vehicles that a customer looked at last, once for each deal type. */
export const viewedVehicles = t.pgTable(
  'viewed_vehicles',
  {
    accountId: accountId(),
    vehicleRef: t.text('vehicle_ref').notNull(),
    dealType: t.text('deal_type', { enum: ['personal', 'business', 'van'] }).notNull(),
    viewedAt: instant('viewed_at').notNull(),
  },
  (table) => [
    t.primaryKey({ columns: [table.accountId, table.vehicleRef, table.dealType] }),
    t.check('viewed_vehicles_ref', sql`vehicle_ref ~ '^[0-9]{10}$'`),
  ],
);

/**
 * A request to be told by email. Nothing but the mail that asks for confirmation is sent before its holder confirms
 * it.
 */
export const alerts = t.pgTable(
  'alerts',
  {
    id: t.text().primaryKey(),
    accountId: accountId(),
    email: t.text().notNull(),
    kind: t.text({ enum: ['price-drop', 'back-in-stock'] }).notNull(),
    ...offer(),
    /** Price drops only: tell when the true monthly cost is below this. */
    belowPence: t.integer('below_pence'),
    createdAt: instant('created_at').notNull().defaultNow(),
    confirmedAt: instant('confirmed_at'),
    /** Whether the holder has been told of the present drop or stock. */
    isTold: t.boolean('is_told').notNull().default(false),
    /** When an email about it was last sent. */
    toldAt: instant('told_at'),
    /** Grows with every change of `isTold`, so that only one of two nodes that read the same row can change it. */
    revision: t.integer().notNull().default(0),
    /** The newest catalogue version that it was compared with. A node with an older one does not change the alert. */
    checkedVersion: t.integer('checked_version').notNull().default(0),
  },
  (table) => [
    t
      .uniqueIndex('alerts_one')
      .on(
        table.accountId,
        table.kind,
        table.vehicleRef,
        table.dealType,
        table.termMonths,
        table.annualMiles,
        table.initialMonths,
        table.isMaintained,
      ),
    t.check('alerts_ref', sql`vehicle_ref ~ '^[0-9]{10}$'`),
    t.check('alerts_below', sql`(kind = 'price-drop') = (below_pence is not null)`),
  ],
);

/**
 * Keys of the links in emails, as SHA-256. Every email has a key of its own, so links in older emails keep working.
 */
export const alertTokens = t.pgTable(
  'alert_tokens',
  {
    hash: t.text().primaryKey(),
    alertId: t
      .text('alert_id')
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    purpose: t.text({ enum: ['confirm', 'off'] }).notNull(),
    /** Null for links that work as long as the alert exists. */
    expiresAt: instant('expires_at'),
  },
  (table) => [t.index('alert_tokens_alert').on(table.alertId)],
);
