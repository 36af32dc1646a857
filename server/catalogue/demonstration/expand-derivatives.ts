import { toSlug } from '#server/catalogue/slug.ts';
import { vehicleRefFor } from '#server/catalogue/vehicle-ref.ts';
import type { Named, Vehicle } from '#shared/deals/vehicle.ts';
import type {
  CatalogueRows,
  ModelRow,
  PowertrainRow,
  SizedModel,
  SizeRow,
  TrimRow,
} from './catalogue-rows.ts';
import { estimateInsuranceGroup, toPowertrainFacts } from './powertrain-facts.ts';
import { supplyNew } from './supply.ts';

/** A standard vehicle, with the facts that later rules need. */
export interface Derivative {
  readonly vehicle: Vehicle;
  /** Place of the trim among the model's trims by price, from 0. */
  readonly trimRank: number;
  readonly trimCount: number;
  readonly isPick: boolean;
  /** Launched in 2024 or later: too new to be offered used. */
  readonly isRecent: boolean;
}

/** Every powertrain of every model in each trim that it is sold in; throws when a row names an unknown one. */
export function expandDerivatives(rows: CatalogueRows): readonly Derivative[] {
  const powertrains = Map.groupBy(rows.powertrains, (row) => row.model_id);
  const trims = Map.groupBy(rows.trims, (row) => row.model_id);
  const sizes = new Map(rows.sizes.map((row) => [row.model_id, row]));
  return rows.models.flatMap((model) => {
    const source = model.same_as ?? model.id;
    const size = sizes.get(model.id);
    if (!size) throw new Error(`No size for ${model.id}`);
    return expandModel({ model, size }, powertrains.get(source) ?? [], trims.get(source) ?? []);
  });
}

function expandModel(
  sized: SizedModel,
  powertrains: readonly PowertrainRow[],
  trims: readonly TrimRow[],
): readonly Derivative[] {
  const { model } = sized;
  if (powertrains.length === 0) throw new Error(`No powertrain for ${model.id}`);
  const byPrice = trims.toSorted((a, b) => a.list_price_delta - b.list_price_delta);
  const picked = new Set<string>();
  return powertrains.flatMap((powertrain) =>
    suitableTrims(powertrain, byPrice).map((trim) => {
      // A pick is one vehicle: the first powertrain that is sold in the picked trim.
      const isPick = trim?.is_pick === true && !picked.has(trim.trim);
      if (isPick) picked.add(trim.trim);
      return {
        vehicle: toVehicle(sized, powertrain, trim),
        trimRank: trim ? byPrice.indexOf(trim) : 0,
        trimCount: byPrice.length,
        isPick,
        isRecent: model.is_recent,
      };
    }),
  );
}

function suitableTrims(
  powertrain: PowertrainRow,
  trims: readonly TrimRow[],
): readonly (TrimRow | undefined)[] {
  const unknown = powertrain.trims.find((name) => trims.every((trim) => trim.trim !== name));
  if (unknown !== undefined) throw new Error(`Unknown trim ${unknown} for ${powertrain.model_id}`);
  if (trims.length === 0) return [undefined];
  return powertrain.trims.length === 0 ? trims : trims.filter((trim) => powertrain.trims.includes(trim.trim));
}

/** The standard vehicle of a model, powertrain and trim; its reference is made from its names. */
function toVehicle(
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
