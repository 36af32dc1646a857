import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';
import type { VersionReport } from '#server/catalogue/version-report.ts';
import { bytea } from '#server/platform/database/bytea.ts';
import type { BodyType } from '#shared/deals/body-type.ts';
import type { Fuel } from '#shared/deals/fuel.ts';
import type { Tier } from '#shared/deals/tier.ts';
import type { StockKind } from '#shared/deals/vehicle.ts';
import type { Drivetrain, FactName, Transmission } from '#shared/deals/vehicle-facts.ts';

// Every row of the catalogue belongs to one version. An import writes a draft beside the current version and makes it
// current in one short transaction. Readers therefore always see one whole catalogue, and a fault leaves only a draft.

/** What made a version of the catalogue. */
export const versionActions = ['import', 'undo', 'withdrawal'] as const;
export type VersionAction = (typeof versionActions)[number];

/** One row for each version. Rows of the other tables are kept for the current one and the latest before it. */
export const catalogueVersions = t.pgTable(
  'catalogue_versions',
  {
    number: t.integer().primaryKey(),
    state: t.text({ enum: ['draft', 'current', 'past'] }).notNull(),
    startedAt: t.timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    importedAt: t.timestamp('imported_at', { withTimezone: true }),
    /** What was imported, in words for people: file names or "demonstration". */
    source: t.text().notNull(),
    isDemonstration: t.boolean('is_demonstration').notNull(),
    /** The attribution that the data's licence requires wherever the data is shown; empty if none. */
    attribution: t.text().notNull().default(''),
    vehicleCount: t.integer('vehicle_count').notNull().default(0),
    rateCount: t.integer('rate_count').notNull().default(0),
    action: t.text({ enum: versionActions }).notNull().default('import'),
    /** Who made this version, and why; empty where it is not known. */
    madeBy: t.text('made_by').notNull().default(''),
    reason: t.text().notNull().default(''),
    /** The version that an undo made current again. */
    restored: t.integer(),
    /** What it changed; null for versions from before this was kept. */
    report: t.jsonb().$type<VersionReport>(),
    /** Whether its rows may still be in the other tables. */
    hasRows: t.boolean('has_rows').notNull().default(true),
  },
  (table) => [
    t.uniqueIndex('catalogue_versions_one_current').on(table.state).where(sql`state = 'current'`),
    t.check('catalogue_versions_state', sql`state in ('draft', 'current', 'past')`),
    t.check('catalogue_versions_imported', sql`(state = 'draft') = (imported_at is null)`),
  ],
);

const version = () =>
  t
    .integer()
    .notNull()
    .references(() => catalogueVersions.number);

export const manufacturers = t.pgTable(
  'manufacturers',
  { version: version(), slug: t.text().notNull(), name: t.text().notNull() },
  (table) => [t.primaryKey({ columns: [table.version, table.slug] })],
);

export const ranges = t.pgTable(
  'ranges',
  {
    version: version(),
    makeSlug: t.text('make_slug').notNull(),
    slug: t.text().notNull(),
    name: t.text().notNull(),
  },
  (table) => [
    t.primaryKey({ columns: [table.version, table.makeSlug, table.slug] }),
    t.foreignKey({
      columns: [table.version, table.makeSlug],
      foreignColumns: [manufacturers.version, manufacturers.slug],
    }),
  ],
);

export const models = t.pgTable(
  'models',
  {
    version: version(),
    makeSlug: t.text('make_slug').notNull(),
    rangeSlug: t.text('range_slug').notNull(),
    slug: t.text().notNull(),
    name: t.text().notNull(),
  },
  (table) => [
    t.primaryKey({ columns: [table.version, table.makeSlug, table.rangeSlug, table.slug] }),
    t.foreignKey({
      columns: [table.version, table.makeSlug, table.rangeSlug],
      foreignColumns: [ranges.version, ranges.makeSlug, ranges.slug],
    }),
  ],
);

/** The facts of `shared/deals/vehicle-facts.ts`. */
const storedFacts = {
  bodyType: t.text('body_type').$type<BodyType>(),
  fuel: t.text().$type<Fuel>().notNull(),
  transmission: t.text().$type<Transmission>().notNull(),
  drivetrain: t.text().$type<Drivetrain>(),
  doors: t.integer(),
  seats: t.integer(),
  powerPs: t.integer('power_ps'),
  engineCc: t.integer('engine_cc'),
  batteryKwh: t.doublePrecision('battery_kwh'),
  co2GramsPerKm: t.integer('co2_grams_per_km'),
  mpg: t.doublePrecision(),
  electricRangeMiles: t.integer('electric_range_miles'),
  milesPerKwh: t.doublePrecision('miles_per_kwh'),
  p11dPence: t.integer('p11d_pence'),
  lengthMm: t.integer('length_mm'),
  widthMm: t.integer('width_mm'),
  heightMm: t.integer('height_mm'),
  wheelbaseMm: t.integer('wheelbase_mm'),
  bootLitres: t.integer('boot_litres'),
  loadLengthMm: t.integer('load_length_mm'),
  loadWidthMm: t.integer('load_width_mm'),
  loadHeightMm: t.integer('load_height_mm'),
  loadVolumeLitres: t.integer('load_volume_litres'),
  payloadKg: t.integer('payload_kg'),
  towingKg: t.integer('towing_kg'),
  insuranceGroup: t.text('insurance_group'),
  tier: t.text().$type<Tier>(),
} satisfies Readonly<Record<FactName, t.PgColumnBuilderBase>>;

/** A derivative and its stock, as `shared/deals/vehicle.ts` describes them. */
export const vehicles = t.pgTable(
  'vehicles',
  {
    version: version(),
    vehicleRef: t.text('vehicle_ref').notNull(),
    vehicleType: t.text('vehicle_type', { enum: ['car', 'commercial'] }).notNull(),
    pricingType: t.text('pricing_type', { enum: ['standard', 'atc', 'used'] }).notNull(),
    makeSlug: t.text('make_slug').notNull(),
    rangeSlug: t.text('range_slug').notNull(),
    modelSlug: t.text('model_slug').notNull(),
    derivativeName: t.text('derivative_name').notNull(),
    derivativeSlug: t.text('derivative_slug').notNull(),
    ...storedFacts,
    isSpecialOffer: t.boolean('is_special_offer').notNull(),
    stockKind: t.text('stock_kind').$type<StockKind>().notNull(),
    weeksMin: t.integer('weeks_min').notNull(),
    weeksMax: t.integer('weeks_max').notNull(),
    stockCheckedOn: t.date('stock_checked_on').notNull(),
    registered: t.text(),
    odometerMiles: t.integer('odometer_miles'),
    listedOn: t.date('listed_on').notNull(),
  },
  (table) => [
    t.primaryKey({ columns: [table.version, table.vehicleRef] }),
    t.foreignKey({
      columns: [table.version, table.makeSlug, table.rangeSlug, table.modelSlug],
      foreignColumns: [models.version, models.makeSlug, models.rangeSlug, models.slug],
    }),
    // PostgreSQL uses it to check that a deleted model has no vehicles left.
    t.index('vehicles_model').on(table.version, table.makeSlug, table.rangeSlug, table.modelSlug),
    t.check('vehicles_ref', sql`vehicle_ref ~ '^[0-9]{10}$'`),
    t.check('vehicles_type', sql`vehicle_type in ('car', 'commercial')`),
    t.check('vehicles_pricing_type', sql`pricing_type in ('standard', 'atc', 'used')`),
    t.check(
      'vehicles_used_facts',
      sql`(pricing_type = 'used') = (registered is not null) and (registered is null) = (odometer_miles is null)`,
    ),
    t.check('vehicles_weeks', sql`weeks_min >= 0 and weeks_min <= weeks_max`),
    t.check('vehicles_p11d', sql`p11d_pence > 0`),
  ],
);

/** A funder's price list: its axes, shared by all its rate cards, and the days on which it may be quoted. */
export const ratebooks = t.pgTable(
  'ratebooks',
  {
    version: version(),
    funder: t.text().notNull(),
    ratebookId: t.text('ratebook_id').notNull(),
    validFrom: t.date('valid_from').notNull(),
    validTo: t.date('valid_to').notNull(),
    terms: t.integer().array().notNull(),
    miles: t.integer().array().notNull(),
    initials: t.integer().array().notNull(),
  },
  (table) => [
    t.primaryKey({ columns: [table.version, table.funder, table.ratebookId] }),
    t.check('ratebooks_validity', sql`valid_from <= valid_to`),
    t.check(
      'ratebooks_grid',
      sql`cardinality(terms) > 0 and cardinality(miles) > 0 and cardinality(initials) > 0`,
    ),
  ],
);

/**
 * All rates of a vehicle under a contract in a ratebook, packed as in `server/catalogue/rate-card.ts`: little-endian,
 * four bytes of pence and two of tenths of a penny for each cell. With one row instead of 360, 2.9 million rates load
 * in less than a second.
 */
export const rateCards = t.pgTable(
  'rate_cards',
  {
    version: version(),
    vehicleRef: t.text('vehicle_ref').notNull(),
    contract: t.text({ enum: ['personal', 'business'] }).notNull(),
    funder: t.text().notNull(),
    ratebookId: t.text('ratebook_id').notNull(),
    feePence: t.integer('fee_pence').notNull(),
    monthlyPence: bytea('monthly_pence').notNull(),
    excessTenths: bytea('excess_tenths').notNull(),
  },
  (table) => [
    t.primaryKey({
      columns: [table.version, table.vehicleRef, table.contract, table.funder, table.ratebookId],
    }),
    t.foreignKey({
      columns: [table.version, table.vehicleRef],
      foreignColumns: [vehicles.version, vehicles.vehicleRef],
    }),
    t.foreignKey({
      columns: [table.version, table.funder, table.ratebookId],
      foreignColumns: [ratebooks.version, ratebooks.funder, ratebooks.ratebookId],
    }),
    t.check('rate_cards_contract', sql`contract in ('personal', 'business')`),
    t.check('rate_cards_fee', sql`fee_pence >= 0`),
    t.check('rate_cards_cells', sql`octet_length(monthly_pence) = 2 * octet_length(excess_tenths)`),
  ],
);
