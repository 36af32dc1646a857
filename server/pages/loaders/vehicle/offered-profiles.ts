import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { toLease } from '#server/catalogue/to-lease.ts';
import type { RefusedFields } from '#shared/contracts/refused-fields.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { parseProfile } from '#shared/deals/parse-profile.ts';
import type { Rate } from '#shared/deals/price.ts';
import { type AskedProfile, type LeaseProfile, withinTerm } from '#shared/deals/profile.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import type { OfferedProfiles } from '#shared/pages/vehicle/vehicle-data.ts';

/** The terms, allowances and maintenance that rates exist for. */
export function toOfferedProfiles(rates: readonly Rate[]): OfferedProfiles {
  return {
    terms: ascending(rates.map((rate) => rate.termMonths)),
    miles: ascending(rates.map((rate) => rate.annualMiles)),
    canBeMaintained: rates.some((rate) => rate.isMaintained),
    canBeUnmaintained: rates.some((rate) => !rate.isMaintained),
  };
}

/** A vehicle under a deal type. */
export interface Offer {
  readonly dealType: DealType;
  readonly vehicle: Vehicle;
}

/** The lease that a page is about, how it was asked for, and what was changed to get it. */
export interface SettledProfile {
  readonly profile: LeaseProfile;
  /** At real miles the same lease as links ask for it; else the lease itself. */
  readonly asked: AskedProfile;
  readonly notes: readonly string[];
  readonly refused: RefusedFields;
}

/**
 * The profile in the query string, or the nearest one that this vehicle is offered at, with a note about the change. At
 * real miles the lease is that of the allowance that costs least.
 */
export function settleProfile(
  snapshot: Snapshot,
  { dealType, vehicle }: Offer,
  search: URLSearchParams,
): SettledProfile {
  const { profile: asked, notes, refused } = parseProfile(search);
  const { vehicleRef } = vehicle;
  const settle = (profile: AskedProfile) => ({
    profile: toLease(snapshot, { dealType, vehicleRef, profile }),
    asked: profile,
  });
  if (snapshot.findDeal(dealType, vehicleRef, asked)?.price) return { ...settle(asked), notes, refused };
  const nearest = findNearestProfile(snapshot.listRates(dealType, vehicleRef), asked);
  if (!nearest) return { ...settle(asked), notes, refused };
  const { realMiles } = asked;
  const settled = settle({ ...nearest, ...(realMiles !== undefined && { realMiles }) });
  const note = `No funder offers this vehicle at ${profileWords(asked)}. The nearest on offer is shown: ${profileWords(settled.profile)}.`;
  return { ...settled, notes: [...notes, note], refused };
}

/**
 * The offered profile nearest to the one asked for, at the same initial rental if the term has as many months:
 * maintenance as asked first, then the nearest term, then the nearest allowance, larger before smaller. Undefined without
 * any rate.
 */
export function findNearestProfile(rates: readonly Rate[], asked: AskedProfile): LeaseProfile | undefined {
  let nearest: Rate | undefined;
  for (const rate of rates) {
    if (!nearest || distance(rate, asked) < distance(nearest, asked)) nearest = rate;
  }
  if (!nearest) return undefined;
  const { termMonths, annualMiles, isMaintained } = nearest;
  return withinTerm({ termMonths, annualMiles, isMaintained, initialMonths: asked.initialMonths });
}

/** Each part outweighs all later parts together: months are below 100, miles below a million. */
function distance(rate: Rate, asked: AskedProfile): number {
  const maintenance = rate.isMaintained === asked.isMaintained ? 0 : 1e9;
  const months = Math.abs(rate.termMonths - asked.termMonths) * 1e6;
  const miles = rate.annualMiles - asked.annualMiles;
  return maintenance + months + (miles >= 0 ? miles : 0.5 - miles);
}

function ascending(values: readonly number[]): readonly number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}
