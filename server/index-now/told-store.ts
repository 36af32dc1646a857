import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '#server/platform/database/database.ts';
import { toldPages, toldSources } from './told-tables.ts';

/** What an address's page holds, as a text that changes with it; by address. */
export type Digests = ReadonlyMap<string, string>;

/** How far search engines have been told of a source. */
export interface ToldState {
  readonly edition: string;
  readonly failedEdition: string | null;
  readonly tries: number;
  /** Whether the next try may be made, by the database's clock. */
  readonly isDue: boolean;
}

/** Undefined when the addresses of the source were never noted. */
export async function findToldState(orm: Orm, source: string): Promise<ToldState | undefined> {
  const { edition, failedEdition, tries, nextTryAt } = toldSources;
  const isDue = sql<boolean>`coalesce(${nextTryAt} <= now(), true)`;
  const [row] = await orm
    .select({ edition, failedEdition, tries, isDue })
    .from(toldSources)
    .where(eq(toldSources.source, source));
  return row;
}

/** What search engines were told last of each address of a source. */
export async function readTold(orm: Orm, source: string): Promise<Digests> {
  const { page, digest } = toldPages;
  const rows = await orm.select({ page, digest }).from(toldPages).where(eq(toldPages.source, source));
  return new Map(rows.map((row) => [row.page, row.digest]));
}

/** Rows of one statement, well below the limit of parameters. */
const rowsAtOnce = 2_000;

/** Notes these addresses with what they hold now; those without a digest are gone. */
export async function keepTold(
  orm: Orm,
  source: string,
  addresses: readonly (readonly [address: string, digest: string | undefined])[],
): Promise<void> {
  for (let from = 0; from < addresses.length; from += rowsAtOnce) {
    const some = addresses.slice(from, from + rowsAtOnce);
    const rows = some.flatMap(([address, digest]) =>
      digest === undefined ? [] : [{ page: address, source, digest }],
    );
    const gone = some.flatMap(([address, digest]) => (digest === undefined ? [address] : []));
    if (rows.length > 0)
      await orm
        .insert(toldPages)
        .values(rows)
        .onConflictDoUpdate({
          target: toldPages.page,
          set: { digest: sql`excluded.digest`, source: sql`excluded.source` },
        });
    if (gone.length > 0)
      await orm.delete(toldPages).where(and(eq(toldPages.source, source), inArray(toldPages.page, gone)));
  }
}

/** Notes that everything of this edition was told. */
export async function keepEdition(orm: Orm, source: string, edition: string): Promise<void> {
  const told = { edition, failedEdition: null, tries: 0, nextTryAt: null };
  await orm
    .insert(toldSources)
    .values({ source, ...told })
    .onConflictDoUpdate({ target: toldSources.source, set: told });
}

interface FailedTry {
  readonly edition: string;
  readonly tries: number;
  readonly retryInMs: number;
}

/** Notes that this edition could not be told, and when to try again. */
export async function keepFailure(
  orm: Orm,
  source: string,
  { edition, tries, retryInMs }: FailedTry,
): Promise<void> {
  await orm
    .update(toldSources)
    .set({
      failedEdition: edition,
      tries,
      nextTryAt: sql`now() + ${retryInMs} * interval '1 millisecond'`,
    })
    .where(eq(toldSources.source, source));
}
