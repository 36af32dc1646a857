import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';
import { bytea } from '#server/platform/database/bytea.ts';
import { catalogueVersions } from './catalogue-tables.ts';

/**
 * What each vehicle has cost under a contract at the default profile, as `server/catalogue/price-record.ts` describes
 * it: little-endian, sixteen bytes for each change of the price. It is thinned by age at every import, to 168 changes at
 * most. A vehicle that has left the catalogue keeps its row for a year, so there is no foreign key to vehicles.
 */
export const priceRecords = t.pgTable(
  'price_records',
  {
    version: t
      .integer()
      .notNull()
      .references(() => catalogueVersions.number),
    vehicleRef: t.text('vehicle_ref').notNull(),
    contract: t.text({ enum: ['personal', 'business'] }).notNull(),
    pricedOn: t.date('priced_on').notNull(),
    points: bytea().notNull(),
  },
  (table) => [
    t.primaryKey({ columns: [table.version, table.vehicleRef, table.contract] }),
    t.check('price_records_contract', sql`contract in ('personal', 'business')`),
    t.check('price_records_points', sql`octet_length(points) % 16 = 0 and octet_length(points) <= 16 * 200`),
  ],
);
