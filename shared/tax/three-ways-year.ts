import { companyCarPercentage, taxedGrams } from './company-car-percentage.ts';
import type { CompanyVehicle } from './company-car-tax.ts';
import { carRentalVat, optionalRemuneration } from './figures/car-rental-rules.ts';
import { incomeTaxBands } from './figures/income-tax-bands.ts';
import { nationalInsuranceRates } from './figures/national-insurance-rates.ts';
import { type LeaseYear, taxYearsOf } from './tax-year.ts';

export type CompanyCar = Extract<CompanyVehicle, { kind: 'car' }>;

/** A car that a driver could lease, be given by the employer, or pay for with salary. */
export interface CarOnOffer {
  readonly car: CompanyCar;
  /** Everything paid for a personal lease, inc VAT, and for a business lease, ex VAT, as pence a month of the term. */
  readonly personalMonthlyPence: number;
  readonly businessMonthlyPence: number;
}

/** The driver's pay before anything is given up, and the lease. */
export interface PayAndLease {
  /** A year, before tax. */
  readonly salaryPence: number;
  /** By contract. */
  readonly hoursAWeek: number;
  /** First day with the car, as an ISO date. */
  readonly start: string;
  readonly months: number;
}

/** What a company car costs driver and employer. Sums are pence. */
export interface CompanyCarSums {
  readonly rentalsPence: number;
  /** VAT on the rentals that the employer cannot reclaim. */
  readonly blockedVatPence: number;
  /** What the driver is taxed on. */
  readonly benefitPence: number;
  readonly carTaxPence: number;
  /** Class 1A National Insurance on the benefit. */
  readonly employerInsurancePence: number;
  readonly driverPence: number;
  readonly employerPence: number;
}

/** The same for a car that the driver gives up salary for. The employer's sum is negative where the employer saves. */
export interface SalarySacrificeSums extends CompanyCarSums {
  readonly sacrificePence: number;
  readonly incomeTaxSavedPence: number;
  readonly insuranceSavedPence: number;
  readonly employerInsuranceSavedPence: number;
}

type EmployerCost = Pick<CompanyCarSums, 'rentalsPence' | 'blockedVatPence'>;

/** The part of a lease that is in one tax year whose percentage is set. */
export interface SetYear extends LeaseYear {
  /** Months of the lease, in proportion to the days. */
  readonly months: number;
  readonly cost: EmployerCost;
  readonly benefitPence: number;
  /** What counts for a driver's tax, in grams of CO2 per km. */
  readonly grams: number;
}

/** The tax years of a lease that have a percentage, with what the car costs and is taxed on in each. */
export function setYears({ car, businessMonthlyPence }: CarOnOffer, given: PayAndLease): readonly SetYear[] {
  const parts = taxYearsOf(given.start, given.months);
  const whole = parts.reduce((total, { days, daysOfYear }) => total + days / daysOfYear, 0);
  return parts.flatMap((part) => {
    const percentage = companyCarPercentage(car, part.year);
    if (percentage === undefined) return [];
    const share = part.days / part.daysOfYear;
    const months = (given.months * share) / whole;
    const benefitPence = Math.round((car.listPricePence * percentage * share) / 100);
    const cost = employerCost(businessMonthlyPence * months);
    return [{ ...part, months, cost, benefitPence, grams: taxedGrams(car, part.year) }];
  });
}

/** What rentals cost an employer, who cannot reclaim all of the VAT. */
export function employerCost(rentals: number): EmployerCost {
  const { percent, blockedPercent } = carRentalVat.value;
  const rentalsPence = Math.round(rentals);
  return { rentalsPence, blockedVatPence: Math.round((rentals * percent * blockedPercent) / 10_000) };
}

/** The benefit is taxed on top of the pay of its tax year. */
export function companyCarSums(
  { cost, benefitPence }: Pick<SetYear, 'cost' | 'benefitPence'>,
  payPence: number,
): CompanyCarSums {
  const carTaxPence = incomeTaxPence(payPence + benefitPence) - incomeTaxPence(payPence);
  const employerInsurance = Math.round((benefitPence * nationalInsuranceRates.value.employerPercent) / 100);
  return {
    ...cost,
    benefitPence,
    carTaxPence,
    employerInsurancePence: employerInsurance,
    driverPence: carTaxPence,
    employerPence: cost.rentalsPence + cost.blockedVatPence + employerInsurance,
  };
}

/** Whether the salary given up is taxed in a year, because it is more than the benefit of a car with higher emissions. */
export function isTaxedOnSacrifice({ cost, benefitPence, grams }: SetYear): boolean {
  const isHigh = Math.floor(grams) > optionalRemuneration.value.aboveGrams;
  return isHigh && cost.rentalsPence + cost.blockedVatPence > benefitPence;
}

/** A car paid for with part of the salary, in one tax year. */
export function sacrificeSums(year: SetYear, salaryPence: number): SalarySacrificeSums {
  const { cost, benefitPence, months } = year;
  const sacrificePence = cost.rentalsPence + cost.blockedVatPence;
  const payPence = salaryPence - sacrificePence;
  const taxed = isTaxedOnSacrifice(year) ? sacrificePence : benefitPence;
  const sums = companyCarSums({ cost, benefitPence: taxed }, payPence);
  const incomeTaxSavedPence = incomeTaxPence(salaryPence) - incomeTaxPence(payPence);
  // National Insurance is paid on each month's pay, not on the year's, so a part of a year is a part of a whole one.
  const yearlyPence = salaryPence - (sacrificePence * 12) / months;
  const saved = (insurance: (pence: number) => number) =>
    Math.round(((insurance(salaryPence) - insurance(yearlyPence)) * months) / 12);
  const insuranceSavedPence = saved(employeeInsurancePence);
  const employerInsuranceSavedPence = saved(employerInsurancePence);
  return {
    ...sums,
    sacrificePence,
    incomeTaxSavedPence,
    insuranceSavedPence,
    employerInsuranceSavedPence,
    driverPence: sacrificePence - incomeTaxSavedPence - insuranceSavedPence + sums.carTaxPence,
    employerPence: sums.employerPence - sacrificePence - employerInsuranceSavedPence,
  };
}

/** Income tax of a year on an income of pence a year, in England, Wales and Northern Ireland. In pence. */
export function incomeTaxPence(incomePence: number): number {
  const { allowancePence, taperFromPence, rates } = incomeTaxBands.value;
  const lost = Math.min(allowancePence, Math.max(0, (incomePence - taperFromPence) / 2));
  const taxable = Math.max(0, incomePence - (allowancePence - lost));
  const froms = [0, ...rates.map(({ upToPence }) => upToPence)];
  const parts = rates.map(
    ({ percent, upToPence }, place) =>
      (Math.max(0, Math.min(taxable, upToPence) - (froms[place] ?? 0)) * percent) / 100,
  );
  return Math.round(parts.reduce((total, part) => total + part, 0));
}

/** What an employee pays in National Insurance on earnings of pence a year. In pence. */
export function employeeInsurancePence(earningsPence: number): number {
  const parts = nationalInsuranceRates.value.employee.map(
    ({ percent, fromPence, upToPence }) =>
      (Math.max(0, Math.min(earningsPence, upToPence) - fromPence) * percent) / 100,
  );
  return Math.round(parts.reduce((total, part) => total + part, 0));
}

/** What an employer pays in National Insurance on an employee's earnings of pence a year. In pence. */
export function employerInsurancePence(earningsPence: number): number {
  const { employerPercent, employerFromPence } = nationalInsuranceRates.value;
  return Math.round((Math.max(0, earningsPence - employerFromPence) * employerPercent) / 100);
}
