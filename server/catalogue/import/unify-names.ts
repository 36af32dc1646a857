import { collectNames } from '#server/catalogue/store/collect-names.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';

/** The vehicles with one spelling for each make, range and model: names with the same slug are the same thing. */
export function unifyNames(vehicles: readonly Vehicle[]): readonly Vehicle[] {
  const { makes, ranges, models } = collectNames(vehicles);
  const make = new Map(makes.map((each) => [each.slug, each.name]));
  const range = new Map(ranges.map((each) => [`${each.makeSlug}/${each.slug}`, each.name]));
  const model = new Map(models.map((each) => [`${each.makeSlug}/${each.rangeSlug}/${each.slug}`, each.name]));
  return vehicles.map((vehicle) => {
    const rangeKey = `${vehicle.make.slug}/${vehicle.range.slug}`;
    const modelKey = `${rangeKey}/${vehicle.model.slug}`;
    return {
      ...vehicle,
      make: { ...vehicle.make, name: make.get(vehicle.make.slug) ?? vehicle.make.name },
      range: { ...vehicle.range, name: range.get(rangeKey) ?? vehicle.range.name },
      model: { ...vehicle.model, name: model.get(modelKey) ?? vehicle.model.name },
    };
  });
}
