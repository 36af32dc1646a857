import type { Vehicle } from '#shared/deals/vehicle.ts';
import { mileageCharge } from './figures/mileage-charge.ts';

/** A lease by the month in which it begins, yyyy-MM. */
interface LeasedMonths {
  readonly start: string;
  readonly termMonths: number;
  readonly annualMiles: number;
}

/** What the mileage charge comes to over a lease: of its months only those in which it is charged. */
export interface MileageChargeDue {
  readonly tenthsPerMile: number;
  readonly months: number;
  /** Over the whole lease, in whole pence. */
  readonly termPence: number;
}

/** The charge of a car with a plug; undefined for other vehicles, and where the lease ends before it begins. */
export function mileageChargeOf(
  { vehicleType, fuel }: Pick<Vehicle, 'vehicleType' | 'fuel'>,
  { start, termMonths, annualMiles }: LeasedMonths,
): MileageChargeDue | undefined {
  const { fromMonth, electricTenths, plugInHybridTenths } = mileageCharge.value;
  const months = Math.min(termMonths, monthNumber(start) + termMonths - monthNumber(fromMonth));
  const rates: Partial<Record<Vehicle['fuel'], number>> = {
    electric: electricTenths,
    'plug-in-hybrid': plugInHybridTenths,
  };
  const tenthsPerMile = vehicleType === 'car' ? rates[fuel] : undefined;
  if (tenthsPerMile === undefined || months <= 0) return undefined;
  return { tenthsPerMile, months, termPence: Math.round((annualMiles * months * tenthsPerMile) / 120) };
}

function monthNumber(month: string): number {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return year * 12 + of;
}
