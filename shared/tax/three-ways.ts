import { carRentalDisallowance } from './figures/car-rental-rules.ts';
import { livingWage } from './figures/living-wage.ts';
import type { TaxYear } from './tax-year.ts';
import {
  type CarOnOffer,
  type CompanyCar,
  type CompanyCarSums,
  companyCarSums,
  employerCost,
  isTaxedOnSacrifice,
  type PayAndLease,
  type SalarySacrificeSums,
  sacrificeSums,
  setYears,
} from './three-ways-year.ts';

/** Each way to have the same car, over the months of the lease whose tax is set. */
export interface ThreeWays {
  readonly months: number;
  /** The tax on a company car in each of their tax years, in pence a month. */
  readonly years: readonly { readonly year: TaxYear; readonly carTaxMonthlyPence: number }[];
  readonly personalPence: number;
  readonly companyCar: CompanyCarSums;
  /** What is left of a year's salary in pence once the car is paid for with it; negative where it is not enough. */
  readonly payLeftPence: number;
  /** The least that the law lets it be. */
  readonly leastPayPence: number;
  /** Absent where less than that would be left. */
  readonly sacrifice?: SalarySacrificeSums;
  /** Whether the salary given up is taxed, because it is more than the benefit of a car with higher emissions. */
  readonly isTaxedOnSacrifice: boolean;
}

/** The part of a car's rentals in per cent that a business cannot deduct from its taxable profits: by what it emits. */
export function disallowedPercent({ co2GramsPerKm }: Pick<CompanyCar, 'co2GramsPerKm'>): number {
  const { percent, aboveGrams } = carRentalDisallowance.value;
  return Math.floor(co2GramsPerKm) > aboveGrams ? percent : 0;
}

/** The least that may be paid in a year for contracted hours a week, in pence: the National Living Wage in 52 weeks. */
export function leastPayPence(hoursAWeek: number): number {
  return Math.round(livingWage.value.hourlyPence * hoursAWeek * 52);
}

/**
 * A car leased by the driver, given by the employer on top of a salary, or paid for with that salary, over its lease. The
 * salary given up is what the car costs the employer. Tax is worked out for each tax year, at its percentage and for its
 * days, as the difference between the year with and without the car, so that every band counts. Undefined where no tax
 * year of the lease has a percentage.
 */
export function compareThreeWays(offer: CarOnOffer, given: PayAndLease): ThreeWays | undefined {
  const years = setYears(offer, given);
  if (years.length === 0) return undefined;
  const leastPence = leastPayPence(given.hoursAWeek);
  const yearCost = employerCost(offer.businessMonthlyPence * 12);
  const payLeftPence = given.salaryPence - yearCost.rentalsPence - yearCost.blockedVatPence;
  const months = years.reduce((total, year) => total + year.months, 0);
  const companyCars = years.map((year) => companyCarSums(year, given.salaryPence));
  const sacrifices = years.map((year) => sacrificeSums(year, given.salaryPence));
  return {
    months,
    years: years.map(({ year, months: part }, place) => ({
      year,
      carTaxMonthlyPence: (companyCars[place]?.carTaxPence ?? 0) / part,
    })),
    personalPence: Math.round(offer.personalMonthlyPence * months),
    companyCar: addUp(companyCars),
    payLeftPence,
    leastPayPence: leastPence,
    ...(payLeftPence >= leastPence && { sacrifice: addUp(sacrifices) }),
    isTaxedOnSacrifice: years.some(isTaxedOnSacrifice),
  };
}

/** The sums of each year, added up. */
function addUp<Name extends string>(years: readonly Readonly<Record<Name, number>>[]): Record<Name, number> {
  const names = Object.keys(years[0] ?? {}) as Name[];
  const totals = names.map((name) => [name, years.reduce((sum, year) => sum + year[name], 0)]);
  return Object.fromEntries(totals);
}
