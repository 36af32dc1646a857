import type { BodyType } from '#shared/deals/body-type.ts';
import type { Fuel } from '#shared/deals/fuel.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';

/** Factor of each fuel on the price estimated from power: electric power costs less, a fuel cell more. */
const fuelFactor: Readonly<Record<Fuel, number>> = {
  petrol: 1,
  diesel: 1.05,
  hybrid: 1.08,
  'plug-in-hybrid': 0.88,
  electric: 0.8,
  hydrogen: 1.4,
};

const bodyFactor: Readonly<Partial<Record<BodyType, number>>> = {
  'city-car': 0.85,
  'suv-crossover': 1.05,
  '4x4': 1.1,
  'convertible-cabriolet': 1.1,
  prestige: 1.2,
  small: 0.8,
  dropside: 1.1,
  luton: 1.25,
};

/** Used when the power is unknown. */
const commonPowerPs = 150;

/** List price including VAT, in pence: the vehicle's own, else estimated from power, fuel and body. */
export function listPricePence(
  vehicle: Pick<Vehicle, 'p11dPence' | 'powerPs' | 'fuel' | 'bodyType'>,
): number {
  if (vehicle.p11dPence !== undefined) return vehicle.p11dPence;
  const power = vehicle.powerPs ?? commonPowerPs;
  const pounds = 8_500 + 125 * power + 0.17 * power * power;
  const body = (vehicle.bodyType && bodyFactor[vehicle.bodyType]) ?? 1;
  return Math.round(pounds * fuelFactor[vehicle.fuel] * body) * 100;
}
