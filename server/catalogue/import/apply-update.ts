import { isOwnDemonstration } from '#server/catalogue/store/find-version.ts';
import { loadCatalogue, type StoredCatalogue } from '#server/catalogue/store/load-catalogue.ts';
import {
  importLock,
  nextVersionNumber,
  replaceCatalogue,
} from '#server/catalogue/store/replace-catalogue.ts';
import { Refusal } from '#server/platform/command-line/failures.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type CatalogueDifference, compareCatalogues } from './compare-catalogues.ts';
import { type CatalogueParts, mergeCatalogues } from './merge-catalogues.ts';
import type { RowCounts } from './rejects-file.ts';
import { type ImportReview, reviewUpdate } from './review-update.ts';
import { unifyNames } from './unify-names.ts';

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

const nothing: CatalogueParts = { vehicles: [], rateCards: [] };

/**
 * Runs an import alone: reads it, reviews it against the current catalogue and changes that in one go, or not at all
 * when anything throws. What was reviewed is what is changed: no other import runs meanwhile, and a catalogue that was
 * replaced all the same is noticed in the transaction that makes the new one current. Throws `UnconfirmedImport` when
 * the review finds something and nobody has confirmed it.
 */
export function applyUpdate(
  database: Database,
  options: ApplyOptions,
  { isDemonstration, read }: UpdateSource,
): Promise<ImportOutcome> {
  return database.exclusively(importLock, async () => {
    const current = await loadCatalogue(database);
    const isDemonstrationReplaced = current?.version.isDemonstration === true && !isDemonstration;
    const mode = isDemonstrationReplaced ? 'replace' : options.mode;
    refuseMixing(current, { isDemonstration, mode });
    const base = (mode === 'merge' && current) || nothing;
    const update = await read(base, mode);
    const { vehicleRows, rateRows, readings } = update;
    const merged = mode === 'merge' ? mergeCatalogues(base, update) : update;
    const after = { vehicles: unifyNames(merged.vehicles), rateCards: merged.rateCards };
    const difference = await compareCatalogues(current ?? nothing, after);
    const before = await realParts(database, current);
    const review = await reviewUpdate({ before, update, after, today: options.today });
    const version = await nextVersionNumber(database.orm);
    const report = { vehicleRows, rateRows, readings };
    const outcome = { ...report, difference, review, version, isDemonstrationReplaced };
    if (options.isDryRun) return outcome;
    if (review.findings.length > 0 && !options.isConfirmed) throw new UnconfirmedImport(outcome);
    const attribution = joinAttributions(mode === 'merge' ? current?.version : undefined, update);
    const basedOn = current?.version.number ?? 'nothing';
    const catalogue = { ...after, source: update.source, isDemonstration, attribution, basedOn } as const;
    const { progress, signal } = options;
    const made = await replaceCatalogue(database, catalogue, { progress: reportTenths(progress), signal });
    return { ...outcome, version: made.number };
  });
}

/**
 * What an import can lose: nothing of the project's own demonstration, whose vehicles are nobody's, and only vehicles
 * where real ones have invented prices.
 */
async function realParts({ orm }: Database, current: StoredCatalogue | undefined): Promise<CatalogueParts> {
  if (!current || (await isOwnDemonstration(orm))) return nothing;
  return current.version.isDemonstration ? { vehicles: current.vehicles, rateCards: [] } : current;
}

function refuseMixing(
  current: StoredCatalogue | undefined,
  { isDemonstration, mode }: { readonly isDemonstration: boolean; readonly mode: ImportMode },
): void {
  if (!isDemonstration || mode === 'replace' || !current || current.version.isDemonstration) return;
  throw new Refusal(
    'The catalogue is a real one, and demonstration data cannot stand beside it. Use --replace to put the demonstration in its place.',
  );
}

type Attributed = Pick<CatalogueUpdate, 'attribution'>;

/** One sentence after the other, none twice. */
function joinAttributions(kept: Attributed | undefined, added: Attributed): string {
  const { attribution: older = '' } = kept ?? {};
  const { attribution: newer = '' } = added;
  return older.includes(newer) ? older : `${older} ${newer}`.trim();
}

/** Says how far the writing is, ten times at most. */
function reportTenths(progress: (message: string) => void): (done: number, total: number) => void {
  let said = 0;
  return (done, total) => {
    const tenths = Math.floor((10 * done) / Math.max(1, total));
    if (tenths <= said) return;
    said = tenths;
    progress(`writing: ${tenths * 10}%`);
  };
}
