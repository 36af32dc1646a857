import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, between, eq, gt, sql } from 'drizzle-orm';
import type { CatalogueVersion } from '#server/catalogue/catalogue.ts';
import type { PriceRecord } from '#server/catalogue/price-record.ts';
import type { RateCard, RateGrid } from '#server/catalogue/rate-card.ts';
import type { Database, Orm } from '#server/platform/database/database.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import * as tables from './catalogue-tables.ts';
import { findCurrentVersion, findKeptVersion } from './find-version.ts';
import { priceRecords } from './price-records-table.ts';
import { ownBuffer, type RatebookRow, ratebookKey, toRateCard } from './rate-card-row.ts';
import { toVehicle } from './vehicle-row.ts';

/** A version of the catalogue, and what vehicles had cost until its import. Cards of one ratebook share one grid object. */
export interface StoredCatalogue {
  readonly version: CatalogueVersion;
  readonly vehicles: readonly Vehicle[];
  readonly rateCards: readonly RateCard[];
  readonly priceRecords: readonly PriceRecord[];
}

/**
 * Vehicles read at once: about a megabyte of rates, which takes a few milliseconds. Requests are answered between the
 * batches, because the embedded database keeps this thread busy while it answers.
 */
const pageSize = 250;

/** The current catalogue, read in one snapshot of the database; undefined before the first import. By `vehicleRef`. */
export async function loadCatalogue(database: Pick<Database, 'orm'>): Promise<StoredCatalogue | undefined> {
  return loadFound(database, findCurrentVersion);
}

/** A version whose rows are kept, read in the same way; undefined when there is none of this number. */
export async function loadVersion(
  database: Pick<Database, 'orm'>,
  number: number,
): Promise<StoredCatalogue | undefined> {
  return loadFound(database, (orm) => findKeptVersion(orm, number));
}

function loadFound(
  database: Pick<Database, 'orm'>,
  find: (orm: Orm) => Promise<CatalogueVersion | undefined>,
): Promise<StoredCatalogue | undefined> {
  return database.orm.transaction(
    async (orm) => {
      const version = await find(orm);
      if (!version) return undefined;
      const vehicles = await loadVehicles(orm, version.number);
      return {
        version,
        vehicles,
        rateCards: await loadRateCards(orm, version.number, vehicles),
        priceRecords: await loadPriceRecords(orm, version.number),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function loadVehicles(orm: Orm, version: number): Promise<readonly Vehicle[]> {
  const loaded: Vehicle[] = [];
  for (let after = ''; ; ) {
    const rows = await vehiclePage(orm, version, after);
    for (const row of rows) loaded.push(toVehicle(row));
    const last = rows.at(-1);
    if (!last) return loaded;
    after = last.vehicle.vehicleRef;
    await nextTurn();
  }
}

function vehiclePage(orm: Orm, version: number, after: string) {
  const { vehicles, manufacturers, ranges, models } = tables;
  const sameMake = (table: typeof ranges | typeof models) =>
    and(eq(table.version, vehicles.version), eq(table.makeSlug, vehicles.makeSlug));
  return orm
    .select({ vehicle: vehicles, make: manufacturers.name, range: ranges.name, model: models.name })
    .from(vehicles)
    .innerJoin(
      manufacturers,
      and(eq(manufacturers.version, vehicles.version), eq(manufacturers.slug, vehicles.makeSlug)),
    )
    .innerJoin(ranges, and(sameMake(ranges), eq(ranges.slug, vehicles.rangeSlug)))
    .innerJoin(
      models,
      and(sameMake(models), eq(models.rangeSlug, vehicles.rangeSlug), eq(models.slug, vehicles.modelSlug)),
    )
    .where(and(eq(vehicles.version, version), gt(vehicles.vehicleRef, after)))
    .orderBy(asc(vehicles.vehicleRef))
    .limit(pageSize);
}

async function loadRateCards(
  orm: Orm,
  version: number,
  vehicles: readonly Vehicle[],
): Promise<readonly RateCard[]> {
  const books = await loadRatebooks(orm, version);
  const loaded: RateCard[] = [];
  for (let start = 0; start < vehicles.length; start += pageSize) {
    const from = vehicles[start]?.vehicleRef ?? '';
    const to = vehicles[Math.min(start + pageSize, vehicles.length) - 1]?.vehicleRef ?? '';
    for (const row of await rateCardPage(orm, version, { from, to })) {
      const book = books.get(ratebookKey(row));
      // Always found: the foreign key guarantees it.
      if (book) loaded.push(toRateCard(row, book.row, book.grid));
    }
    await nextTurn();
  }
  return loaded;
}

async function loadRatebooks(orm: Orm, version: number) {
  const rows = await orm.select().from(tables.ratebooks).where(eq(tables.ratebooks.version, version));
  return new Map(rows.map((row) => [ratebookKey(row), { row, grid: gridOf(row) }]));
}

function gridOf({ terms, miles, initials }: RatebookRow): RateGrid {
  return { terms, miles, initials };
}

function rateCardPage(orm: Orm, version: number, refs: { readonly from: string; readonly to: string }) {
  const { rateCards } = tables;
  return orm
    .select()
    .from(rateCards)
    .where(and(eq(rateCards.version, version), between(rateCards.vehicleRef, refs.from, refs.to)))
    .orderBy(
      asc(rateCards.vehicleRef),
      asc(rateCards.contract),
      asc(rateCards.funder),
      asc(rateCards.ratebookId),
    );
}

async function loadPriceRecords(orm: Orm, version: number): Promise<readonly PriceRecord[]> {
  const { vehicleRef: ref, contract: under } = priceRecords;
  const loaded: PriceRecord[] = [];
  for (let after = { vehicleRef: '', contract: '' }; ; ) {
    const rows = await orm
      .select()
      .from(priceRecords)
      .where(
        and(
          eq(priceRecords.version, version),
          sql`(${ref}, ${under}) > (${after.vehicleRef}, ${after.contract})`,
        ),
      )
      .orderBy(asc(ref), asc(under))
      .limit(pageSize);
    for (const { vehicleRef, contract, pricedOn, points } of rows) {
      loaded.push({ vehicleRef, contract, pricedOn, points: new Int32Array(ownBuffer(points)) });
    }
    const last = rows.at(-1);
    if (!last) return loaded;
    after = last;
    await nextTurn();
  }
}
