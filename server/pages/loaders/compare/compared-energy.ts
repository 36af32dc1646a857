import { readEnergyPrices, toAskedPrices } from '#server/pages/loaders/energy-prices.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import type { Price } from '#shared/deals/price.ts';
import {
  type EnergyKind,
  type EnergyPrices,
  energyKinds,
  energyKindsOf,
  energyQuery,
  pencePerMile,
} from '#shared/deals/running-cost.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { formatPencePerMile } from '#shared/format/format-pence-per-mile.ts';
import { formatPounds, formatWholePounds } from '#shared/format/format-pounds.ts';
import type { CompareData } from '#shared/pages/compare/compare-data.ts';
import { type EnergyCost, energyCosts } from '#shared/tax/energy-costs.ts';
import { advisoryRatesDate } from '#shared/tax/figures/advisory-fuel-rates.ts';
import { mileageCharge } from '#shared/tax/figures/mileage-charge.ts';
import { expensiveCarSupplement } from '#shared/tax/figures/vehicle-tax.ts';
import { mileageChargeOf } from '#shared/tax/mileage-charge.ts';
import { hasSupplement, toTaxedNewCar, vehicleTaxOfYear } from '#shared/tax/vehicle-tax.ts';
import type { ComparedFact, PricedVehicle } from './compared-facts.ts';

/** The mileage charge over the lease, in the months that it is due in. */
const chargeFact: ComparedFact = {
  label: 'Mileage charge from April 2028',
  none: 'None',
  text: ({ vehicle, price, leaseStart }) => price && leaseStart && chargeText(vehicle, price, leaseStart),
};

/** Energy at the miles that are driven, or else the mileage of each deal, and the road tax that its funder pays. None of it is in a price. */
export const energyFacts: readonly ComparedFact[] = [
  {
    label: 'Energy a mile',
    text: ({ vehicle, energyPrices }) =>
      toText(vehicle, energyCosts(vehicle, 0, energyPrices), ({ pencePerMile }) =>
        formatPencePerMile(Math.round(pencePerMile * 10)),
      ),
  },
  {
    label: 'Energy a month',
    text: ({ vehicle, price, energyPrices }) =>
      price &&
      toText(
        vehicle,
        energyCosts(vehicle, price.driven?.realMiles ?? price.profile.annualMiles, energyPrices),
        ({ monthPence }) => formatWholePounds(monthPence),
      ),
  },
  chargeFact,
  { label: 'Funder’s road tax', text: ({ vehicle }) => roadTaxText(vehicle) },
];

const places: Readonly<Record<EnergyKind, string>> = {
  petrol: '',
  diesel: '',
  home: ' at home',
  public: ' in public',
};

/** "17p", "7p at home, 15p in public", "17p if never charged" */
function toText(
  { fuel }: Vehicle,
  costs: readonly EnergyCost[],
  format: (cost: EnergyCost) => string,
): string | undefined {
  if (costs.length === 0) return undefined;
  const words = costs.map((cost) => format(cost) + places[cost.kind]).join(', ');
  return fuel === 'plug-in-hybrid' ? `${words} if never charged` : words;
}

/** "£500 in 20 of 36 months" */
function chargeText(vehicle: Vehicle, { profile, driven }: Price, start: string): string | undefined {
  const { termMonths, annualMiles } = profile;
  const due = mileageChargeOf(vehicle, { start, termMonths, annualMiles: driven?.realMiles ?? annualMiles });
  return due && `${formatWholePounds(due.termPence)} in ${due.months} of ${termMonths} months`;
}

/** "£10, then £200 a year" */
function roadTaxText(vehicle: Vehicle): string | undefined {
  const car = toTaxedNewCar(vehicle);
  if (!car) return undefined;
  const [first, later] = [1, 2].map((year) => formatPounds(vehicleTaxOfYear(car, year)));
  return `${first}, then ${later} a year`;
}

/** The visitor's prices for the kinds of energy that the compared vehicles use. */
export function readComparedPrices(search: LoaderRequest['search'], vehicles: readonly Vehicle[]) {
  return readEnergyPrices(search, listKinds(vehicles));
}

/** An address of the comparison with the visitor's prices. */
export function withPrices(href: string, prices: EnergyPrices): string {
  const pairs = Object.entries(energyQuery(prices)).filter(([, value]) => value !== undefined);
  if (pairs.length === 0) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${pairs.map((pair) => pair.join('=')).join('&')}`;
}

/** The prices that can be typed, those that were, and what the rows about energy rest on. */
export function toEnergyData(
  deals: readonly PricedVehicle[],
  prices: EnergyPrices,
): Pick<CompareData, 'energyNote' | 'askedPrices' | 'energyPrices'> {
  const measured = deals.flatMap(({ vehicle }) =>
    energyKindsOf[vehicle.fuel].filter((kind) => pencePerMile(vehicle, kind, 1) !== undefined),
  );
  const costs = deals.flatMap(({ vehicle }) => energyCosts(vehicle, 0, prices));
  const notes = [
    ...(costs.length > 0 ? [basisNote(costs)] : []),
    ...chargeNotes(deals),
    ...supplementNotes(deals),
  ];
  return {
    ...(notes.length > 0 && { energyNote: notes.join(' ') }),
    askedPrices: toAskedPrices(energyKinds.filter((kind) => measured.includes(kind))),
    energyPrices: prices,
  };
}

function basisNote(costs: readonly EnergyCost[]): string {
  const own = 'at your prices and each vehicle’s WLTP figure';
  const advisory = `at HMRC’s advisory rates for company cars ${advisoryRatesDate}`;
  const bases = new Set(costs.map(({ basis }) => basis));
  const words = [...(bases.has('own-price') ? [own] : []), ...(bases.has('advisory-rate') ? [advisory] : [])];
  return `Energy is ${words.join(', otherwise ')}. It isn’t in the lease price.`;
}

/** What the row of the mileage charge rests on. */
function chargeNotes(deals: readonly PricedVehicle[]): readonly string[] {
  const { electricTenths, plugInHybridTenths } = mileageCharge.value;
  const isDue = deals.some((deal) => chargeFact.text(deal) !== undefined);
  if (!isDue) return [];
  const rates = `${formatPencePerMile(electricTenths)} a mile for electric cars and ${formatPencePerMile(plugInHybridTenths)} for plug-in hybrids`;
  return [
    `The mileage charge announced for April 2028 is ${rates}, for a lease that begins next month; its rules aren’t final, and it isn’t in the lease price.`,
  ];
}

/** The doubt about a sum that is in the road tax of an expensive car. */
function supplementNotes(deals: readonly PricedVehicle[]): readonly string[] {
  const cars = deals.flatMap(({ vehicle }) => toTaxedNewCar(vehicle) ?? []);
  if (!cars.some((car) => hasSupplement(car, 2))) return [];
  const supplement = formatPounds(expensiveCarSupplement.value.pence);
  return [`The ${supplement} supplement in the road tax of an expensive car is from one report only.`];
}

function listKinds(vehicles: readonly Vehicle[]): readonly EnergyKind[] {
  const used = new Set(vehicles.flatMap(({ fuel }) => energyKindsOf[fuel]));
  return energyKinds.filter((kind) => used.has(kind));
}
