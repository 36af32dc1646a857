import { companyCarPercentage } from './company-car-percentage.ts';
import type { CompanyVehicle } from './company-car-tax.ts';
import { carRentalDisallowance, carRentalVat, optionalRemuneration } from './figures/car-rental-rules.ts';
import { incomeTaxBands } from './figures/income-tax-bands.ts';
import { nationalInsuranceRates } from './figures/national-insurance-rates.ts';
import { employeeInsurancePence, incomeTaxPence } from './income-tax.ts';
import { type TaxYear, taxYearOf } from './tax-year.ts';

export type CompanyCar = Extract<CompanyVehicle, { kind: 'car' }>;

/** A car that a driver could lease, be given by the employer, or pay for with salary. */
export interface CarOnOffer {
  readonly car: CompanyCar;
  /** Everything paid for a personal lease, inc VAT, and for a business lease, ex VAT, as pence a month of the term. */
  readonly personalMonthlyPence: number;
  readonly businessMonthlyPence: number;
}

/** What a company car costs driver and employer in a year. Sums are pence. */
interface CompanyCarYear {
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
interface SalarySacrificeYear extends CompanyCarYear {
  readonly sacrificePence: number;
  readonly incomeTaxSavedPence: number;
  readonly insuranceSavedPence: number;
  readonly employerInsuranceSavedPence: number;
  /** Whether the salary given up is taxed, because it is more than the benefit of a car with higher emissions. */
  readonly isTaxedOnSacrifice: boolean;
}

/** One year of each way to have the same car. */
export interface ThreeWays {
  readonly personalPence: number;
  readonly companyCar: CompanyCarYear;
  /** Absent where the car costs more than the salary. */
  readonly sacrifice?: SalarySacrificeYear;
}

/** The tax year of an ISO date, or else the last one for which income tax is set. */
export function comparedTaxYear(today: string): TaxYear {
  return Math.min(taxYearOf(today), taxYearOf(incomeTaxBands.until));
}

/** The part of a car's rentals in per cent that a business cannot deduct from its taxable profits. */
export function disallowedPercent({ co2GramsPerKm }: Pick<CompanyCar, 'co2GramsPerKm'>): number {
  const { percent, aboveGrams } = carRentalDisallowance.value;
  return Math.floor(co2GramsPerKm) > aboveGrams ? percent : 0;
}

/**
 * A whole year of a car leased by the driver, given by the employer on top of a salary in pence a year, or paid for with
 * that salary. The salary given up is what the car costs the employer. Tax and insurance are differences between whole
 * years, so that every band counts. Undefined where the tax year's percentages are not set.
 */
export function compareThreeWays(
  offer: CarOnOffer,
  salaryPence: number,
  year: TaxYear,
): ThreeWays | undefined {
  const percentage = companyCarPercentage(offer.car, year);
  if (percentage === undefined) return undefined;
  const benefitPence = Math.round((offer.car.listPricePence * percentage) / 100);
  const cost = employerCost(offer.businessMonthlyPence);
  const sacrificePence = cost.rentalsPence + cost.blockedVatPence;
  return {
    personalPence: offer.personalMonthlyPence * 12,
    companyCar: companyCarYear(cost, benefitPence, salaryPence),
    ...(sacrificePence <= salaryPence && {
      sacrifice: sacrificeYear(offer.car, { cost, benefitPence, salaryPence }),
    }),
  };
}

type EmployerCost = Pick<CompanyCarYear, 'rentalsPence' | 'blockedVatPence'>;

function employerCost(monthlyPence: number): EmployerCost {
  const { percent, blockedPercent } = carRentalVat.value;
  const rentalsPence = monthlyPence * 12;
  return { rentalsPence, blockedVatPence: Math.round((rentalsPence * percent * blockedPercent) / 10_000) };
}

/** The benefit is taxed on top of the salary that is paid. */
function companyCarYear(cost: EmployerCost, benefitPence: number, salaryPence: number): CompanyCarYear {
  const carTaxPence = incomeTaxPence(salaryPence + benefitPence) - incomeTaxPence(salaryPence);
  const employerInsurancePence = employerInsurance(benefitPence);
  return {
    ...cost,
    benefitPence,
    carTaxPence,
    employerInsurancePence,
    driverPence: carTaxPence,
    employerPence: cost.rentalsPence + cost.blockedVatPence + employerInsurancePence,
  };
}

interface Given {
  readonly cost: EmployerCost;
  readonly benefitPence: number;
  readonly salaryPence: number;
}

function sacrificeYear(
  { co2GramsPerKm }: CompanyCar,
  { cost, benefitPence, salaryPence }: Given,
): SalarySacrificeYear {
  const sacrificePence = cost.rentalsPence + cost.blockedVatPence;
  const payPence = salaryPence - sacrificePence;
  const isTaxedOnSacrifice =
    Math.floor(co2GramsPerKm) > optionalRemuneration.value.aboveGrams && sacrificePence > benefitPence;
  const year = companyCarYear(cost, isTaxedOnSacrifice ? sacrificePence : benefitPence, payPence);
  const incomeTaxSavedPence = incomeTaxPence(salaryPence) - incomeTaxPence(payPence);
  const insuranceSavedPence = employeeInsurancePence(salaryPence) - employeeInsurancePence(payPence);
  const employerInsuranceSavedPence = employerInsurance(sacrificePence);
  return {
    ...year,
    sacrificePence,
    incomeTaxSavedPence,
    insuranceSavedPence,
    employerInsuranceSavedPence,
    isTaxedOnSacrifice,
    driverPence: sacrificePence - incomeTaxSavedPence - insuranceSavedPence + year.carTaxPence,
    employerPence: year.employerPence - sacrificePence - employerInsuranceSavedPence,
  };
}

function employerInsurance(pence: number): number {
  return Math.round((pence * nationalInsuranceRates.value.employerPercent) / 100);
}
