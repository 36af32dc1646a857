import { drawYearBars } from '#server/pages/charts/year-bars.ts';
import { formatWholePounds } from '#shared/format/format-pounds.ts';
import type { CompanyCarTaxQuestion } from '#shared/pages/tools/company-car-tax/company-car-tax-data.ts';
import {
  type CompanyVehicle,
  companyVehicleBenefit,
  driverTaxPence,
  type YearOfBenefit,
} from '#shared/tax/company-car-tax.ts';
import { companyCarPercentages } from '#shared/tax/figures/company-car-percentages.ts';
import { taxYearName } from '#shared/tax/tax-year.ts';
import {
  type CompanyCarTaxAnswer,
  incomeTaxRates,
  type TaxYearRow,
} from '#shared/ui/answers/company-car-tax-data.ts';

type Lease = Pick<
  CompanyCarTaxQuestion,
  'start' | 'term' | 'rate' | 'contributionPounds' | 'privateUsePounds' | 'hasFuel'
>;

/** Company car tax over a lease, year by year. */
export function answerCompanyCarTax(vehicle: CompanyVehicle, lease: Lease): CompanyCarTaxAnswer {
  const benefits = companyVehicleBenefit(vehicle, {
    start: `${lease.start}-01`,
    months: lease.term,
    contributionPence: lease.contributionPounds * 100,
    privateUsePence: lease.privateUsePounds * 100,
    hasPrivateFuel: lease.hasFuel,
  });
  const place = incomeTaxRates.indexOf(lease.rate);
  const years = benefits.map((benefit) => toRow(benefit, lease.rate));
  const bars = years.map(({ name, monthlyPence }) => ({ name, pence: monthlyPence?.[place] }));
  return {
    sentence: toSentence(years, lease, place),
    notes: toNotes(vehicle, years),
    rate: lease.rate,
    years,
    chart: drawYearBars(bars),
  };
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
function toSentence(years: readonly TaxYearRow[], { rate, term }: Lease, place: number): string {
  const known = years.flatMap(({ name, monthlyPence, driverPence }) =>
    monthlyPence && driverPence !== undefined
      ? [{ name, monthly: monthlyPence[place] ?? 0, driverPence }]
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
      : `${formatWholePounds(total)} until it ends. Later years aren’t set yet`;
  return `At ${rate}% you’d pay ${formatWholePounds(first.monthly)} a month in ${first.name}${change}: ${whole}.`;
}

const listOfNames = new Intl.ListFormat('en-GB');
const { dieselSupplement } = companyCarPercentages.value;

function toNotes(vehicle: CompanyVehicle, years: readonly TaxYearRow[]): readonly string[] {
  const unset = years.filter(({ driverPence }) => driverPence === undefined).map(({ name }) => name);
  return [
    ...(vehicle.kind === 'car' && vehicle.isDiesel
      ? [
          vehicle.meetsRde2
            ? `This is for a diesel that meets RDE2. A diesel that doesn’t meet it pays ${dieselSupplement} points more. Ask the maker whether this one does.`
            : `This is for a diesel that doesn’t meet RDE2, with its supplement of ${dieselSupplement} points. Ask the maker whether this one does.`,
        ]
      : []),
    ...(unset.length > 0
      ? [`Figures for ${listOfNames.format(unset)} aren’t announced yet, so we leave them out.`]
      : []),
  ];
}
