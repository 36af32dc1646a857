import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { ContentPage } from '#server/search/content-pages.ts';
import { bodyTypes } from '#shared/deals/body-type.ts';
import type { VehicleType } from '#shared/deals/deal-type.ts';
import { pricingTypes } from '#shared/deals/pricing-type.ts';
import { fuelLabels, type Vehicle } from '#shared/deals/vehicle.ts';
import { listChoicePages } from './choice-pages.ts';
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
  /** Of lists of a choice: not a heading, for who asks for one of its words means the page of that word. */
  readonly choice?: string;
  /** Of content: what a page is about counts more than a name that has the same word in it. */
  readonly heading?: string;
  readonly facts: string;
}

export interface IndexedEntry {
  readonly entry: SearchEntry;
  readonly texts: SearchTexts;
}

/** From this many seats on people ask for their number: "7 seater". */
export const manySeats = 6;

const vehicleTypes: readonly VehicleType[] = ['car', 'commercial'];

/** Everything that the search finds: every vehicle, the pages of makes, ranges and common choices, and the content. */
export function* listEntries(snapshot: Snapshot, content: readonly ContentPage[]): Generator<IndexedEntry> {
  for (const page of content) yield toContentEntry(page);
  yield* listNamePages(snapshot);
  yield* listChoicePages(snapshot);
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
  const { make, range, seats = 0 } = vehicle;
  return [
    ...writtenAsOne(make.name, range.name),
    seats >= manySeats ? `${seats} seater` : '',
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

/** Names of several words as people also write them: LandRover. */
export function writtenAsOne(...names: readonly string[]): readonly string[] {
  return names.filter((name) => name.includes(' ')).map((name) => name.replaceAll(' ', ''));
}
