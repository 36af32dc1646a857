import type { VehicleType } from '#shared/deals/deal-type.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import type { PowertrainRow } from './catalogue-rows.ts';

/**
 * mpg × g/km for a fuel: grams of CO2 from a litre, times kilometres in a mile, times litres in an imperial gallon.
 * Petrol gives 2,310 g/l, diesel 2,640 g/l (the carbon content of pump fuel).
 */
const mpgTimesCo2 = { petrol: 6_525, diesel: 7_457 };

/** WLTP consumption includes charging losses of about a tenth; the WLTP range does not. */
const shareOfChargeThatMovesTheCar = 0.9;

/** Facts of a powertrain as the catalogue shows them; mpg and miles/kWh follow from CO2, battery and range. */
export function toPowertrainFacts(row: PowertrainRow) {
  return {
    fuel: row.fuel,
    transmission: row.gearbox === undefined ? ('manual' as const) : ('automatic' as const),
    powerPs: row.power_ps,
    engineCc: row.engine_cc,
    batteryKwh: row.battery_kwh,
    co2GramsPerKm: row.co2_gkm,
    mpg: findMpg(row),
    electricRangeMiles: row.electric_range_miles,
    milesPerKwh: findMilesPerKwh(row),
  };
}

function findMpg({ fuel, co2_gkm }: PowertrainRow): number | undefined {
  if (co2_gkm === 0) return undefined;
  const product = fuel === 'diesel' ? mpgTimesCo2.diesel : mpgTimesCo2.petrol;
  return Math.round((product / co2_gkm) * 10) / 10;
}

function findMilesPerKwh(row: PowertrainRow): number | undefined {
  if (row.fuel !== 'electric' || !row.battery_kwh || !row.electric_range_miles) return undefined;
  const miles = (row.electric_range_miles / row.battery_kwh) * shareOfChargeThatMovesTheCar;
  return Math.round(miles * 10) / 10;
}

/** An insurance group from 1 to 50 by power and list price; vans are grouped on the same scale. */
export function estimateInsuranceGroup(facts: {
  readonly vehicleType: VehicleType;
  readonly powerPs: number;
  readonly p11dPence: number;
}): number {
  const listThousands = facts.p11dPence / 100_000;
  const group = 1 + 0.11 * (facts.powerPs - 60) + 0.35 * (listThousands - 15);
  return Math.min(50, Math.max(facts.vehicleType === 'car' ? 1 : 5, Math.round(group)));
}

/** The number in an insurance group such as "24E"; undefined when the vehicle has none. */
export function findInsuranceGroup(vehicle: Pick<Vehicle, 'insuranceGroup'>): number | undefined {
  const number = Number.parseInt(vehicle.insuranceGroup ?? '', 10);
  return Number.isNaN(number) ? undefined : number;
}
