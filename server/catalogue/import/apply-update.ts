import { loadCatalogue } from '#server/catalogue/store/load-catalogue.ts';
import {
  importLock,
  nextVersionNumber,
  replaceCatalogue,
} from '#server/catalogue/store/replace-catalogue.ts';
import type { Database } from '#server/database/database.ts';
import { type CatalogueDifference, compareCatalogues } from './compare-catalogues.ts';
import { type CatalogueParts, mergeCatalogues } from './merge-catalogues.ts';
import { unifyNames } from './unify-names.ts';

/** `replace`: the update is the whole catalogue. `merge`: it is added to the current one, the newer row winning. */
export type ImportMode = 'replace' | 'merge';

export interface ApplyOptions {
  readonly mode: ImportMode;
  /** Find the difference and change nothing. */
  readonly isDryRun: boolean;
  readonly progress: (message: string) => void;
  readonly signal?: AbortSignal | undefined;
}

/** What an import brings, and how it is listed. */
export interface CatalogueUpdate extends CatalogueParts {
  readonly source: string;
  readonly isDemonstration: boolean;
  /** What the data's licence asks to be said wherever it is shown. */
  readonly attribution?: string;
}

export interface ImportOutcome {
  readonly difference: CatalogueDifference;
  /** Number of the new version; on a dry run, what it would be. */
  readonly version: number;
}

/**
 * Runs an import alone. `read` makes the update from the current catalogue; then the catalogue is changed in one go,
 * or not at all when anything throws.
 */
export function applyUpdate(
  database: Database,
  options: ApplyOptions,
  read: (current: CatalogueParts) => Promise<CatalogueUpdate>,
): Promise<ImportOutcome> {
  return database.exclusively(importLock, async () => {
    const current = await loadCatalogue(database);
    const before = current ?? { vehicles: [], rateCards: [] };
    const update = await read(before);
    const parts = options.mode === 'merge' ? mergeCatalogues(before, update) : update;
    const after = { ...update, ...parts, vehicles: unifyNames(parts.vehicles) };
    const difference = await compareCatalogues(before, after);
    if (options.isDryRun) return { difference, version: await nextVersionNumber(database.orm) };
    const kept = options.mode === 'merge' ? current?.version : undefined;
    const isDemonstration = update.isDemonstration || kept?.isDemonstration === true;
    const attribution = joinAttributions(kept?.attribution, update.attribution);
    const { progress, signal } = options;
    const catalogue = { ...after, isDemonstration, attribution, basedOn: current?.version.number };
    const version = await replaceCatalogue(database, catalogue, { progress: reportTenths(progress), signal });
    return { difference, version: version.number };
  });
}

/** One sentence after the other, none twice. */
function joinAttributions(older = '', newer = ''): string {
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
