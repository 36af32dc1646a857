import type { Vehicle } from '#shared/deals/vehicle.ts';
import type { CatalogueRows, PowertrainRow, SizedModel, TrimRow } from './catalogue-rows.ts';
import { toVehicle } from './to-vehicle.ts';

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
