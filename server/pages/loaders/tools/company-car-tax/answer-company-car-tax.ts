import { drawYearBars } from '#server/pages/charts/year-bars.ts';
import { formatWholePounds, toPence } from '#shared/format/format-pounds.ts';
import type { CompanyCarTaxQuestion } from '#shared/pages/tools/company-car-tax/company-car-tax-form.tsx';
import {
  type CompanyVehicle,
  companyVehicleBenefit,
  driverTaxPence,
  type YearOfBenefit,
} from '#shared/tax/company-car-tax.ts';
import type { TaxedFacts } from '#shared/tax/company-vehicle.ts';
import { taxYearName } from '#shared/tax/tax-year.ts';
import {
  type CompanyCarTaxAnswer,
  incomeTaxRates,
  type TaxedWay,
  type TaxYearRow,
} from '#shared/ui/answers/company-car-tax-data.ts';
import { taxDecisions, wayCondition } from './company-car-question.ts';
import { taxNotes } from './tax-notes.ts';

type Lease = Pick<
  CompanyCarTaxQuestion,
  'start' | 'term' | 'rate' | 'contributionPounds' | 'privateUsePounds' | 'hasFuel'
>;

/** A vehicle, and every way in which it may be taxed: one at least, likeliest first. */
export interface TaxedVehicle {
  readonly facts: TaxedFacts;
  readonly vehicles: readonly CompanyVehicle[];
}

/** Company car tax over a lease, year by year, for each way in which the vehicle may be taxed. */
export function answerCompanyCarTax({ facts, vehicles }: TaxedVehicle, lease: Lease): CompanyCarTaxAnswer {
  const all = vehicles.map((vehicle) => toYears(vehicle, lease));
  const ways = vehicles.map((vehicle, place) => ({
    kind: vehicle.kind,
    ...(vehicles.length > 1 && { name: `If ${wayCondition(vehicle, vehicles)}` }),
    ...toWay(all[place] ?? [], all.flat(), lease),
  }));
  const [only] = ways;
  return {
    sentence: only && ways.length === 1 ? only.sentence : toSentences(ways, vehicles, lease.rate),
    decides: taxDecisions(facts.body, vehicles),
    notes: taxNotes(facts, vehicles, ways),
    rate: lease.rate,
    ways,
  };
}

function toYears(vehicle: CompanyVehicle, lease: Lease): readonly TaxYearRow[] {
  const benefits = companyVehicleBenefit(vehicle, {
    start: `${lease.start}-01`,
    months: lease.term,
    contributionPence: toPence(lease.contributionPounds),
    privateUsePence: toPence(lease.privateUsePounds),
    hasPrivateFuel: lease.hasFuel,
  });
  return benefits.map((benefit) => toRow(benefit, lease.rate));
}

/** The years of one way in a sentence and a picture, to the scale of all ways. */
function toWay(years: readonly TaxYearRow[], all: readonly TaxYearRow[], lease: Lease) {
  const monthly = (rows: readonly TaxYearRow[]) =>
    rows.map(({ monthlyPence }) => monthlyPence?.[placeOf(lease.rate)]);
  const sums = monthly(years);
  const bars = years.map(({ name }, place) => ({ name, pence: sums[place] }));
  return { sentence: toSentence(years, lease), years, chart: drawYearBars(bars, { beside: monthly(all) }) };
}

function placeOf(rate: Lease['rate']): number {
  return incomeTaxRates.indexOf(rate);
}

function toRow(benefit: YearOfBenefit, rate: number): TaxYearRow {
  const { year, days, daysOfYear, percentage, benefitPence, fuelBenefitPence, employerPence } = benefit;
  const driverPence = driverTaxPence(benefit, rate);
  const months = (days / daysOfYear) * 12;
  const monthlyPence = incomeTaxRates.flatMap((each) => driverTaxPence(benefit, each) ?? []);
  const taxed =
    benefitPence === undefined || fuelBenefitPence === undefined
      ? undefined
      : benefitPence + fuelBenefitPence;
  return {
    name: taxYearName(year),
    days,
    ...(percentage !== undefined && { percentage }),
    ...(taxed !== undefined && { benefitPence: taxed }),
    ...(driverPence !== undefined && {
      driverPence,
      monthlyPence: monthlyPence.map((pence) => Math.round(pence / months)),
    }),
    ...(employerPence !== undefined && { employerPence }),
  };
}

/** What the driver pays a month now and at the end, and in all as far as it is known. */
function toSentence(years: readonly TaxYearRow[], { rate, term }: Lease): string {
  const known = years.flatMap(({ name, monthlyPence, driverPence }) =>
    monthlyPence && driverPence !== undefined
      ? [{ name, monthly: monthlyPence[placeOf(rate)] ?? 0, driverPence }]
      : [],
  );
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last) return 'The figures for these tax years are not set yet.';
  const total = known.reduce((sum, { driverPence }) => sum + driverPence, 0);
  if (total === 0) return `You’d pay no company car tax on it, at any rate.`;
  const change =
    last.monthly === first.monthly ? '' : `, ${formatWholePounds(last.monthly)} a month in ${last.name}`;
  const whole =
    known.length === years.length
      ? `${formatWholePounds(total)} over the ${term} months`
      : `${formatWholePounds(total)} by the end of ${last.name}. Later years aren’t set yet`;
  return `At ${rate}% you’d pay ${formatWholePounds(first.monthly)} a month in ${first.name}${change}: ${whole}.`;
}

/** What the driver pays a month in the first tax year, for each way. */
function toSentences(
  ways: readonly TaxedWay[],
  vehicles: readonly CompanyVehicle[],
  rate: Lease['rate'],
): string {
  const name = ways[0]?.years[0]?.name;
  const sums = ways.map(({ years: [first] }, place) => {
    const pence = first?.monthlyPence?.[placeOf(rate)];
    const sum = pence === undefined ? 'a sum that isn’t set yet' : `${formatWholePounds(pence)} a month`;
    const vehicle = vehicles[place];
    return `${pence === 0 ? 'nothing' : sum} if ${vehicle && wayCondition(vehicle, vehicles)}`;
  });
  return `At ${rate}% in ${name} you’d pay ${sums.join(', or ')}.`;
}
