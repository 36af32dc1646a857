import type { MakeSummary, RangeSummary, Snapshot } from '#server/catalogue/catalogue.ts';
import type { SearchablePage } from '#server/search/content-pages.ts';
import { bodyTypes } from '#shared/deals/body-type.ts';
import { allDealTypes, type DealType, dealTypes, type VehicleType } from '#shared/deals/deal-type.ts';
import { fuelLabels } from '#shared/deals/fuel.ts';
import { pricingTypes } from '#shared/deals/pricing-type.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { wordsAfterName } from '#shared/deals/profile-words.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { scopePath } from '#shared/routes/link-to.ts';
import { listChoicePages } from './choice-pages.ts';
import { type IndexedEntry, manySeats, writtenAsOne } from './indexed-entry.ts';

const vehicleTypes: readonly VehicleType[] = ['car', 'commercial'];

/** Everything that the search finds: every vehicle, the pages of makes, ranges and common choices, and the content. */
export function* listEntries(
  snapshot: Snapshot,
  content: readonly SearchablePage[],
): Generator<IndexedEntry> {
  for (const page of content) yield toContentEntry(page);
  yield* listNamePages(snapshot);
  yield* listChoicePages(snapshot);
  for (const vehicleType of vehicleTypes) {
    for (const pricingType of pricingTypes) {
      for (const vehicle of snapshot.listVehicles(vehicleType, pricingType)) {
        yield toVehicleEntry(vehicle, isOffer(snapshot, vehicle));
      }
    }
  }
}

function toContentEntry(page: SearchablePage): IndexedEntry {
  const facts = [page.description, page.words ?? ''].join(' ');
  const texts = page.isText ? { text: page.title, facts } : { heading: page.title, facts };
  return { entry: { kind: 'page', page }, texts };
}

/** Whether the vehicle is a special offer under any deal type. */
function isOffer(snapshot: Snapshot, { vehicleRef }: Vehicle): boolean {
  return allDealTypes.some(
    (dealType) => snapshot.findDeal(dealType, vehicleRef, defaultProfile)?.poundsBelowAverage !== undefined,
  );
}

function toVehicleEntry(vehicle: Vehicle, isSpecialOffer: boolean): IndexedEntry {
  const { vehicleRef, vehicleType, make, range, model, derivative } = vehicle;
  return {
    entry: { kind: 'vehicle', vehicleRef, vehicleType },
    texts: {
      make: make.name,
      range: range.name,
      model: model.name,
      derivative: derivative.name,
      facts: [...vehicleFacts(vehicle), isSpecialOffer ? 'special offer' : ''].join(' '),
    },
  };
}

function vehicleFacts(vehicle: Vehicle): readonly string[] {
  const { bodyType, fuel, transmission, drivetrain, vehicleType, pricingType } = vehicle;
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
  ];
}

const offered: readonly DealType[] = ['personal', 'business', 'van'];

/** The page of every make and of every range, under each deal type. */
function* listNamePages(snapshot: Snapshot): Generator<IndexedEntry> {
  for (const dealType of offered) {
    for (const make of snapshot.listMakes(dealTypes[dealType].vehicleType)) {
      yield toMakeEntry(dealType, make);
      for (const range of snapshot.listRanges(dealType, make.slug)) yield toRangeEntry(dealType, range);
    }
  }
}

function toMakeEntry(
  dealType: DealType,
  { name, slug, vehicleCount, rangeCount }: MakeSummary,
): IndexedEntry {
  const title = `${name} ${dealTypes[dealType].label}`;
  const description = `${formatCount(vehicleCount, 'deal')} in ${formatCount(rangeCount, 'range')}`;
  const path = scopePath(dealType, { make: slug });
  return {
    entry: { kind: 'page', page: { title, description, path, dealTypes: [dealType] } },
    // The name counts twice: someone who types only a make wants its page before its vehicles.
    texts: { make: name, title: name, facts: toFacts(dealType, name) },
  };
}

function toRangeEntry(dealType: DealType, { name, slug, make, vehicleCount }: RangeSummary): IndexedEntry {
  const title = `${make.name} ${name} ${wordsAfterName(name, dealTypes[dealType].label)}`;
  const description = `${formatCount(vehicleCount, 'deal')} on the ${make.name} ${name}`;
  const path = scopePath(dealType, { make: make.slug, range: slug });
  return {
    entry: { kind: 'page', page: { title, description, path, dealTypes: [dealType] } },
    texts: { make: make.name, range: name, title: name, facts: toFacts(dealType, make.name, name) },
  };
}

function toFacts(dealType: DealType, ...names: readonly string[]): string {
  return [dealTypes[dealType].label, ...writtenAsOne(...names)].join(' ');
}
