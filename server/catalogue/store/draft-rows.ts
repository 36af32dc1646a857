import type { PriceRecord } from '#server/catalogue/price-record.ts';
import type { RateCard, RateGrid } from '#server/catalogue/rate-card.ts';
import { regrid, sameGrid, unionGrid } from '#server/catalogue/regrid.ts';
import type { VersionReport } from '#server/catalogue/version-report.ts';
import type { Orm } from '#server/platform/database/database.ts';
import type { Named, Vehicle } from '#shared/deals/vehicle.ts';
import type { VersionAction } from './catalogue-tables.ts';
import * as tables from './catalogue-tables.ts';
import { priceRecords } from './price-records-table.ts';
import { bytesOf, ratebookKey, toRateCardRow } from './rate-card-row.ts';
import { toVehicleRow } from './vehicle-row.ts';

/** What is kept with a version about who made it and what it changed. */
export interface VersionEntry {
  readonly action: VersionAction;
  readonly madeBy: string;
  readonly reason: string;
  readonly restored: number | undefined;
  readonly report: VersionReport;
}

/** A whole catalogue that is to replace the current one. */
export interface NewCatalogue {
  readonly vehicles: readonly Vehicle[];
  readonly rateCards: readonly RateCard[];
  readonly source: string;
  readonly isDemonstration: boolean;
  readonly attribution?: string;
  readonly entry?: VersionEntry;
  /** What the vehicles have cost so far, with the prices of this version, whose number is given. */
  readonly priceRecords?: (version: number) => Promise<readonly PriceRecord[]>;
  /**
   * The version from which this catalogue was derived, or that there was none. If another has become current meanwhile,
   * nothing changes.
   */
  readonly basedOn?: number | 'nothing';
}

/** What is written of a catalogue. */
type DraftedRows = Pick<NewCatalogue, 'vehicles' | 'rateCards'> & {
  readonly priceRecords: readonly PriceRecord[];
};

/** The part of a draft that one statement writes. */
export interface DraftStep {
  insert(orm: Orm): PromiseLike<unknown>;
  /** Number of rows in it, to report progress. */
  readonly count: number;
}

/** Few enough that a statement blocks the embedded database, and the thread it runs on, for milliseconds only. */
const rowsPerStatement = 100;

/** The inserts that write a catalogue as one version, parents first. */
export function* draftRows(version: number, drafted: DraftedRows): Generator<DraftStep> {
  const { vehicles, rateCards } = drafted;
  const { makes, ranges, models } = collectNames(vehicles);
  const books = collectRatebooks(rateCards);
  const inVersion = <T extends object>(row: T) => ({ ...row, version });
  yield* steps(makes, (orm, rows) => orm.insert(tables.manufacturers).values(rows.map(inVersion)));
  yield* steps(ranges, (orm, rows) => orm.insert(tables.ranges).values(rows.map(inVersion)));
  yield* steps(models, (orm, rows) => orm.insert(tables.models).values(rows.map(inVersion)));
  yield* steps([...books.values()], (orm, rows) =>
    orm.insert(tables.ratebooks).values(rows.map((book) => inVersion(withAxes(book)))),
  );
  yield* steps(vehicles, (orm, rows) =>
    orm.insert(tables.vehicles).values(rows.map((vehicle) => toVehicleRow(version, vehicle))),
  );
  yield* steps(rateCards, (orm, rows) => {
    const onOneGrid = rows.map((card) => regrid(card, books.get(ratebookKey(card))?.grid ?? card.grid));
    return orm.insert(tables.rateCards).values(onOneGrid.map((card) => toRateCardRow(version, card)));
  });
  yield* steps(drafted.priceRecords, (orm, rows) =>
    orm
      .insert(priceRecords)
      .values(rows.map((record) => inVersion({ ...record, points: bytesOf(record.points) }))),
  );
}

function withAxes({ grid, ...book }: Ratebook) {
  return { ...book, terms: [...grid.terms], miles: [...grid.miles], initials: [...grid.initials] };
}

function* steps<T>(
  rows: readonly T[],
  insert: (orm: Orm, rows: readonly T[]) => PromiseLike<unknown>,
): Generator<DraftStep> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const batch = rows.slice(start, start + rowsPerStatement);
    yield { count: batch.length, insert: (orm) => insert(orm, batch) };
  }
}

/** A ratebook with the grid on which all its cards are stored. */
interface Ratebook {
  readonly funder: string;
  readonly ratebookId: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly grid: RateGrid;
}

/** The ratebooks of these cards by key. Throws when the cards of one disagree about its validity. */
function collectRatebooks(cards: readonly RateCard[]): ReadonlyMap<string, Ratebook> {
  const books = new Map<string, Ratebook>();
  for (const card of cards) {
    const key = ratebookKey(card);
    const known = books.get(key);
    if (!known) {
      const { funder, ratebookId, validFrom, validTo, grid } = card;
      books.set(key, { funder, ratebookId, validFrom, validTo, grid });
    } else if (known.validFrom !== card.validFrom || known.validTo !== card.validTo) {
      throw new Error(`Ratebook ${key} has two different validities.`);
    } else if (!sameGrid(known.grid, card.grid)) {
      books.set(key, { ...known, grid: unionGrid([known.grid, card.grid]) });
    }
  }
  return books;
}

/** Each make, range and model of the vehicles once, parents first, in its first spelling. */
interface CollectedNames {
  readonly makes: readonly Named[];
  readonly ranges: ReadonlyArray<Named & { readonly makeSlug: string }>;
  readonly models: ReadonlyArray<Named & { readonly makeSlug: string; readonly rangeSlug: string }>;
}

/** Collects the names of makes, ranges and models for their tables. */
export function collectNames(vehicles: readonly Vehicle[]): CollectedNames {
  const makes = new Map<string, CollectedNames['makes'][number]>();
  const ranges = new Map<string, CollectedNames['ranges'][number]>();
  const models = new Map<string, CollectedNames['models'][number]>();
  for (const { make, range, model } of vehicles) {
    addOnce(makes, make.slug, make);
    addOnce(ranges, `${make.slug}/${range.slug}`, { ...range, makeSlug: make.slug });
    const key = `${make.slug}/${range.slug}/${model.slug}`;
    addOnce(models, key, { ...model, makeSlug: make.slug, rangeSlug: range.slug });
  }
  return { makes: [...makes.values()], ranges: [...ranges.values()], models: [...models.values()] };
}

function addOnce<T>(entries: Map<string, T>, key: string, entry: T): void {
  if (!entries.has(key)) entries.set(key, entry);
}
