import { companyCarPercentage, type TaxedCar } from './company-car-percentage.ts';
import { type BenefitCharges, benefitCharges } from './figures/benefit-charges.ts';
import { holdsOn } from './figures/dated-figures.ts';
import { nationalInsuranceRates } from './figures/national-insurance-rates.ts';
import { type LeaseYear, taxYearsOf } from './tax-year.ts';

/** A vehicle that an employer lends for private use: a car by its list price, a van by a flat charge. */
export type CompanyVehicle =
  | (TaxedCar & { readonly kind: 'car'; readonly listPricePence: number })
  | { readonly kind: 'van'; readonly isZeroEmission: boolean };

export interface CompanyVehicleUse {
  /** First day with the driver, as an ISO date. */
  readonly start: string;
  readonly months: number;
  /** What the driver pays towards the car's price, once, in pence. */
  readonly contributionPence: number;
  /** What the driver pays for private use, in pence a month. */
  readonly privateUsePence: number;
  /** Whether the employer pays for fuel on private journeys. */
  readonly hasPrivateFuel: boolean;
}

/** What is taxed in one tax year of a lease. Sums are pence. */
export interface YearOfBenefit extends LeaseYear {
  /** Part of the list price in per cent; absent for a van. */
  readonly percentage?: number;
  /** Sum on which the driver is taxed for the days of this year; undefined where the year's figures are not set yet. */
  readonly benefitPence: number | undefined;
  /** The part of it that is fuel. Undefined where that year's charge is not set yet. */
  readonly fuelBenefitPence: number | undefined;
  /** Class 1A National Insurance that the employer pays on both. */
  readonly employerPence: number | undefined;
}

/** At most this much of what a driver pays towards the price is deducted, in pence. */
const maxContributionPence = 500_000;

/** What is taxed in each tax year of a lease. */
export function companyVehicleBenefit(
  vehicle: CompanyVehicle,
  use: CompanyVehicleUse,
): readonly YearOfBenefit[] {
  return taxYearsOf(use.start, use.months).map((year) => {
    const charges = benefitCharges.find((table) => holdsOn(table, year.from))?.value;
    const { percentage, ofYearPence } = benefitOfYear(vehicle, use, year, charges);
    const part = year.days / year.daysOfYear;
    const privateUse = use.privateUsePence * 12 * part;
    const benefitPence =
      ofYearPence === undefined ? undefined : Math.max(0, Math.round(ofYearPence * part - privateUse));
    const fuelOfYear = use.hasPrivateFuel ? fuelOfYearPence(vehicle, percentage, charges) : 0;
    const fuelBenefitPence = fuelOfYear === undefined ? undefined : Math.round(fuelOfYear * part);
    return {
      ...year,
      ...(percentage !== undefined && { percentage }),
      benefitPence,
      fuelBenefitPence,
      employerPence: percentOf(
        sum(benefitPence, fuelBenefitPence),
        nationalInsuranceRates.value.employerPercent,
      ),
    };
  });
}

/** What the driver pays on benefits in a year at an income tax rate in per cent, in pence; undefined where not set yet. */
export function driverTaxPence(
  { benefitPence, fuelBenefitPence }: Pick<YearOfBenefit, 'benefitPence' | 'fuelBenefitPence'>,
  ratePercent: number,
): number | undefined {
  return percentOf(sum(benefitPence, fuelBenefitPence), ratePercent);
}

interface WholeYear {
  readonly percentage?: number;
  /** For all days of the tax year, before payments for private use. */
  readonly ofYearPence: number | undefined;
}

function benefitOfYear(
  vehicle: CompanyVehicle,
  { contributionPence }: CompanyVehicleUse,
  { year }: LeaseYear,
  charges: BenefitCharges | undefined,
): WholeYear {
  if (vehicle.kind === 'van') return { ofYearPence: vehicle.isZeroEmission ? 0 : charges?.vanPence };
  const percentage = companyCarPercentage(vehicle, year);
  if (percentage === undefined) return { ofYearPence: undefined };
  const price = Math.max(0, vehicle.listPricePence - Math.min(contributionPence, maxContributionPence));
  return { percentage, ofYearPence: (price * percentage) / 100 };
}

function fuelOfYearPence(
  vehicle: CompanyVehicle,
  percentage: number | undefined,
  charges: BenefitCharges | undefined,
): number | undefined {
  if (vehicle.kind === 'van') return vehicle.isZeroEmission ? 0 : charges?.vanFuelPence;
  // Electricity is no fuel here.
  if (vehicle.co2GramsPerKm === 0) return 0;
  return charges && percentage !== undefined
    ? (charges.carFuelMultiplierPence * percentage) / 100
    : undefined;
}

function sum(benefit: number | undefined, fuel: number | undefined): number | undefined {
  return benefit === undefined || fuel === undefined ? undefined : benefit + fuel;
}

function percentOf(pence: number | undefined, percent: number): number | undefined {
  return pence === undefined ? undefined : Math.round((pence * percent) / 100);
}
