import { z } from 'zod';
import { toSlug } from '#server/catalogue/slug.ts';
import { withoutEmpty } from '#server/catalogue/store/without-empty.ts';
import { allBodyTypes, bodyTypes } from '#shared/deals/body-type.ts';
import { pricingTypes } from '#shared/deals/pricing-type.ts';
import { allTiers } from '#shared/deals/tier.ts';
import {
  drivetrains,
  type Fuel,
  fuels,
  type Named,
  stockKinds,
  transmissions,
  type Vehicle,
} from '#shared/deals/vehicle.ts';
import { isVehicleRef } from '#shared/deals/vehicle-ref.ts';
import { CellError, type CellReader, createRowSchema, isEmptyCell, optional, readText } from './read-cell.ts';
import { readDate, readMonth } from './read-date.ts';
import { type NumberSpan, readDecimal, readPence, readWhole } from './read-number.ts';
import { readOneOf, readYesNo } from './read-words.ts';
import type { ReadingTally } from './reading-tally.ts';
import {
  bodyTypeWords,
  drivetrainWords,
  fuelWords,
  pricingTypeWords,
  stockWords,
  tierWords,
  transmissionWords,
  vehicleTypeWords,
} from './staff-words.ts';

/** Ten digits; spreadsheets cut leading zeros, so a shorter number is refused rather than filled up. */
export function readVehicleRef(text: string): string {
  if (!isVehicleRef(text)) throw new CellError('is not a reference of ten digits');
  return text;
}

/** A fact that cannot be zero: many price lists write 0 for what they do not know. */
function fact(
  read: (span: NumberSpan) => CellReader<number>,
  span: NumberSpan,
): CellReader<number | undefined> {
  const readInSpan = read(span);
  return (text, note) => (isEmptyCell(text) || /^0+(\.0*)?$/.test(text) ? undefined : readInSpan(text, note));
}

const readKnownFuel = readOneOf(fuels, fuelWords);

const readFuel: CellReader<Fuel> = (text, note) => {
  if (/^(mhev|mild[ -]?hybrid)$/i.test(text)) {
    throw new CellError('is a mild hybrid: write the fuel that it burns, petrol or diesel');
  }
  return readKnownFuel(text, note);
};

const name = readText(150);
const positive = (max: number): NumberSpan => ({ min: 1, max });
const weeks = readWhole({ min: 0, max: 260 });

const readers = {
  vehicle_ref: readVehicleRef,
  vehicle_type: readOneOf(['car', 'commercial'], vehicleTypeWords),
  pricing_type: optional(readOneOf(pricingTypes, pricingTypeWords)),
  make: name,
  range: name,
  model: name,
  derivative: name,
  body_type: optional(readOneOf(allBodyTypes, bodyTypeWords)),
  fuel: readFuel,
  transmission: readOneOf(transmissions, transmissionWords),
  drivetrain: optional(readOneOf(drivetrains, drivetrainWords)),
  doors: fact(readWhole, positive(9)),
  seats: fact(readWhole, positive(20)),
  power_ps: fact(readWhole, positive(3_000)),
  engine_cc: fact(readWhole, positive(20_000)),
  battery_kwh: fact(readDecimal, { min: 0.1, max: 1_000 }),
  co2_gkm: optional(readWhole({ min: 0, max: 1_000 })),
  mpg: fact(readDecimal, { min: 1, max: 2_000 }),
  electric_range_miles: fact(readWhole, positive(2_000)),
  miles_per_kwh: fact(readDecimal, { min: 0.1, max: 50 }),
  p11d: fact(readPence, { min: 1_000, max: 10_000_000 }),
  boot_litres: fact(readWhole, positive(20_000)),
  load_length_mm: fact(readWhole, positive(20_000)),
  load_volume_litres: fact(readWhole, positive(100_000)),
  payload_kg: fact(readWhole, positive(50_000)),
  towing_kg: fact(readWhole, positive(50_000)),
  insurance_group: optional(readText(10)),
  tier: optional(readOneOf(allTiers, tierWords)),
  special_offer: readYesNo(),
  stock: readOneOf(stockKinds, stockWords),
  weeks_min: weeks,
  weeks_max: weeks,
  stock_checked_on: readDate,
  registered: optional(readMonth),
  odometer_miles: optional(readWhole({ min: 0, max: 1_000_000 })),
  listed_on: readDate,
} satisfies Readonly<Record<string, CellReader<unknown>>>;

type VehicleCells = { readonly [Column in keyof typeof readers]: ReturnType<(typeof readers)[Column]> };

/** Columns of vehicles.csv. */
export const vehicleColumns = Object.keys(readers) as readonly (keyof VehicleCells)[];

/** A schema for rows of vehicles.csv, checked, as vehicles. Slugs are made here, once. */
export function createVehicleRecord(tally: ReadingTally) {
  return createRowSchema(readers, tally).check(z.superRefine(checkTogether)).transform(toVehicle);
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
    bootLitres: cells.boot_litres,
    loadLengthMm: cells.load_length_mm,
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
