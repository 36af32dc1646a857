import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import { allBodyTypes } from '#shared/deals/body-type.ts';
import { fuels } from '#shared/deals/fuel.ts';
import { drivetrains } from '#shared/deals/vehicle-facts.ts';

const text = z.string().trim().min(1);
const number = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/, 'is not a number')
  .transform(Number);
const flag = z.enum(['yes', '']).transform((word) => word === 'yes');

/** An empty cell is an unknown fact. */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.union([z.literal('').transform(() => undefined), schema]);
}

const modelRow = z.strictObject({
  id: text,
  make: text,
  range: text,
  model: text,
  vehicle_type: z.enum(['car', 'commercial']),
  body_type: z.enum(allBodyTypes),
  doors: number,
  seats: number,
  drivetrain: z.enum(drivetrains),
  list_price: number,
  boot_litres: optional(number),
  load_length_mm: optional(number),
  load_volume_litres: optional(number),
  payload_kg: optional(number),
  towing_kg: optional(number),
  is_recent: flag,
  same_as: optional(text),
});

const powertrainRow = z.strictObject({
  model_id: text,
  engine: text,
  fuel: z.enum(fuels),
  gearbox: optional(text),
  drivetrain: optional(z.enum(drivetrains)),
  power_ps: number,
  engine_cc: optional(number),
  battery_kwh: optional(number),
  co2_gkm: number,
  electric_range_miles: optional(number),
  list_price_delta: number,
  trims: z.string().transform((names) => names.split(';').filter(Boolean)),
});

const trimRow = z.strictObject({ model_id: text, trim: text, list_price_delta: number, is_pick: flag });

const sizeRow = z.strictObject({
  model_id: text,
  length_mm: number,
  width_mm: number,
  height_mm: number,
  wheelbase_mm: number,
  load_width_mm: optional(number),
  load_height_mm: optional(number),
});

/** A body or power variant of a range; `same_as` names the model whose powertrains and trims it shares. */
export type ModelRow = z.infer<typeof modelRow>;
/** An engine with its gearbox in one model; `trims` empty means every trim of the model. */
export type PowertrainRow = z.infer<typeof powertrainRow>;
/** A trim level of one model. */
export type TrimRow = z.infer<typeof trimRow>;

/** The outside of one model, and the load space of a van. */
export type SizeRow = z.infer<typeof sizeRow>;

export interface SizedModel {
  readonly model: ModelRow;
  readonly size: SizeRow;
}

export interface CatalogueRows {
  readonly models: readonly ModelRow[];
  readonly sizes: readonly SizeRow[];
  readonly powertrains: readonly PowertrainRow[];
  readonly trims: readonly TrimRow[];
}

/** The four files of the demonstration catalogue, every row checked; throws on the first file with a fault. */
export function readCatalogueRows(folder: string): CatalogueRows {
  return {
    models: readRows(join(folder, 'models.csv'), modelRow),
    sizes: readRows(join(folder, 'sizes.csv'), sizeRow),
    powertrains: readRows(join(folder, 'powertrains.csv'), powertrainRow),
    trims: readRows(join(folder, 'trims.csv'), trimRow),
  };
}

function readRows<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema>[] {
  const rows: unknown = parse(readFileSync(path), { columns: true, bom: true });
  const checked = z.array(schema).safeParse(rows);
  if (checked.success) return checked.data;
  throw new Error(`${path}: ${z.prettifyError(checked.error)}`, { cause: checked.error });
}
