import type { Fuel } from './fuel.ts';
import type { Vehicle } from './vehicle.ts';

/** What energy is bought as: petrol and diesel by the litre, electricity by the kWh at home or at public chargers. */
export const energyKinds = ['petrol', 'diesel', 'home', 'public'] as const;
export type EnergyKind = (typeof energyKinds)[number];

/** Prices that a visitor typed, in pence a litre or a kWh. Each stands in the address under the name of its kind. */
export type EnergyPrices = { readonly [Kind in EnergyKind]?: number };

/** A price that a visitor can type. */
export interface AskedPrice {
  readonly kind: EnergyKind;
  readonly label: string;
}

const litresPerGallon = 4.54609;

/**
 * What a vehicle is filled up with. Of a plug-in hybrid only the petrol that it needs uncharged can be reckoned, because
 * the shares of petrol and electricity differ by driver.
 */
export const energyKindsOf: Readonly<Record<Fuel, readonly EnergyKind[]>> = {
  petrol: ['petrol'],
  diesel: ['diesel'],
  hybrid: ['petrol'],
  'plug-in-hybrid': ['petrol'],
  electric: ['home', 'public'],
  hydrogen: [],
};

/**
 * Pence a mile, unrounded, from the vehicle's own WLTP figure; undefined where that is not known, and for plug-in hybrids,
 * whose figure assumes a charged battery.
 */
export function pencePerMile(
  { fuel, mpg, milesPerKwh }: Pick<Vehicle, 'fuel' | 'mpg' | 'milesPerKwh'>,
  kind: EnergyKind,
  price: number,
): number | undefined {
  if (kind === 'home' || kind === 'public') return milesPerKwh ? price / milesPerKwh : undefined;
  if (fuel === 'plug-in-hybrid') return undefined;
  return mpg ? (price * litresPerGallon) / mpg : undefined;
}

/** What a year's miles cost in a twelfth of the year, in pence, unrounded. */
export function monthPenceOf(pencePerMile: number, annualMiles: number): number {
  return (pencePerMile * annualMiles) / 12;
}

/** The prices as query parameters. */
export function energyQuery(prices: EnergyPrices): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(energyKinds.map((kind) => [kind, prices[kind]?.toString()]));
}
