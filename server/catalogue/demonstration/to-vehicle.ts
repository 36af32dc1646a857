import { toSlug } from '#server/catalogue/slug.ts';
import { vehicleRefFor } from '#server/catalogue/vehicle-ref.ts';
import type { Named, Vehicle } from '#shared/deals/vehicle.ts';
import type { ModelRow, PowertrainRow, SizedModel, SizeRow, TrimRow } from './catalogue-rows.ts';
import { estimateInsuranceGroup, toPowertrainFacts } from './powertrain-facts.ts';
import { supplyNew } from './supply.ts';

/** The standard vehicle of a model, powertrain and trim; its reference is made from its names. */
export function toVehicle(
  { model, size }: SizedModel,
  powertrain: PowertrainRow,
  trim: TrimRow | undefined,
): Vehicle {
  const { vehicle_type: vehicleType, make, range, model: modelName } = model;
  const derivative = nameDerivative(model, powertrain, trim);
  const vehicleRef = vehicleRefFor([vehicleType, 'standard', make, range, modelName, derivative]);
  const pounds = model.list_price + powertrain.list_price_delta + (trim?.list_price_delta ?? 0);
  const p11dPence = pounds * 100;
  const group = estimateInsuranceGroup({ vehicleType, powerPs: powertrain.power_ps, p11dPence });
  return {
    vehicleRef,
    pricingType: 'standard',
    make: toNamed(make),
    range: toNamed(range),
    model: toNamed(modelName),
    derivative: toNamed(derivative),
    ...known(toModelFacts(model)),
    ...known(toSizeFacts(size)),
    ...known(toPowertrainFacts(powertrain)),
    drivetrain: powertrain.drivetrain ?? model.drivetrain,
    p11dPence,
    insuranceGroup: `${group}E`,
    ...supplyNew(vehicleRef, p11dPence),
  };
}

/** "2.0 TDI Style 5dr DSG". A manual gearbox is not named, and vans have no number of doors. */
function nameDerivative(model: ModelRow, powertrain: PowertrainRow, trim: TrimRow | undefined): string {
  const doors = model.vehicle_type === 'car' ? `${model.doors}dr` : undefined;
  return [powertrain.engine, trim?.trim, doors, powertrain.gearbox].filter(Boolean).join(' ');
}

function toModelFacts(model: ModelRow) {
  return {
    vehicleType: model.vehicle_type,
    bodyType: model.body_type,
    doors: model.doors,
    seats: model.seats,
    bootLitres: model.boot_litres,
    loadLengthMm: model.load_length_mm,
    loadVolumeLitres: model.load_volume_litres,
    payloadKg: model.payload_kg,
    towingKg: model.towing_kg,
  };
}

function toSizeFacts(size: SizeRow) {
  return {
    lengthMm: size.length_mm,
    widthMm: size.width_mm,
    heightMm: size.height_mm,
    wheelbaseMm: size.wheelbase_mm,
    loadWidthMm: size.load_width_mm,
    loadHeightMm: size.load_height_mm,
  };
}

function toNamed(name: string): Named {
  return { name, slug: toSlug(name) };
}

type Known<Facts> = {
  [Name in keyof Facts as undefined extends Facts[Name] ? never : Name]: Facts[Name];
} & { [Name in keyof Facts as undefined extends Facts[Name] ? Name : never]?: NonNullable<Facts[Name]> };

/** The facts without undefined ones: in our records an unknown fact is absent. */
function known<Facts extends object>(facts: Facts): Known<Facts> {
  return Object.fromEntries(Object.entries(facts).filter((entry) => entry[1] !== undefined)) as Known<Facts>;
}
