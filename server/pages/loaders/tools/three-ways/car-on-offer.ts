import type { Snapshot } from '#server/catalogue/catalogue.ts';
import {
  rde2Field,
  standardField,
  startMonths,
} from '#server/pages/loaders/tools/company-car-tax/company-car-question.ts';
import {
  choiceField,
  decimalField,
  poundsField,
  readQuestion,
} from '#server/pages/loaders/tools/read-question.ts';
import { findNearestProfile } from '#server/pages/loaders/vehicle/offered-profiles.ts';
import type { RefusedFields } from '#shared/contracts/refused-fields.ts';
import {
  defaultProfile,
  type LeaseProfile,
  offeredMiles,
  offeredTerms,
  withinTerm,
} from '#shared/deals/profile.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { toPence } from '#shared/format/format-pounds.ts';
import type { SalaryQuestion } from '#shared/pages/tools/three-ways/three-ways-data.ts';
import { type EmissionStandard, taxedFactsOf, toCompanyVehicles } from '#shared/tax/company-vehicle.ts';
import type { CarOnOffer, PayAndLease } from '#shared/tax/three-ways-year.ts';

interface Wanted {
  readonly term: number;
  readonly miles: number;
  readonly rde2: boolean;
  readonly standard: EmissionStandard;
}

/** A car with its prices, and the lease that they are for. */
export interface PricedCar {
  readonly vehicle: Vehicle;
  /** One, or two where an emission standard that is not known decides its tax: that of the older standard first. */
  readonly offers: readonly CarOnOffer[];
  readonly profile: LeaseProfile;
  readonly lease: Pick<PayAndLease, 'start' | 'months'>;
}

/**
 * A car as it can be had by a person and by an employer, at the term and mileage or the nearest that are offered.
 * Undefined for vans, used and insured offers, and where a fact or a price is missing.
 */
export function findCarOnOffer(
  snapshot: Snapshot,
  vehicle: Vehicle,
  { term, miles, rde2, standard }: Wanted,
): PricedCar | undefined {
  const start = nextStart(snapshot.today);
  const facts = taxedFactsOf(vehicle);
  if (vehicle.pricingType !== 'standard' || facts.body !== 'car') return undefined;
  const cars = toCompanyVehicles(facts, { meetsRde2: rde2, standard, registeredOn: start });
  if (cars.length === 0) return undefined;
  const asked = withinTerm({ ...defaultProfile, termMonths: term, annualMiles: miles });
  const pricedAt = (profile: LeaseProfile) => priceBoth(snapshot, vehicle, profile);
  const prices = pricedAt(asked) ?? pricedAt(findNearest(snapshot, vehicle, asked));
  if (!prices) return undefined;
  return {
    vehicle,
    profile: prices.business.profile,
    lease: { start, months: prices.business.profile.termMonths },
    offers: cars
      .filter((car) => car.kind === 'car')
      .map((car) => ({
        car,
        personalMonthlyPence: prices.personal.trueMonthlyPence,
        businessMonthlyPence: prices.business.trueMonthlyPence,
      })),
  };
}

/** The first day of the next month, on which the company car tax calculator begins a lease too. */
function nextStart(today: string): string {
  return `${startMonths(today)[0]?.[0]}-01`;
}

/** The nearest lease that a business is offered, or the one asked for where there is none without maintenance. */
function findNearest(snapshot: Snapshot, { vehicleRef }: Vehicle, asked: LeaseProfile): LeaseProfile {
  const nearest = findNearestProfile(snapshot.listRates('business', vehicleRef), asked);
  return nearest && !nearest.isMaintained ? nearest : asked;
}

function priceBoth(snapshot: Snapshot, { vehicleRef }: Vehicle, profile: LeaseProfile) {
  const personal = snapshot.findDeal('personal', vehicleRef, profile)?.price;
  const business = snapshot.findDeal('business', vehicleRef, profile)?.price;
  return personal && business && { personal, business };
}

/** The driver's pay and the lease, in the words of the sums. */
export function toPayAndLease(
  { lease }: PricedCar,
  { salaryPounds, hoursAWeek }: { readonly salaryPounds: number; readonly hoursAWeek: number },
): PayAndLease {
  return { ...lease, salaryPence: toPence(salaryPounds), hoursAWeek };
}

/** The salary that comparisons are made with until the visitor names one, in pounds a year. */
export const exampleSalaryPounds = 45_000;

/** Contracted hours a week until the visitor names them: a full-time week of five days of seven and a half hours. */
export const exampleHours = 37.5;

/** The question in a query string, and what to type where something cannot be used. */
export function readSalaryQuestion(search: URLSearchParams): {
  readonly question: SalaryQuestion;
  readonly notes: readonly string[];
  readonly refused: RefusedFields;
} {
  const { values, notes, refused } = readQuestion(
    {
      salary: poundsField(exampleSalaryPounds, {
        min: 5000,
        max: 1_000_000,
        what: 'a yearly salary',
      }),
      hours: decimalField(exampleHours, {
        min: 1,
        max: 80,
        what: 'your contracted hours,',
        unit: 'a week',
      }),
      term: choiceField(offeredTerms, defaultProfile.termMonths, 'Choose a term from the list.'),
      miles: choiceField(offeredMiles, defaultProfile.annualMiles, 'Choose a mileage from the list.'),
      standard: standardField,
      rde2: rde2Field,
    },
    search,
  );
  const { salary: salaryPounds, hours: hoursAWeek, rde2, ...lease } = values;
  return { question: { salaryPounds, hoursAWeek, rde2: rde2 === 'true', ...lease }, notes, refused };
}
