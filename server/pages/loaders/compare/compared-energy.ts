import type { EnergyKind } from '#shared/deals/running-cost.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { formatPencePerMile } from '#shared/format/format-pence-per-mile.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { type EnergyCost, energyCosts } from '#shared/tax/energy-costs.ts';
import { advisoryFuelRates } from '#shared/tax/figures/advisory-fuel-rates.ts';
import { toTaxedNewCar, vehicleTaxOfYear } from '#shared/tax/vehicle-tax.ts';
import type { ComparedFact, PricedVehicle } from './compared-facts.ts';

/** Energy at the mileage of each deal, and the road tax that its funder pays. None of it is in a price. */
export const energyFacts: readonly ComparedFact[] = [
  {
    label: 'Energy a mile',
    text: ({ vehicle }) =>
      toText(energyCosts(vehicle, 0), ({ pencePerMile }) =>
        formatPencePerMile(Math.round(pencePerMile * 10)),
      ),
  },
  {
    label: 'Energy a month',
    text: ({ vehicle, price }) =>
      price &&
      toText(energyCosts(vehicle, price.profile.annualMiles), ({ monthPence }) =>
        formatPounds(Math.round(monthPence), { pennies: false }),
      ),
  },
  { label: 'Road tax, paid by the funder', text: ({ vehicle }) => roadTaxText(vehicle) },
];

/** What the energy of a comparison rests on; undefined where it shows none. */
export function energyNote(deals: readonly PricedVehicle[]): string | undefined {
  if (deals.every(({ vehicle }) => energyCosts(vehicle, 0).length === 0)) return undefined;
  return `Energy is at HMRC’s advisory rates for company cars, set on ${formatDate(advisoryFuelRates.from)}, and isn’t in the lease price.`;
}

const places: Readonly<Record<EnergyKind, string>> = {
  petrol: '',
  diesel: '',
  home: ' at home',
  public: ' in public',
};

/** "17p", "7p at home, 15p in public" */
function toText(costs: readonly EnergyCost[], format: (cost: EnergyCost) => string): string | undefined {
  if (costs.length === 0) return undefined;
  return costs.map((cost) => format(cost) + places[cost.kind]).join(', ');
}

/** "£10, then £200 a year" */
function roadTaxText(vehicle: Vehicle): string | undefined {
  const car = toTaxedNewCar(vehicle);
  if (!car) return undefined;
  const [first, later] = [1, 2].map((year) => formatPounds(vehicleTaxOfYear(car, year)));
  return `${first}, then ${later} a year`;
}
