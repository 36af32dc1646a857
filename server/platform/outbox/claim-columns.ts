import { and, type Column, eq, gt, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { longestDelayMs } from './retry-delays.ts';

/**
 * The columns by which nodes share the rows of an outbox. Times are the database's, because the clocks of nodes may
 * differ. If the database's clock is put back, rows must not wait until it has caught up.
 */
interface ClaimColumns {
  readonly attempts: Column;
  readonly nextTryAt: Column;
  readonly claimedUntil: Column;
}

/** Whether a time is further ahead than any that we set, which means that the database's clock was put back. */
function isBeyond(column: Column, ms: number): SQL {
  return gt(column, sql`now() + ${ms} * interval '1 millisecond'`);
}

/** Much longer than any claim, so that nodes with different settings still agree. */
const longestClaimMs = 10 * 60_000;

/** Rows that no node has claimed. */
export function isFree({ claimedUntil }: Pick<ClaimColumns, 'claimedUntil'>): SQL | undefined {
  return or(isNull(claimedUntil), lt(claimedUntil, sql`now()`), isBeyond(claimedUntil, longestClaimMs));
}

/** Rows that no node has claimed and whose next try is due; a first try is always due. */
export function isDue(columns: ClaimColumns): SQL | undefined {
  const { attempts, nextTryAt } = columns;
  const isTime = or(eq(attempts, 0), lte(nextTryAt, sql`now()`), isBeyond(nextTryAt, longestDelayMs));
  return and(isTime, isFree(columns));
}

/** Claims a row for one node. If that node ends, others may claim the row after `claimMs`. */
export function claimed({ attempts }: Pick<ClaimColumns, 'attempts'>, claimMs: number) {
  return { attempts: sql`${attempts} + 1`, claimedUntil: sql`now() + ${claimMs} * interval '1 millisecond'` };
}

/** Frees a row until its next try. */
export function dueAgain(retryInMs: number) {
  return { nextTryAt: sql`now() + ${retryInMs} * interval '1 millisecond'`, claimedUntil: null };
}
