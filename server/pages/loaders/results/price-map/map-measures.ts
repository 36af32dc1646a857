import type { BucketFacetName } from '#shared/deals/facets.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import type { MapMeasure } from '#shared/pages/results/price-map/price-map-data.ts';

/** A figure of a vehicle that prices are shown against. */
export interface MeasureFacts {
  readonly label: string;
  readonly unit: string;
  readonly figureOf: (vehicle: Vehicle) => number | undefined;
  /** The filter over the same figure. */
  readonly facet?: BucketFacetName;
}

export const measureFacts: Readonly<Record<MapMeasure, MeasureFacts>> = {
  range: {
    label: 'Electric range',
    unit: 'miles',
    figureOf: (vehicle) => vehicle.electricRangeMiles,
    facet: 'electricRange',
  },
  boot: { label: 'Boot space', unit: 'litres', figureOf: (vehicle) => vehicle.bootLitres, facet: 'boot' },
  power: { label: 'Power', unit: 'PS', figureOf: (vehicle) => vehicle.powerPs },
  payload: { label: 'Payload', unit: 'kg', figureOf: (vehicle) => vehicle.payloadKg, facet: 'payload' },
};
