import {
  type EnergyKind,
  type EnergyPrices,
  energyKindsOf,
  monthPenceOf,
  pencePerMile,
} from '#shared/deals/running-cost.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { advisoryFuelRates } from './figures/advisory-fuel-rates.ts';

/** What one kind of energy costs for a year's miles. Pence are not rounded. */
export interface EnergyCost {
  readonly kind: EnergyKind;
  readonly pencePerMile: number;
  readonly monthPence: number;
  /** The visitor's price and the vehicle's WLTP figure, or the rate of HMRC for all vehicles of its kind. */
  readonly basis: 'own-price' | 'advisory-rate';
}

/**
 * What energy costs for miles a year, by each way of buying it: at the visitor's own price where one is given and the
 * vehicle's WLTP figure is known, else at the advisory rate; a kind without either is left out.
 */
export function energyCosts(
  vehicle: Vehicle,
  annualMiles: number,
  prices: EnergyPrices = {},
): readonly EnergyCost[] {
  return energyKindsOf[vehicle.fuel].flatMap((kind): EnergyCost[] => {
    const price = prices[kind];
    const own = price === undefined ? undefined : pencePerMile(vehicle, kind, price);
    const perMile = own ?? advisoryRate(vehicle, kind);
    if (perMile === undefined) return [];
    const monthPence = monthPenceOf(perMile, annualMiles);
    const basis = own === undefined ? 'advisory-rate' : 'own-price';
    return [{ kind, pencePerMile: perMile, monthPence, basis }];
  });
}

/** HMRC's rate in pence a mile. It is for cars, and for fuels it follows the engine; hybrids count as petrol cars. */
function advisoryRate({ vehicleType, engineCc }: Vehicle, kind: EnergyKind): number | undefined {
  if (vehicleType !== 'car') return undefined;
  const { electric, ...engines } = advisoryFuelRates.value;
  if (kind === 'home' || kind === 'public') return electric[kind];
  if (!engineCc) return undefined;
  return engines[kind].find(({ upToCc }) => engineCc <= upToCc)?.pencePerMile;
}
