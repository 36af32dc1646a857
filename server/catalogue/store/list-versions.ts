import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { catalogueVersions } from './catalogue-tables.ts';

/** A version as it is stored: who made it, when and why, and what it changed. */
export type VersionRow = typeof catalogueVersions.$inferSelect;

/** A version as it is listed. Its report is left out, because a list may have thousands. */
export type ListedVersion = Omit<VersionRow, 'report'>;

const { report: _report, ...listedColumns } = getTableColumns(catalogueVersions);

/** All versions, newest first, with an import that is under way or was killed. */
export function listVersions({ orm }: Pick<Database, 'orm'>): Promise<readonly ListedVersion[]> {
  return orm.select(listedColumns).from(catalogueVersions).orderBy(desc(catalogueVersions.number));
}

/** One version with its report; undefined when there is none of this number. */
export async function findVersionRow(
  { orm }: Pick<Database, 'orm'>,
  number: number,
): Promise<VersionRow | undefined> {
  const [row] = await orm.select().from(catalogueVersions).where(eq(catalogueVersions.number, number));
  return row;
}
