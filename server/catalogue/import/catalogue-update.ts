import type { VersionAction } from '#server/catalogue/store/catalogue-tables.ts';
import type { StoredCatalogue } from '#server/catalogue/store/load-catalogue.ts';
import type { CatalogueDifference, RowCounts } from '#server/catalogue/version-report.ts';
import type { CommitOptions } from '#server/platform/database/commit-known.ts';
import type { Orm } from '#server/platform/database/database.ts';
import type { CatalogueParts } from './merge-catalogues.ts';
import type { ImportReview } from './review-update.ts';

/**
 * `replace`: the update is the whole catalogue. `merge`: it is added to the current one, and its rows replace older
 * ones.
 */
export type ImportMode = 'replace' | 'merge';

export interface ApplyOptions {
  readonly mode: ImportMode;
  /** Only works out the difference; changes nothing. */
  readonly isDryRun: boolean;
  /** Whether the person who typed the command has confirmed the unusual findings. */
  readonly isConfirmed: boolean;
  /** Who makes the change, and why: kept with the version. */
  readonly by?: string | undefined;
  readonly reason?: string | undefined;
  /** ISO date in London: decides which ratebooks have ended. */
  readonly today: string;
  readonly progress: (message: string) => void;
  readonly signal?: AbortSignal | undefined;
  readonly commit?: CommitOptions | undefined;
  /** Runs in the transaction that makes the change: what must be stored together with it or not at all. */
  readonly alongside?: ((orm: Orm, outcome: ImportOutcome) => Promise<void>) | undefined;
}

/** The data that a change brings, and how the version is listed. */
export interface CatalogueUpdate extends CatalogueParts, ReadReport {
  readonly source: string;
  /** The attribution that the data's licence requires wherever the data is shown. */
  readonly attribution?: string | undefined;
  /** The earlier version that an undo makes current again; its price records go on, as if nothing had come after it. */
  readonly restored?: StoredCatalogue;
}

/** What was read from the files of an import. */
interface ReadReport {
  readonly vehicleRows: RowCounts;
  readonly rateRows: RowCounts;
  /** Absent without a file of stock. */
  readonly stockRows?: RowCounts | undefined;
  /** The cells whose value differs from their text, described for people. */
  readonly readings: readonly string[];
}

export interface ImportOutcome extends ReadReport {
  readonly action: VersionAction;
  readonly difference: CatalogueDifference;
  readonly review: ImportReview;
  /** Number of the new version; on a dry run, the number that it would get. */
  readonly version: number;
  /** Number of the version that an undo made current again. */
  readonly restored?: number | undefined;
  /** Whether the import replaced the demonstration, which it does in either mode: real and invented data never mix. */
  readonly isDemonstrationReplaced: boolean;
}

/** An import that is unusual and was not confirmed; nothing has changed. */
export class UnconfirmedImport extends Error {
  readonly outcome: ImportOutcome;

  constructor(outcome: ImportOutcome) {
    super(`The import was not confirmed. ${outcome.review.findings.map(({ message }) => message).join(' ')}`);
    this.name = 'UnconfirmedImport';
    this.outcome = outcome;
  }
}

/** How a change gets its data. */
export interface UpdateSource {
  /** What the version is listed as; an import if undefined. */
  readonly action?: VersionAction;
  /** Whether the vehicles or prices are invented. Invented data is never mixed with real data. */
  readonly isDemonstration: boolean;
  /** Reads the update. `base` is the catalogue that it will be added to; empty when it replaces the catalogue. */
  readonly read: (base: CatalogueParts, mode: ImportMode) => Promise<CatalogueUpdate>;
}
