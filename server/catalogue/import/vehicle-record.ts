import { z } from 'zod';
import { toSlug } from '#server/catalogue/slug.ts';
import { withoutEmpty } from '#server/catalogue/store/vehicle-row.ts';
import { bodyTypes } from '#shared/deals/body-type.ts';
import type { Named, Vehicle } from '#shared/deals/vehicle.ts';
import { createRowSchema } from './read-cell.ts';
import type { ReadingTally } from './reading-tally.ts';
import { factColumns, type VehicleCells, vehicleReaders } from './vehicle-columns.ts';

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

type FactCells = {
  readonly [Name in keyof typeof factColumns]: VehicleCells[(typeof factColumns)[Name]['column']];
};

function toFacts(cells: VehicleCells) {
  const facts = Object.entries(factColumns).map(([name, { column }]) => [name, cells[column]]);
  return withoutEmpty(Object.fromEntries(facts) as FactCells);
}

function named(text: string): Named {
  return { name: text, slug: toSlug(text) };
}
