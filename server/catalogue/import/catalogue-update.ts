import type { CatalogueDifference } from './compare-catalogues.ts';
import type { CatalogueParts } from './merge-catalogues.ts';
import type { RowCounts } from './rejects-file.ts';
import type { ImportReview } from './review-update.ts';

/** `replace`: the update is the whole catalogue. `merge`: it is added to the current one, the newer row winning. */
export type ImportMode = 'replace' | 'merge';

export interface ApplyOptions {
  readonly mode: ImportMode;
  /** Finds the difference and changes nothing. */
  readonly isDryRun: boolean;
  /** The person who typed the command has seen what is unusual about the import, and wants it. */
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
  /** The cells that were read as something other than their text, in words for people. */
  readonly readings: readonly string[];
}

export interface ImportOutcome extends ReadReport {
  readonly difference: CatalogueDifference;
  readonly review: ImportReview;
  /** Number of the new version; on a dry run, what it would be. */
  readonly version: number;
  /** Whether the import replaced the demonstration: in either mode, as real and invented vehicles are never mixed. */
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
  /** Whether the vehicles or prices are invented: such are never mixed with real ones. */
  readonly isDemonstration: boolean;
  /** Reads the update. `base` is the catalogue that it will be added to; empty when it replaces the catalogue. */
  readonly read: (base: CatalogueParts, mode: ImportMode) => Promise<CatalogueUpdate>;
}
