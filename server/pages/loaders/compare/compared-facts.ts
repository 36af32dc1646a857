import type { Price } from '#shared/deals/price.ts';
import type { EnergyPrices } from '#shared/deals/running-cost.ts';
import { stockLabels, type Vehicle } from '#shared/deals/vehicle.ts';
import { type ComparisonGroupName, factNames, factText, vehicleFacts } from '#shared/deals/vehicle-facts.ts';
import { formatMiles, formatMonths, formatWeeks } from '#shared/format/format-count.ts';
import { formatMonthOfYear, formatShortDate } from '#shared/format/format-date.ts';
import { formatPencePerMile } from '#shared/format/format-pence-per-mile.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';

/** A deal as its facts are read: the vehicle, and its price unless that is on application. */
export interface PricedVehicle {
  readonly vehicle: Vehicle;
  readonly price?: Price;
  readonly valueScore?: number;
  /** The month in which a lease could begin, yyyy-MM. */
  readonly leaseStart?: string;
  /** What the visitor pays for energy. */
  readonly energyPrices?: EnergyPrices;
  /** What a driver pays in company car tax, in words, where an employer would lease it. */
  readonly companyCarTax?: string;
}

/** One row of a comparison: its words, and where less or more is plainly better, the figure to judge by. */
export interface ComparedFact {
  readonly label: string;
  readonly text: (deal: PricedVehicle) => string | undefined;
  /** Says of a deal without text that there is nothing, rather than that it is not known. */
  readonly none?: string;
  readonly figure?: (deal: PricedVehicle) => number | undefined;
  readonly better?: 'less' | 'more';
  /** The word for the best value: "Lowest". */
  readonly best?: string;
}

/** The price of each deal, whole: these rows are always shown. */
export const priceFacts: readonly ComparedFact[] = [
  ofPrice('True monthly cost', ({ trueMonthlyPence }) => pounds(trueMonthlyPence), {
    figure: ({ trueMonthlyPence }) => trueMonthlyPence,
  }),
  ofPrice('Monthly rental', ({ monthlyPence }) => pounds(monthlyPence), {
    figure: ({ monthlyPence }) => monthlyPence,
  }),
  ofPrice(
    'Initial payment',
    ({ initialPence, profile }) => `${pounds(initialPence)} (${formatMonths(profile.initialMonths)})`,
    { figure: ({ initialPence }) => initialPence },
  ),
  ofPrice('Processing fee', ({ feePence }) => (feePence === 0 ? 'None' : pounds(feePence)), {
    figure: ({ feePence }) => feePence,
  }),
  ofPrice('Total over the term', ({ totalPence }) => pounds(totalPence), {
    figure: ({ totalPence }) => totalPence,
  }),
  {
    label: 'Excess at your miles',
    text: ({ price }) => price?.driven && excessText(price.driven),
  },
  ofPrice('Excess mileage', ({ excessTenths }) => `${formatPencePerMile(excessTenths)} a mile`, {
    figure: ({ excessTenths }) => excessTenths,
  }),
  ofPrice('VAT', ({ vat }) => (vat === 'inc VAT' ? 'Included' : 'Not included')),
  ofPrice('Term', ({ profile }) => formatMonths(profile.termMonths)),
  ofPrice('Mileage', ({ profile }) => `${formatMiles(profile.annualMiles)} a year`),
  ofPrice('Maintenance', ({ profile }) => (profile.isMaintained ? 'Included' : 'Not included')),
  {
    label: 'Insurance',
    text: ({ vehicle }) => (vehicle.pricingType === 'atc' ? 'Included' : 'Not included'),
  },
  {
    label: 'Value score',
    text: ({ valueScore }) => (valueScore === undefined ? undefined : `${valueScore} of 100`),
    figure: ({ valueScore }) => valueScore,
    better: 'more',
    best: 'Highest',
  },
];

/** "£378 at 9,000 miles a year", in total and true monthly cost; "None" where the allowance covers them. */
function excessText({ realMiles, excessPence }: NonNullable<Price['driven']>): string {
  return excessPence === 0 ? 'None' : `${pounds(excessPence)} at ${formatMiles(realMiles)} a year`;
}

/** When it can be had. */
export const deliveryFacts: readonly ComparedFact[] = [
  { label: 'Availability', text: ({ vehicle }) => stockLabels[vehicle.stock.kind] },
  {
    label: 'Delivery',
    text: ({ vehicle: { stock } }) => formatWeeks(stock.weeksMin, stock.weeksMax),
    figure: ({ vehicle }) => vehicle.stock.weeksMax,
    better: 'less',
    best: 'Soonest',
  },
  { label: 'Stock checked', text: ({ vehicle }) => formatShortDate(vehicle.stock.checkedOn) },
  {
    label: 'First registered',
    text: ({ vehicle: { used } }) => used && formatMonthOfYear(used.registered),
  },
  { label: 'Miles on the clock', text: ({ vehicle: { used } }) => used && formatMiles(used.odometerMiles) },
];

/** A row about the price; with a figure, the lowest is the best. */
function ofPrice(
  label: string,
  text: (price: Price) => string,
  { figure }: { readonly figure?: (price: Price) => number } = {},
): ComparedFact {
  return {
    label,
    text: ({ price }) => price && text(price),
    ...(figure && {
      figure: ({ price }: PricedVehicle) => price && figure(price),
      better: 'less' as const,
      best: 'Lowest',
    }),
  };
}

/** The rows of a vehicle's own facts that stand in one group of a comparison. */
export function factsOf(group: ComparisonGroupName): readonly ComparedFact[] {
  const names = factNames.filter((name) => vehicleFacts[name].server.comparison === group);
  return names.map((name) => {
    const { label, server } = vehicleFacts[name];
    const [better, best] = server.best ?? [];
    const figure = ({ vehicle: { [name]: value } }: PricedVehicle) =>
      typeof value === 'number' ? value : undefined;
    return {
      label,
      text: ({ vehicle }) => factText(name, vehicle),
      ...(better && best && { figure, better, best }),
    };
  });
}

function pounds(pence: number): string {
  return formatPounds(pence, { pennies: true });
}
