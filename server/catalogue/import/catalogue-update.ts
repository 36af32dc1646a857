import type { CatalogueDifference } from './compare-catalogues.ts';
import type { CatalogueParts } from './merge-catalogues.ts';
import type { RowCounts } from './rejects-file.ts';
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
  /** ISO date in London: decides which ratebooks have ended. */
  readonly today: string;
  readonly progress: (message: string) => void;
  readonly signal?: AbortSignal | undefined;
}

/** The data that an import brings, and how the import is listed. */
export interface CatalogueUpdate extends CatalogueParts, ReadReport {
  readonly source: string;
  /** The attribution that the data's licence requires wherever the data is shown. */
  readonly attribution?: string;
}

/** What was read from the files of an import. */
interface ReadReport {
  readonly vehicleRows: RowCounts;
  readonly rateRows: RowCounts;
  /** The cells whose value differs from their text, described for people. */
  readonly readings: readonly string[];
}

export interface ImportOutcome extends ReadReport {
  readonly difference: CatalogueDifference;
  readonly review: ImportReview;
  /** Number of the new version; on a dry run, the number that it would get. */
  readonly version: number;
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

/** How an import gets its data. */
export interface UpdateSource {
  /** Whether the vehicles or prices are invented. Invented data is never mixed with real data. */
  readonly isDemonstration: boolean;
  /** Reads the update. `base` is the catalogue that it will be added to; empty when it replaces the catalogue. */
  readonly read: (base: CatalogueParts, mode: ImportMode) => Promise<CatalogueUpdate>;
}
