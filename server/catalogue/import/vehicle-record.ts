import { z } from 'zod';
import { toSlug } from '#server/catalogue/slug.ts';
import { withoutEmpty } from '#server/catalogue/store/without-empty.ts';
import { bodyTypes } from '#shared/deals/body-type.ts';
import type { Named, Vehicle } from '#shared/deals/vehicle.ts';
import { createRowSchema } from './read-cell.ts';
import type { ReadingTally } from './reading-tally.ts';
import { type VehicleCells, vehicleReaders } from './vehicle-columns.ts';

/** The schema that turns rows of vehicles.csv into vehicles. Slugs are made only here. */
export function createVehicleRecord(tally: ReadingTally) {
  return createRowSchema(vehicleReaders, tally).check(z.superRefine(checkTogether)).transform(toVehicle);
}

function checkTogether(cells: VehicleCells, context: z.RefinementCtx): void {
  const fault = (column: keyof VehicleCells, message: string) =>
    context.addIssue({ code: 'custom', path: [column], message });
  if (cells.body_type && bodyTypes[cells.body_type].vehicleType !== cells.vehicle_type) {
    fault('body_type', `is not a body type of a ${cells.vehicle_type}`);
  }
  if (cells.weeks_max < cells.weeks_min) fault('weeks_max', 'is less than weeks_min');
  for (const column of ['registered', 'odometer_miles'] as const) {
    const isGiven = cells[column] !== undefined;
    if (isGiven && cells.pricing_type !== 'used') fault(column, 'is for used vehicles only');
    if (!isGiven && cells.pricing_type === 'used') fault(column, 'is empty on a used vehicle');
  }
}

function toVehicle(cells: VehicleCells): Vehicle {
  const { registered, odometer_miles: odometerMiles } = cells;
  return {
    vehicleRef: cells.vehicle_ref,
    vehicleType: cells.vehicle_type,
    pricingType: cells.pricing_type ?? 'standard',
    make: named(cells.make),
    range: named(cells.range),
    model: named(cells.model),
    derivative: named(cells.derivative),
    ...toFacts(cells),
    fuel: cells.fuel,
    transmission: cells.transmission,
    isSpecialOffer: cells.special_offer,
    stock: {
      kind: cells.stock,
      weeksMin: cells.weeks_min,
      weeksMax: cells.weeks_max,
      checkedOn: cells.stock_checked_on,
    },
    ...(registered !== undefined && odometerMiles !== undefined && { used: { registered, odometerMiles } }),
    listedOn: cells.listed_on,
  };
}

function toFacts(cells: VehicleCells) {
  return withoutEmpty({
    bodyType: cells.body_type,
    drivetrain: cells.drivetrain,
    doors: cells.doors,
    seats: cells.seats,
    powerPs: cells.power_ps,
    engineCc: cells.engine_cc,
    batteryKwh: cells.battery_kwh,
    co2GramsPerKm: cells.co2_gkm,
    mpg: cells.mpg,
    electricRangeMiles: cells.electric_range_miles,
    milesPerKwh: cells.miles_per_kwh,
    p11dPence: cells.p11d,
    lengthMm: cells.length_mm,
    widthMm: cells.width_mm,
    heightMm: cells.height_mm,
    wheelbaseMm: cells.wheelbase_mm,
    bootLitres: cells.boot_litres,
    loadLengthMm: cells.load_length_mm,
    loadWidthMm: cells.load_width_mm,
    loadHeightMm: cells.load_height_mm,
    loadVolumeLitres: cells.load_volume_litres,
    payloadKg: cells.payload_kg,
    towingKg: cells.towing_kg,
    insuranceGroup: cells.insurance_group,
    tier: cells.tier,
  });
}

function named(text: string): Named {
  return { name: text, slug: toSlug(text) };
}
