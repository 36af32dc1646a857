import type { Named, Vehicle } from '#shared/deals/vehicle.ts';

/**
 * The vehicles with each model in one range of its make. One source may have a model as a range of its own (ë-C3) and
 * another under a broader range (C3). Visitors look for a version under the range that it belongs to, so of the ranges
 * whose name is part of the model's name the model stands in the longest that is not the model itself. Ranges whose name
 * is not part of it stay: an "Estate" of the Golf is not one of the Passat.
 */
export function placeInOneRange(vehicles: readonly Vehicle[]): readonly Vehicle[] {
  const rangesByModel = new Map<string, Map<string, Named>>();
  for (const vehicle of vehicles.filter(isNamedAfterRange)) {
    const ranges = rangesByModel.get(modelKey(vehicle)) ?? new Map<string, Named>();
    rangesByModel.set(modelKey(vehicle), ranges.set(vehicle.range.slug, vehicle.range));
  }
  return vehicles.map((vehicle) => {
    const ranges = rangesByModel.get(modelKey(vehicle));
    if (!ranges || ranges.size < 2 || !isNamedAfterRange(vehicle)) return vehicle;
    return { ...vehicle, range: findBroader([...ranges.values()], vehicle.model) };
  });
}

function modelKey({ vehicleType, make, model }: Vehicle): string {
  return `${vehicleType}/${make.slug}/${model.slug}`;
}

function isNamedAfterRange({ model, range }: Vehicle): boolean {
  return model.slug.includes(range.slug);
}

/** Never the model itself, because there are at least two. Ranges of one length are in alphabetical order. */
function findBroader(ranges: readonly Named[], model: Named): Named {
  const broader = ranges.filter(({ slug }) => slug !== model.slug);
  return broader.toSorted((a, b) => b.slug.length - a.slug.length || (a.slug < b.slug ? -1 : 1))[0] ?? model;
}
