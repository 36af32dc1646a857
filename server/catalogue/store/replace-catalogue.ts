import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, desc, eq, max, ne, sql } from 'drizzle-orm';
import type { CatalogueVersion } from '#server/catalogue/catalogue.ts';
import { countRates } from '#server/catalogue/rate-card.ts';
import { type CommitOptions, commitKnown } from '#server/platform/database/commit-known.ts';
import { type Database, LockHeldError, type Orm } from '#server/platform/database/database.ts';
import { catalogueVersions } from './catalogue-tables.ts';
import { deleteRows } from './delete-rows.ts';
import { draftRows, type NewCatalogue } from './draft-rows.ts';

/** Name of the lock that lets only one import run (`database.exclusively`). */
export const importLock = 'catalogue import';

/** How many versions keep their rows, the current one among them, so that an undo can bring them back. */
const keptVersions = 5;

export interface ReplaceOptions {
  readonly progress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal | undefined;
  readonly commit?: CommitOptions | undefined;
  /** Runs in the transaction that makes the new version current: what must be stored together with it or not at all. */
  readonly alongside?: ((orm: Orm, version: number) => Promise<void>) | undefined;
  /** Told that rows which nothing needs could not be removed. The next import, or start of a node, removes them. */
  readonly onUntidy?: ((error: unknown) => void) | undefined;
}

/**
 * Replaces the catalogue completely or not at all. Rows are written as a draft in short statements, so that other
 * queries can run in between; then one transaction makes the draft current, by `commitKnown`. Until then, and after any
 * fault, readers see the old version; nothing that fails afterwards is a fault of it. Call it within
 * `database.exclusively(importLock, …)`.
 */
export async function replaceCatalogue(
  database: Database,
  catalogue: NewCatalogue,
  options: ReplaceOptions = {},
): Promise<CatalogueVersion> {
  await removeUnused(database);
  const number = await startDraft(database.orm, catalogue);
  const { commit, alongside, onUntidy = () => undefined } = options;
  try {
    await writeDraft(database.orm, { number, catalogue }, options);
    const replace = async (orm: Orm) => {
      const importedAt = await makeCurrent(orm, number, catalogue.basedOn);
      await alongside?.(orm, number);
      return importedAt;
    };
    const importedAt = await commitKnown(database.orm, replace, commit);
    const { isDemonstration, attribution = '', vehicles, rateCards } = catalogue;
    const counts = { vehicleCount: vehicles.length, rateCount: countRates(rateCards) };
    return { number, importedAt, isDemonstration, attribution, ...counts };
  } finally {
    await removeUnused(database).catch(onUntidy);
  }
}

/** The number that the next import gets if no other import comes first. */
export async function nextVersionNumber(orm: Orm): Promise<number> {
  const [row] = await orm.select({ last: max(catalogueVersions.number) }).from(catalogueVersions);
  return (row?.last ?? 0) + 1;
}

async function startDraft(orm: Orm, catalogue: NewCatalogue): Promise<number> {
  const { source, isDemonstration, attribution, entry } = catalogue;
  const number = await nextVersionNumber(orm);
  await orm
    .insert(catalogueVersions)
    .values({ number, state: 'draft', source, isDemonstration, attribution, ...entry });
  return number;
}

async function writeDraft(
  orm: Orm,
  { number, catalogue }: { readonly number: number; readonly catalogue: NewCatalogue },
  { progress, signal }: ReplaceOptions,
): Promise<void> {
  const { vehicles, rateCards } = catalogue;
  const priceRecords = (await catalogue.priceRecords?.(number)) ?? [];
  const steps = [...draftRows(number, { vehicles, rateCards, priceRecords })];
  const total = steps.reduce((sum, { count }) => sum + count, 0);
  let done = 0;
  for (const { insert, count } of steps) {
    signal?.throwIfAborted();
    await insert(orm);
    done += count;
    progress?.(done, total);
    await nextTurn();
  }
  const counts = { vehicleCount: vehicles.length, rateCount: countRates(rateCards) };
  await orm.update(catalogueVersions).set(counts).where(eq(catalogueVersions.number, number));
}

async function makeCurrent(orm: Orm, number: number, basedOn: NewCatalogue['basedOn']): Promise<Date> {
  const { state, importedAt, number: numberColumn } = catalogueVersions;
  const replaced = await orm
    .update(catalogueVersions)
    .set({ state: 'past' })
    .where(eq(state, 'current'))
    .returning({ number: numberColumn });
  if (basedOn !== undefined && (replaced[0]?.number ?? 'nothing') !== basedOn) {
    throw new Error('The catalogue was replaced during the import by another one. Import again.');
  }
  const made = await orm
    .update(catalogueVersions)
    .set({ state: 'current', importedAt: sql`now()` })
    .where(and(eq(numberColumn, number), eq(state, 'draft')))
    .returning({ number: numberColumn, importedAt });
  if (!made[0]?.importedAt) throw new Error('The draft was removed by another import. Import again.');
  return made[0].importedAt;
}

/**
 * Removes rows that a killed import has left. Does nothing while another import runs on any node, because the rows may
 * be its own.
 */
export async function removeLeftovers(database: Database): Promise<void> {
  try {
    await database.exclusively(importLock, () => removeUnused(database));
  } catch (error) {
    if (!(error instanceof LockHeldError)) throw error;
  }
}

/** Removes unfinished drafts, and the rows of versions that are no longer kept; the entries of those stay in the list. */
async function removeUnused({ orm }: Database): Promise<void> {
  const { number: numberColumn, state: stateColumn, hasRows } = catalogueVersions;
  const others = await orm
    .select({ number: numberColumn, state: stateColumn })
    .from(catalogueVersions)
    .where(and(ne(stateColumn, 'current'), hasRows))
    .orderBy(desc(numberColumn));
  const drafts = others.filter(({ state }) => state === 'draft');
  const past = others.filter(({ state }) => state === 'past');
  for (const { number, state } of [...drafts, ...past.slice(keptVersions - 1)]) {
    await deleteRows(orm, number);
    const entry = eq(numberColumn, number);
    if (state === 'draft') await orm.delete(catalogueVersions).where(entry);
    else await orm.update(catalogueVersions).set({ hasRows: false }).where(entry);
  }
}
