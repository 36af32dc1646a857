import type { DealQuery } from '#shared/deals/deal-query.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import { type FacetName, facetNames, facetPlans, isInBucket } from '#shared/deals/facets.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';

/** A query, and all vehicles of the catalogue of any kind. */
export interface FacetQuestion {
  readonly vehicles: readonly Vehicle[];
  readonly query: DealQuery;
}

/** Whether a vehicle is of the kind that the query is about. */
export function isAskedFor({ dealType, pricingType }: DealQuery, vehicle: Vehicle): boolean {
  return vehicle.vehicleType === dealTypes[dealType].vehicleType && vehicle.pricingType === pricingType;
}

/**
 * Whether the vehicle passes the presets and every facet with a known chosen value, except `except`. Ranges belong to
 * the chosen make, so that excepting the make excepts them too.
 */
export function passesFacets(question: FacetQuestion, vehicle: Vehicle, except?: FacetName): boolean {
  const { scope, facets } = question.query;
  return facetNames.every((name) => {
    const isChosen = (value: string) => isInOption(vehicle, name, value);
    const preset = scope.preset?.[name];
    if (preset && !knownValues(question, name, preset).some(isChosen)) return false;
    if (name === except || (except === 'make' && name === 'range')) return true;
    const chosen = knownValues(question, name, facets[name]);
    return chosen.length === 0 || chosen.some(isChosen);
  });
}

/** The vehicles that match: all filters, all but one facet, or none of the visitor's. */
export interface MatchingVehicles {
  readonly without: (facet: FacetName) => readonly Vehicle[];
  readonly unfiltered: readonly Vehicle[];
}

/**
 * Counts of the options in facets by which the vehicles of the path differ: those that one of these vehicles has, those
 * chosen, and every span of a number except CO2: `fuel/electric`, 3.
 */
export function countOptions(
  question: FacetQuestion,
  { without, unfiltered }: MatchingVehicles,
): readonly (readonly [string, number])[] {
  return facetNames.flatMap((name) => {
    const others = without(name);
    const divided = name === 'range' ? unfiltered.filter(isOfMake(onlyMake(question))) : unfiltered;
    const chosen = knownValues(question, name, question.query.facets[name]);
    const countIn = (vehicles: readonly Vehicle[], value: string) =>
      vehicles.filter((vehicle) => isInOption(vehicle, name, value)).length;
    const options = optionValues(question, name).map((value) => ({
      value,
      count: countIn(others, value),
      held: countIn(divided, value),
    }));
    const keepsAll = isSpan(name) && name !== 'co2';
    const cannotNarrow = options.every(({ held }) => held === 0 || held === divided.length);
    const isOneForAll = options.every(({ held }) => held === options[0]?.held) || divided.length < 2;
    if (chosen.length === 0 && cannotNarrow && (!keepsAll || isOneForAll)) return [];
    return options
      .filter(({ value, held }) => held > 0 || keepsAll || chosen.includes(value))
      .map(({ value, count }) => [`${name}/${value}`, count] as const);
  });
}

function isOfMake(slug: string | undefined) {
  return (vehicle: Vehicle) => vehicle.make.slug === slug;
}

function knownValues(question: FacetQuestion, name: FacetName, values: readonly string[] = []) {
  const known = optionValues(question, name);
  return values.filter((value) => known.includes(value));
}

/** Every option of a facet, with or without deals. */
function optionValues(question: FacetQuestion, name: FacetName): readonly string[] {
  const shelf = question.vehicles.filter((vehicle) => isAskedFor(question.query, vehicle));
  const distinct = (values: readonly (string | number | undefined)[]) => [
    ...new Set(values.filter((value) => value !== undefined).map(String)),
  ];
  if (name === 'make') return distinct(shelf.map((vehicle) => vehicle.make.slug));
  if (name === 'range') {
    const make = onlyMake(question);
    return distinct(
      shelf.filter((vehicle) => vehicle.make.slug === make).map((vehicle) => vehicle.range.slug),
    );
  }
  const { read, counted, options = [] } = facetPlans[name];
  return counted ? distinct(shelf.map((vehicle) => read?.(vehicle))) : options.map(({ value }) => value);
}

function onlyMake(question: FacetQuestion): string | undefined {
  const { scope, facets } = question.query;
  if (scope.make !== undefined) return scope.make;
  const makes = knownValues(question, 'make', facets.make);
  return makes.length === 1 ? makes[0] : undefined;
}

function isInOption(vehicle: Vehicle, name: FacetName, value: string): boolean {
  if (name === 'make' || name === 'range') return vehicle[name].slug === value;
  const read = facetPlans[name].read?.(vehicle);
  if (!isSpan(name) || typeof read !== 'number') return read !== undefined && `${read}` === value;
  return (
    facetPlans[name].options?.some((bucket) => bucket.value === value && isInBucket(bucket, read)) ?? false
  );
}

function isSpan(name: FacetName): boolean {
  return facetPlans[name].options?.some(({ min, max }) => min !== undefined || max !== undefined) ?? false;
}
