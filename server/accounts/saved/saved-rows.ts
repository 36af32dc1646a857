import { randomBytes } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Orm } from '#server/platform/database/database.ts';
import { InvalidInputError } from '#server/platform/http/errors.ts';
import { maxSaved, type SavedOffer } from '#shared/contracts/saved.ts';
import type { alerts, savedDeals } from './saved-tables.ts';

/** The seed that hashes an account's id into the key of its advisory lock. */
const lockSeed = 0x73617665;

/**
 * Runs `work` in a transaction that locks the account on all nodes, so that the number of its rows does not change
 * meanwhile.
 */
export function withinAccount<T>(
  { orm }: Pick<Database, 'orm'>,
  accountId: string,
  work: (orm: Orm) => Promise<T>,
): Promise<T> {
  return orm.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, ${lockSeed}))`);
    return work(transaction);
  });
}

/** Throws `InvalidInputError` when an account has `maxSaved` of these already. */
export function refuseWhenFull(count: number, what: string): void {
  if (count < maxSaved) return;
  const message = `You’ve saved ${maxSaved} ${what}, which is the limit. Remove one first.`;
  throw new InvalidInputError({}, message);
}

/** An id that cannot be guessed: 16 characters of base64url. */
export function createId(): string {
  return randomBytes(12).toString('base64url');
}

/** The columns of an offer. */
export function toOfferColumns({ vehicleRef, dealType, profile }: SavedOffer) {
  const { termMonths, annualMiles, initialMonths, isMaintained } = profile;
  return { vehicleRef, dealType, termMonths, annualMiles, initialMonths, isMaintained };
}

/** The offer in a row's columns. */
export function toSavedOffer(row: ReturnType<typeof toOfferColumns>): SavedOffer {
  const { vehicleRef, dealType, termMonths, annualMiles, initialMonths, isMaintained } = row;
  return { vehicleRef, dealType, profile: { termMonths, annualMiles, initialMonths, isMaintained } };
}

/** The rows of one account about exactly this offer. */
export function sameOffer(
  table: typeof savedDeals | typeof alerts,
  accountId: string,
  { vehicleRef, dealType, profile }: SavedOffer,
): SQL | undefined {
  return and(
    eq(table.accountId, accountId),
    eq(table.vehicleRef, vehicleRef),
    eq(table.dealType, dealType),
    eq(table.termMonths, profile.termMonths),
    eq(table.annualMiles, profile.annualMiles),
    eq(table.initialMonths, profile.initialMonths),
    eq(table.isMaintained, profile.isMaintained),
  );
}
