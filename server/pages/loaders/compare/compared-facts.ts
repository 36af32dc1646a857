import { bodyTypes } from '#shared/deals/body-type.ts';
import type { Price } from '#shared/deals/price.ts';
import type { EnergyPrices } from '#shared/deals/running-cost.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { fuelLabels } from '#shared/deals/vehicle.ts';
import { formatMiles, formatMonths, formatWeeks } from '#shared/format/format-count.ts';
import { formatMonthOfYear, formatShortDate } from '#shared/format/format-date.ts';
import { formatMetres } from '#shared/format/format-metres.ts';
import { formatPencePerMile } from '#shared/format/format-pence-per-mile.ts';
import { formatPounds, groupThousands } from '#shared/format/format-pounds.ts';
import { drivetrainLabels } from '#shared/pages/vehicle/specification-groups.ts';
import { stockLabels, transmissionLabels } from '#shared/ui/key-facts.ts';

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

/** What the vehicle costs to run. */
export const runningFacts: readonly ComparedFact[] = [
  { label: 'Fuel', text: ({ vehicle }) => fuelLabels[vehicle.fuel] },
  measured('Fuel economy', 'mpg', ({ mpg }) => mpg, { better: 'more', best: 'Best' }),
  measured('Electric range', 'miles', ({ electricRangeMiles }) => electricRangeMiles, {
    better: 'more',
    best: 'Longest',
  }),
  measured('Efficiency', 'miles a kWh', ({ milesPerKwh }) => milesPerKwh, { better: 'more', best: 'Best' }),
  measured('CO2', 'g/km', ({ co2GramsPerKm }) => co2GramsPerKm, { better: 'less', best: 'Lowest' }),
  { label: 'Insurance group', text: ({ vehicle }) => vehicle.insuranceGroup },
  {
    label: 'P11D value',
    text: ({ vehicle: { p11dPence } }) => (p11dPence === undefined ? undefined : formatPounds(p11dPence)),
  },
];

/** How much room there is. */
export const sizeFacts: readonly ComparedFact[] = [
  { label: 'Body', text: ({ vehicle }) => vehicle.bodyType && bodyTypes[vehicle.bodyType].label },
  side('Length', ({ lengthMm }) => lengthMm),
  side('Width', ({ widthMm }) => widthMm),
  side('Height', ({ heightMm }) => heightMm),
  side('Wheelbase', ({ wheelbaseMm }) => wheelbaseMm),
  { label: 'Seats', text: ({ vehicle }) => vehicle.seats?.toString() },
  { label: 'Doors', text: ({ vehicle }) => vehicle.doors?.toString() },
  measured('Boot', 'litres', ({ bootLitres }) => bootLitres, { better: 'more', best: 'Largest' }),
  measured('Payload', 'kg', ({ payloadKg }) => payloadKg, { better: 'more', best: 'Most' }),
  side('Load length', ({ loadLengthMm }) => loadLengthMm, { better: 'more', best: 'Longest' }),
  side('Load width', ({ loadWidthMm }) => loadWidthMm, { better: 'more', best: 'Widest' }),
  side('Load height', ({ loadHeightMm }) => loadHeightMm, { better: 'more', best: 'Highest' }),
  measured('Load volume', 'litres', ({ loadVolumeLitres }) => loadVolumeLitres, {
    better: 'more',
    best: 'Largest',
  }),
  measured('Braked towing', 'kg', ({ towingKg }) => towingKg, { better: 'more', best: 'Most' }),
];

/** What drives it. */
export const technicalFacts: readonly ComparedFact[] = [
  { label: 'Gearbox', text: ({ vehicle }) => transmissionLabels[vehicle.transmission] },
  {
    label: 'Driven wheels',
    text: ({ vehicle }) => vehicle.drivetrain && drivetrainLabels[vehicle.drivetrain],
  },
  measured('Power', 'PS', ({ powerPs }) => powerPs),
  measured('Engine', 'cc', ({ engineCc }) => engineCc),
  measured('Battery', 'kWh', ({ batteryKwh }) => batteryKwh),
];

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

type Judged = Pick<ComparedFact, 'better' | 'best'>;

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

type Read = (vehicle: Vehicle) => number | undefined;

function measured(label: string, unit: string, read: Read, judged: Judged = {}): ComparedFact {
  const toText = (value: number) => `${Number.isInteger(value) ? groupThousands(value) : value} ${unit}`;
  return fromVehicle(label, { read, toText, judged });
}

/** A row about a side of the vehicle, in millimetres. */
function side(label: string, read: Read, judged: Judged = {}): ComparedFact {
  return fromVehicle(label, { read, toText: formatMetres, judged });
}

interface Reading {
  readonly read: Read;
  readonly toText: (value: number) => string;
  readonly judged: Judged;
}

function fromVehicle(label: string, { read, toText, judged }: Reading): ComparedFact {
  return {
    label,
    text: ({ vehicle }) => {
      const value = read(vehicle);
      return value === undefined ? undefined : toText(value);
    },
    ...(judged.better && { figure: ({ vehicle }: PricedVehicle) => read(vehicle), ...judged }),
  };
}

function pounds(pence: number): string {
  return formatPounds(pence, { pennies: true });
}
