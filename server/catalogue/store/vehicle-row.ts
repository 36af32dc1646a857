import type { Vehicle } from '#shared/deals/vehicle.ts';
import type { manufacturers, models, ranges, vehicles } from './catalogue-tables.ts';

type VehicleRow = typeof vehicles.$inferSelect;

/** The row of a vehicle, with the names of its make, range and model. */
export interface NamedVehicleRow {
  readonly vehicle: VehicleRow;
  readonly make: typeof manufacturers.$inferSelect.name;
  readonly range: typeof ranges.$inferSelect.name;
  readonly model: typeof models.$inferSelect.name;
}

/** The row of a vehicle in one version of the catalogue. */
export function toVehicleRow(version: number, vehicle: Vehicle): typeof vehicles.$inferInsert {
  const { make, range, model, derivative, stock, used, ...facts } = vehicle;
  return {
    ...facts,
    version,
    makeSlug: make.slug,
    rangeSlug: range.slug,
    modelSlug: model.slug,
    derivativeName: derivative.name,
    derivativeSlug: derivative.slug,
    stockKind: stock.kind,
    weeksMin: stock.weeksMin,
    weeksMax: stock.weeksMax,
    stockCheckedOn: stock.checkedOn,
    registered: used?.registered,
    odometerMiles: used?.odometerMiles,
  };
}

/** The vehicle of a row; unknown facts are absent. */
export function toVehicle({ vehicle: row, ...names }: NamedVehicleRow): Vehicle {
  const { version, makeSlug, rangeSlug, modelSlug, derivativeName, derivativeSlug, ...rest } = row;
  const { stockKind, weeksMin, weeksMax, stockCheckedOn, registered, odometerMiles, ...facts } = rest;
  return {
    ...withoutEmpty(facts),
    make: { name: names.make, slug: makeSlug },
    range: { name: names.range, slug: rangeSlug },
    model: { name: names.model, slug: modelSlug },
    derivative: { name: nameAfterModel(names, derivativeName), slug: derivativeSlug },
    stock: { kind: stockKind, weeksMin, weeksMax, checkedOn: stockCheckedOn },
    ...(registered !== null && odometerMiles !== null && { used: { registered, odometerMiles } }),
  };
}

/**
 * A derivative's name as it is read after its model's: "GLE 300 d" of the GLE is "300 d", and "CLE 200" of the CLE Coupé
 * is "200", so that no name composed of both stutters. Addresses and references keep the name of the feed.
 */
export function nameAfterModel(
  { range, model }: { readonly range: string; readonly model: string },
  derivative: string,
): string {
  const last = model.split(' ').at(-1) ?? model;
  const names = [
    model,
    ...(model.startsWith(`${range} `) ? [range] : []),
    ...(/^\p{L}/u.test(last) ? [last] : []),
  ];
  const repeated = names.find((name) => derivative.startsWith(`${name} `));
  return repeated === undefined ? derivative : derivative.slice(repeated.length + 1);
}

/** A record whose null or undefined values have become absent properties. */
type WithoutEmpty<T> = {
  [K in keyof T as null extends T[K] ? never : undefined extends T[K] ? never : K]: T[K];
} & { [K in keyof T as null extends T[K] ? K : undefined extends T[K] ? K : never]?: NonNullable<T[K]> };

/** Leaves out what is null or undefined: in our records an unknown fact is absent. */
export function withoutEmpty<T extends object>(record: T): WithoutEmpty<T> {
  const kept = Object.entries(record).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(kept) as WithoutEmpty<T>;
}
