import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { ContentPage } from '#server/search/content-pages.ts';
import { bodyTypes } from '#shared/deals/body-type.ts';
import type { VehicleType } from '#shared/deals/deal-type.ts';
import { pricingTypes } from '#shared/deals/pricing-type.ts';
import { fuelLabels, type Vehicle } from '#shared/deals/vehicle.ts';
import { listNamePages } from './name-pages.ts';

/** Something that can be found: a vehicle, by its reference, or a page. */
export type SearchEntry =
  | { readonly kind: 'vehicle'; readonly vehicleRef: string; readonly vehicleType: VehicleType }
  | { readonly kind: 'page'; readonly page: ContentPage };

/** The texts of an entry, by the weight that they are found with. */
export interface SearchTexts {
  readonly make?: string;
  readonly range?: string;
  readonly model?: string;
  readonly derivative?: string;
  /** Of pages of a make or range: the name again, so that they come before its vehicles. */
  readonly title?: string;
  /** Of content: what a page is about counts more than a name that has the same word in it. */
  readonly heading?: string;
  readonly facts: string;
}

export interface IndexedEntry {
  readonly entry: SearchEntry;
  readonly texts: SearchTexts;
}

const vehicleTypes: readonly VehicleType[] = ['car', 'commercial'];

/** Everything that the search finds: every vehicle, every make and range with its page, and the content. */
export function* listEntries(snapshot: Snapshot, content: readonly ContentPage[]): Generator<IndexedEntry> {
  for (const page of content) yield toContentEntry(page);
  yield* listNamePages(snapshot);
  for (const vehicleType of vehicleTypes) {
    for (const pricingType of pricingTypes) {
      for (const vehicle of snapshot.listVehicles(vehicleType, pricingType)) yield toVehicleEntry(vehicle);
    }
  }
}

function toContentEntry(page: ContentPage): IndexedEntry {
  const facts = [page.description, page.words ?? ''].join(' ');
  return { entry: { kind: 'page', page }, texts: { heading: page.title, facts } };
}

function toVehicleEntry(vehicle: Vehicle): IndexedEntry {
  const { vehicleRef, vehicleType, make, range, model, derivative } = vehicle;
  return {
    entry: { kind: 'vehicle', vehicleRef, vehicleType },
    texts: {
      make: make.name,
      range: range.name,
      model: model.name,
      derivative: derivative.name,
      facts: vehicleFacts(vehicle).join(' '),
    },
  };
}

function vehicleFacts(vehicle: Vehicle): readonly string[] {
  const { bodyType, fuel, transmission, drivetrain, vehicleType, pricingType, isSpecialOffer } = vehicle;
  return [
    bodyType ? bodyTypes[bodyType].label : '',
    fuelLabels[fuel],
    transmission,
    drivetrain === 'all' ? 'all wheel drive 4x4' : '',
    vehicleType === 'car' ? 'car' : 'van',
    pricingType === 'used' ? 'used' : '',
    pricingType === 'atc' ? 'insured with insurance' : '',
    isSpecialOffer ? 'special offer' : '',
  ];
}
