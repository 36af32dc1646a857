import type { RateCard } from '#server/catalogue/rate-card.ts';
import { regrid, unionGrid } from '#server/catalogue/regrid.ts';
import { collectNames } from '#server/catalogue/store/draft-rows.ts';
import { ratebookKey } from '#server/catalogue/store/rate-card-row.ts';
import type { Named, Vehicle } from '#shared/deals/vehicle.ts';

/** The parts of a catalogue that an import brings or changes. */
export interface CatalogueParts {
  readonly vehicles: readonly Vehicle[];
  readonly rateCards: readonly RateCard[];
}

/** What identifies a card within a catalogue. */
export function rateCardKey(card: RateCard): string {
  return `${card.vehicleRef} ${card.contract} ${ratebookKey(card)}`;
}

/**
 * The first catalogue with the vehicles and rates of the second added, each replacing the one with the same key. Rates
 * are replaced profile by profile; fee and validity are those of the second.
 */
export function mergeCatalogues(base: CatalogueParts, update: CatalogueParts): CatalogueParts {
  const vehicles = new Map(base.vehicles.map((vehicle) => [vehicle.vehicleRef, vehicle]));
  for (const vehicle of update.vehicles) vehicles.set(vehicle.vehicleRef, vehicle);
  return { vehicles: [...vehicles.values()], rateCards: mergeRateCards(base.rateCards, update.rateCards) };
}

function mergeRateCards(base: readonly RateCard[], update: readonly RateCard[]): readonly RateCard[] {
  const validity = new Map(update.map((card) => [ratebookKey(card), card]));
  const merged = new Map(base.map((card) => [rateCardKey(card), withValidity(card, validity)]));
  for (const card of update) {
    const key = rateCardKey(card);
    const older = merged.get(key);
    merged.set(key, older ? overlay(older, card) : card);
  }
  return [...merged.values()];
}

function withValidity(card: RateCard, newer: ReadonlyMap<string, RateCard>): RateCard {
  const book = newer.get(ratebookKey(card));
  return book ? { ...card, validFrom: book.validFrom, validTo: book.validTo } : card;
}

function overlay(older: RateCard, newer: RateCard): RateCard {
  const grid = unionGrid([older.grid, newer.grid]);
  const below = regrid(older, grid);
  const above = regrid(newer, grid);
  return {
    ...above,
    monthlyPence: above.monthlyPence.map((pence, at) => pence || (below.monthlyPence[at] ?? 0)),
    excessTenths: above.excessTenths.map((tenths, at) =>
      above.monthlyPence[at] ? tenths : (below.excessTenths[at] ?? 0),
    ),
  };
}

/**
 * The vehicles with one range for each model, and one spelling for each make, range and model: names with the same slug
 * mean the same thing.
 */
export function unifyNames(named: readonly Vehicle[]): readonly Vehicle[] {
  const vehicles = placeInOneRange(named);
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
