import type { BodyType } from '#shared/deals/body-type.ts';
import type { Fuel } from '#shared/deals/fuel.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';

/** Share of the price paid that a vehicle keeps on its first day on the road. */
const keptOnFirstDay = 0.88;

/** Share of the price paid that is left after three years at 10,000 miles a year, by fuel. */
const keptAfterThreeYears: Readonly<Record<Fuel, number>> = {
  petrol: 0.6,
  diesel: 0.58,
  hybrid: 0.62,
  'plug-in-hybrid': 0.57,
  electric: 0.56,
  hydrogen: 0.48,
};

const bodyBonus: Readonly<Partial<Record<BodyType, number>>> = {
  'city-car': 0.02,
  'sports-car': 0.03,
  performance: 0.02,
  '4x4': 0.03,
  pickup: 0.03,
};

/** Value lost for each mile driven, as a natural logarithm; less for vans, which are built for high mileage. */
const lossPerMile = { car: 0.000004, commercial: 0.0000025 };

/** How a vehicle loses value: value = price × keptAtOnce × e^−(lossPerMonth × months + lossPerMile × miles). */
export interface Retention {
  readonly keptAtOnce: number;
  readonly lossPerMonth: number;
  readonly lossPerMile: number;
}

/** The retention of a new vehicle by fuel, body and kind. */
export function retentionOf(vehicle: Pick<Vehicle, 'fuel' | 'bodyType' | 'vehicleType'>): Retention {
  const bonus = (vehicle.bodyType && bodyBonus[vehicle.bodyType]) ?? 0;
  const kept = keptAfterThreeYears[vehicle.fuel] + bonus;
  const perMile = lossPerMile[vehicle.vehicleType];
  const threeYears = Math.log(keptOnFirstDay / kept) - perMile * 30_000;
  return { keptAtOnce: keptOnFirstDay, lossPerMonth: threeYears / 36, lossPerMile: perMile };
}

/** Retention of a used vehicle: no loss on the first day, but a dealer's margin, and a sixth less loss each month. */
export function retentionOfUsed(asNew: Retention): Retention {
  return { ...asNew, keptAtOnce: 0.9, lossPerMonth: (asNew.lossPerMonth * 5) / 6 };
}

/** Share of the price paid that is left after months and miles. */
export function shareKept(retention: Retention, months: number, miles: number): number {
  return retention.keptAtOnce * Math.exp(-retention.lossPerMonth * months - retention.lossPerMile * miles);
}
