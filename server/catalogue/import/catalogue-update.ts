import type { CatalogueDifference } from './compare-catalogues.ts';
import type { CatalogueParts } from './merge-catalogues.ts';
import type { RowCounts } from './rejects-file.ts';
import type { ImportReview } from './review-update.ts';

/** `replace`: the update is the whole catalogue. `merge`: it is added to the current one, the newer row winning. */
export type ImportMode = 'replace' | 'merge';

export interface ApplyOptions {
  readonly mode: ImportMode;
  /** Find the difference and change nothing. */
  readonly isDryRun: boolean;
  /** Whoever asked has been told what is unusual about it, and wants it. */
  readonly isConfirmed: boolean;
  /** ISO date in London: decides which ratebooks have ended. */
  readonly today: string;
  readonly progress: (message: string) => void;
  readonly signal?: AbortSignal | undefined;
}

/** What an import brings, and how it is listed. */
export interface CatalogueUpdate extends CatalogueParts, ReadReport {
  readonly source: string;
  /** What the data's licence asks to be said wherever it is shown. */
  readonly attribution?: string;
}

/** What was read from the files of an import. */
interface ReadReport {
  readonly vehicleRows: RowCounts;
  readonly rateRows: RowCounts;
  /** What was read as something else than what stands in the files, in words for people. */
  readonly readings: readonly string[];
}

export interface ImportOutcome extends ReadReport {
  readonly difference: CatalogueDifference;
  readonly review: ImportReview;
  /** Number of the new version; on a dry run, what it would be. */
  readonly version: number;
  /** The demonstration went, whatever mode was asked for: real vehicles never stand beside invented ones. */
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
  /** Invented vehicles or prices, which never stand beside real ones. */
  readonly isDemonstration: boolean;
  /** Makes the update from the catalogue that it will be added to, which is empty when it replaces that. */
  readonly read: (base: CatalogueParts, mode: ImportMode) => Promise<CatalogueUpdate>;
}
