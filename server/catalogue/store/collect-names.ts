import type { Named, Vehicle } from '#shared/deals/vehicle.ts';

/** Each make, range and model of the vehicles once, parents first, in its first spelling. */
export interface CollectedNames {
  readonly makes: readonly Named[];
  readonly ranges: ReadonlyArray<Named & { readonly makeSlug: string }>;
  readonly models: ReadonlyArray<Named & { readonly makeSlug: string; readonly rangeSlug: string }>;
}

/** Collects the names of makes, ranges and models for their tables. */
export function collectNames(vehicles: readonly Vehicle[]): CollectedNames {
  const makes = new Map<string, CollectedNames['makes'][number]>();
  const ranges = new Map<string, CollectedNames['ranges'][number]>();
  const models = new Map<string, CollectedNames['models'][number]>();
  for (const { make, range, model } of vehicles) {
    addOnce(makes, make.slug, make);
    addOnce(ranges, `${make.slug}/${range.slug}`, { ...range, makeSlug: make.slug });
    const key = `${make.slug}/${range.slug}/${model.slug}`;
    addOnce(models, key, { ...model, makeSlug: make.slug, rangeSlug: range.slug });
  }
  return { makes: [...makes.values()], ranges: [...ranges.values()], models: [...models.values()] };
}

function addOnce<T>(entries: Map<string, T>, key: string, entry: T): void {
  if (!entries.has(key)) entries.set(key, entry);
}
