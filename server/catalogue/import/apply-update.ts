import type { PriceRecord } from '#server/catalogue/price-record.ts';
import { recordPrices, tidyRecords } from '#server/catalogue/record-prices.ts';
import type { VersionEntry } from '#server/catalogue/store/draft-rows.ts';
import { isOwnDemonstration } from '#server/catalogue/store/find-version.ts';
import { loadCatalogue, type StoredCatalogue } from '#server/catalogue/store/load-catalogue.ts';
import {
  importLock,
  nextVersionNumber,
  replaceCatalogue,
} from '#server/catalogue/store/replace-catalogue.ts';
import { recordsUntil } from '#server/catalogue/stored-snapshot.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  type ApplyOptions,
  type CatalogueUpdate,
  type ImportMode,
  type ImportOutcome,
  UnconfirmedImport,
  type UpdateSource,
} from './catalogue-update.ts';
import { compareCatalogues } from './compare-catalogues.ts';
import { type CatalogueParts, mergeCatalogues, unifyNames } from './merge-catalogues.ts';
import { type ImportReview, reviewUpdate } from './review-update.ts';

const untidy =
  'Warning: rows that nothing needs any more could not be removed. The next import, or start of the site, removes them.';

/** The most confirmed findings that are kept: a feed with thousands of ratebooks may have one for each. */
const mostConfirmed = 100;

const nothing: CatalogueParts = { vehicles: [], rateCards: [] };

/**
 * Runs an import: reads it, reviews it against the current catalogue, and changes the catalogue completely or, when
 * anything throws, not at all. No other import runs meanwhile. If the catalogue was replaced all the same, the
 * transaction that makes the new one current notices it and changes nothing. Throws `UnconfirmedImport` when the review
 * has findings and the command was not confirmed.
 */
export function applyUpdate(
  database: Database,
  options: ApplyOptions,
  source: UpdateSource,
): Promise<ImportOutcome> {
  return applyChange(database, options, async () => source);
}

/** As `applyUpdate`, for a change that follows from the current catalogue or an earlier one: an undo, a withdrawal. */
export function applyChange(
  database: Database,
  options: ApplyOptions,
  findSource: (current: StoredCatalogue | undefined) => Promise<UpdateSource>,
): Promise<ImportOutcome> {
  return database.exclusively(importLock, async () => {
    const current = await loadCatalogue(database);
    const source = await findSource(current);
    const { outcome, catalogue } = await prepareUpdate(database, { current, source, options });
    if (options.isDryRun) return outcome;
    if (outcome.review.findings.length > 0 && !options.isConfirmed) throw new UnconfirmedImport(outcome);
    const { progress, signal, commit, alongside } = options;
    const made = await replaceCatalogue(database, catalogue, {
      progress: reportTenths(progress),
      signal,
      commit,
      alongside: alongside && ((orm, version) => alongside(orm, { ...outcome, version })),
      onUntidy: () => progress(untidy),
    });
    return { ...outcome, version: made.number };
  });
}

interface Preparation {
  readonly current: StoredCatalogue | undefined;
  readonly source: UpdateSource;
  readonly options: ApplyOptions;
}

/** Reads the update, and works out the changes and the resulting catalogue. Writes nothing. */
async function prepareUpdate(database: Database, { current, source, options }: Preparation) {
  const { action = 'import', isDemonstration, read } = source;
  const isDemonstrationReplaced = current?.version.isDemonstration === true && !isDemonstration;
  const mode = isDemonstrationReplaced ? 'replace' : options.mode;
  refuseMixing(current, { isDemonstration, mode });
  const base = (mode === 'merge' && current) || nothing;
  const update = await read(base, mode);
  const merged = mode === 'merge' ? mergeCatalogues(base, update) : update;
  const after = { vehicles: unifyNames(merged.vehicles), rateCards: merged.rateCards };
  const { vehicleRows, rateRows, stockRows, readings, restored } = update;
  const before = await realParts(database, current);
  const review = await reviewUpdate({ before, update, after, today: options.today });
  const outcome: ImportOutcome = {
    action,
    vehicleRows,
    rateRows,
    stockRows,
    readings,
    difference: await compareCatalogues(current ?? nothing, after),
    review: action === 'import' ? review : onlyLosses(review),
    version: await nextVersionNumber(database.orm),
    restored: restored?.version.number,
    isDemonstrationReplaced,
  };
  const attribution = joinAttributions(mode === 'merge' ? current?.version : undefined, update);
  const basedOn = current?.version.number ?? ('nothing' as const);
  const labels = { source: update.source, isDemonstration, attribution, basedOn };
  const priceRecords = (version: number) =>
    continueRecords(restored ?? current, isDemonstration ? undefined : { ...after, version }, options.today);
  const entry = toEntry(outcome, options);
  return { outcome, catalogue: { ...after, ...labels, priceRecords, entry } };
}

/**
 * What is asked about a change that brings nothing new. Its prices were imported and confirmed before, and are meant to
 * differ from those that it removes.
 */
function onlyLosses(review: ImportReview): ImportReview {
  const findings = review.findings.filter(({ rule }) => rule === 'vehicles-go' || rule === 'prices-go');
  return { ...review, findings };
}

/** What is kept with the version about who made it and what it changed. */
function toEntry(outcome: ImportOutcome, { by = '', reason = '' }: ApplyOptions): VersionEntry {
  const { action, restored, vehicleRows, rateRows, stockRows, difference, review } = outcome;
  const { largestMoves, findings } = review;
  const confirmed = findings.slice(0, mostConfirmed).map(({ message }) => message);
  const report = {
    vehicleRows,
    rateRows,
    ...(stockRows && { stockRows }),
    difference,
    confirmed,
    largestMoves,
  };
  return { action, madeBy: by, reason, restored, report };
}

/**
 * What the vehicles have cost until today, with the prices of the new catalogue from today on. The prices of a
 * demonstration are not recorded, but what real vehicles had cost before it is kept.
 */
async function continueRecords(
  current: StoredCatalogue | undefined,
  next: (CatalogueParts & { readonly version: number }) | undefined,
  today: string,
): Promise<readonly PriceRecord[]> {
  const before = current ? await recordsUntil(current, today) : [];
  const after = next ? await recordPrices(before, { ...next, from: today, until: today }) : before;
  return tidyRecords(after, today);
}

/**
 * The real data that an import could lose: nothing if the current catalogue is the project's own demonstration, and the
 * vehicles only if real vehicles have invented prices.
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
    'The catalogue is a real one, and demonstration data cannot be added to it. Use --replace to put the demonstration in its place.',
  );
}

type Attributed = Pick<CatalogueUpdate, 'attribution'>;

/** Both attributions, the older first; only the older if it includes the newer. */
function joinAttributions(kept: Attributed | undefined, added: Attributed): string {
  const { attribution: older = '' } = kept ?? {};
  const { attribution: newer = '' } = added;
  return older.includes(newer) ? older : `${older} ${newer}`.trim();
}

/** Reports how much has been written, at each tenth. */
function reportTenths(progress: (message: string) => void): (done: number, total: number) => void {
  let said = 0;
  return (done, total) => {
    const tenths = Math.floor((10 * done) / Math.max(1, total));
    if (tenths <= said) return;
    said = tenths;
    progress(`writing: ${tenths * 10}%`);
  };
}
