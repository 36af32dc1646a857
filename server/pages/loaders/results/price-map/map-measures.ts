import { type FacetName, facetPlans } from '#shared/deals/facets.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { type NumberFactName, vehicleFacts } from '#shared/deals/vehicle-facts.ts';
import type { MapMeasure } from '#shared/pages/results/price-map/price-map-data.ts';

/** A figure of a vehicle that prices are shown against. */
export interface MeasureFacts {
  readonly label: string;
  readonly unit: string;
  readonly figureOf: (vehicle: Vehicle) => number | undefined;
  /** The filter over the same figure. */
  readonly facet?: FacetName;
}

export const measureFacts: Readonly<Record<MapMeasure, MeasureFacts>> = {
  range: ofFact('electricRangeMiles', 'electricRange'),
  boot: ofFact('bootLitres', 'boot'),
  power: ofFact('powerPs'),
  payload: ofFact('payloadKg', 'payload'),
};

function ofFact(name: NumberFactName, facet?: FacetName): MeasureFacts {
  const { label, unit = '' } = vehicleFacts[name];
  const figureOf = (vehicle: Vehicle) => vehicle[name];
  return facet ? { label: facetPlans[facet].label, unit, figureOf, facet } : { label, unit, figureOf };
}
