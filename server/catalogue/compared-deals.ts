import { z } from 'zod';
import { type ComparedDeal, comparedParameter, maxCompared } from '#shared/deals/compared-deals.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import {
  type AskedProfile,
  maxInitialMonths,
  milesOf,
  minInitialMonths,
  offeredMiles,
  offeredTerms,
  withinTerm,
} from '#shared/deals/profile.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { vehicleRefPattern } from '#shared/deals/vehicle-ref.ts';
import type { Snapshot } from './catalogue.ts';

const maxText = 600;

const initials = Array.from({ length: maxInitialMonths }, (_, index) => minInitialMonths + index);
const word = z.enum([
  'personal',
  'business',
  'van',
  'maintained',
  'unmaintained',
  ...initials.map((months) => `${months}up` as const),
]);
const number = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => offeredTerms.includes(value) || offeredMiles.includes(value));

/** One item, as `formatComparedDeal` describes it: the reference, and what differs, in any order. */
const item = z
  .string()
  .max(60)
  .transform((text) => text.split('.'))
  .pipe(z.tuple([z.string().regex(vehicleRefPattern)]).rest(z.union([word, number])))
  .transform(([vehicleRef, ...differing]) => ({ vehicleRef, differing }));

/** A deal of a comparison with its vehicle. */
export interface FoundDeal extends ComparedDeal {
  readonly vehicle: Vehicle;
}

/**
 * The deals that a query string names, four at most and each once. What cannot be read, is no longer offered or is one
 * too many is left out, with a note for the visitor.
 */
export function parseComparedDeals(
  search: URLSearchParams,
  { snapshot, profile }: { readonly snapshot: Snapshot; readonly profile: AskedProfile },
): { readonly deals: readonly FoundDeal[]; readonly notes: readonly string[] } {
  const texts = [...new Set(search.getAll(comparedParameter).join(',').slice(0, maxText).split(','))];
  const given = texts.filter(Boolean);
  const found = given.flatMap((text) => findComparedDeal(snapshot, profile, text) ?? []);
  const deals = found.filter((deal, index) => found.findIndex((other) => isSame(deal, other)) === index);
  return {
    deals: deals.slice(0, maxCompared),
    notes: [
      ...(found.length < given.length ? ['We no longer offer one of those deals, so we left it out.'] : []),
      ...(deals.length > maxCompared
        ? [`You can compare ${maxCompared} deals at a time, so we left out the rest.`]
        : []),
    ],
  };
}

/** The deal of one item, whose own profile differs from the usual one by what it says; undefined when not offered. */
export function findComparedDeal(
  snapshot: Snapshot,
  usual: AskedProfile,
  text: string,
): FoundDeal | undefined {
  const { data } = item.safeParse(text);
  const vehicle = data && snapshot.findVehicle(data.vehicleRef);
  if (!vehicle) return undefined;
  const { vehicleRef, differing } = data;
  return {
    vehicleRef,
    vehicle,
    dealType: toDealType(vehicle, differing),
    profile: toProfile(usual, differing),
  };
}

type Differing = z.infer<typeof item>['differing'];

function toDealType({ vehicleType }: Vehicle, differing: Differing): DealType {
  if (vehicleType === 'commercial') return 'van';
  return differing.includes('business') ? 'business' : 'personal';
}

/** No number is both a term and a mileage, so each says which it is. */
function toProfile(usual: AskedProfile, differing: Differing): AskedProfile {
  const pick = (offered: readonly number[]) =>
    differing.find((part): part is number => typeof part === 'number' && offered.includes(part));
  const annualMiles = pick(offeredMiles);
  const { realMiles, ...covering } = usual;
  const isTold = differing.includes('maintained') || differing.includes('unmaintained');
  return withinTerm({
    ...covering,
    ...(annualMiles === undefined ? realMiles !== undefined && { realMiles } : { annualMiles }),
    termMonths: pick(offeredTerms) ?? usual.termMonths,
    initialMonths: initials.find((months) => differing.includes(`${months}up`)) ?? usual.initialMonths,
    isMaintained: isTold ? differing.includes('maintained') : usual.isMaintained,
  });
}

function isSame(deal: FoundDeal, other: FoundDeal): boolean {
  const { profile } = deal;
  return (
    deal.vehicleRef === other.vehicleRef &&
    deal.dealType === other.dealType &&
    profile.termMonths === other.profile.termMonths &&
    milesOf(profile) === milesOf(other.profile) &&
    profile.initialMonths === other.profile.initialMonths &&
    profile.isMaintained === other.profile.isMaintained
  );
}
