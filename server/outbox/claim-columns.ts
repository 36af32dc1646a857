import { and, type Column, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';

/** The columns by which nodes share the rows of an outbox. Times are the database's: the nodes' clocks need not agree. */
interface ClaimColumns {
  readonly attempts: Column;
  readonly nextTryAt: Column;
  readonly claimedUntil: Column;
}

/** Rows that no node is at. */
export function isFree({ claimedUntil }: Pick<ClaimColumns, 'claimedUntil'>): SQL | undefined {
  return or(isNull(claimedUntil), lt(claimedUntil, sql`now()`));
}

/** Rows whose next try is due and that no node is at. */
export function isDue(columns: Pick<ClaimColumns, 'nextTryAt' | 'claimedUntil'>): SQL | undefined {
  return and(lte(columns.nextTryAt, sql`now()`), isFree(columns));
}

/** Sets a row apart for one node; a node that dies leaves it to the others after `claimMs`. */
export function claimed({ attempts }: Pick<ClaimColumns, 'attempts'>, claimMs: number) {
  return { attempts: sql`${attempts} + 1`, claimedUntil: sql`now() + ${claimMs} * interval '1 millisecond'` };
}

/** Gives a row back until its next try. */
export function dueAgain(retryInMs: number) {
  return { nextTryAt: sql`now() + ${retryInMs} * interval '1 millisecond'`, claimedUntil: null };
}
