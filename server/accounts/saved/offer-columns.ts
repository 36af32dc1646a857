import { and, eq, type SQL } from 'drizzle-orm';
import type { SavedOffer } from '#shared/contracts/saved.ts';
import type { alerts, savedDeals } from './saved-tables.ts';

/** The columns of an offer. */
export function toOfferColumns({ vehicleRef, dealType, profile }: SavedOffer) {
  const { termMonths, annualMiles, initialMonths, isMaintained } = profile;
  return { vehicleRef, dealType, termMonths, annualMiles, initialMonths, isMaintained };
}

/** The offer in a row's columns. */
export function toOffer(row: ReturnType<typeof toOfferColumns>): SavedOffer {
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
