import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Orm } from '#server/platform/database/database.ts';
import { ratebooks } from './catalogue-tables.ts';

interface Ending {
  readonly version: number;
  /** ISO dates, both inclusive. */
  readonly from: string;
  readonly until: string;
}

/** The ratebooks of a version of the catalogue that end within these days, those that end first at the front. */
export function listEndingRatebooks(orm: Orm, { version, from, until }: Ending) {
  const { funder, ratebookId, validTo } = ratebooks;
  return orm
    .select({ funder, ratebookId, validTo })
    .from(ratebooks)
    .where(and(eq(ratebooks.version, version), gte(validTo, from), lte(validTo, until)))
    .orderBy(asc(validTo), asc(ratebookId));
}
