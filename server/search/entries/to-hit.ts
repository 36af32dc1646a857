import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { ProductFilter, SearchHit } from '#shared/contracts/search.ts';
import { bodyTypes } from '#shared/deals/body-type.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { fuelLabels } from '#shared/deals/fuel.ts';
import { vehicleImagePath } from '#shared/deals/paint.ts';
import type { Price } from '#shared/deals/price.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { factText, transmissionLabels } from '#shared/deals/vehicle-facts.ts';
import { formatMonths } from '#shared/format/format-count.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { vehiclePath } from '#shared/routes/link-to.ts';
import { keyFacts } from '#shared/ui/key-facts.ts';
import type { SearchEntry } from './indexed-entry.ts';

/** What is needed to make a hit. */
export interface HitSource {
  /** The current catalogue, which may be newer than the index. */
  readonly snapshot: Snapshot;
  readonly product: ProductFilter;
  readonly imageHost: string;
}

/** The hit of an entry; undefined for a vehicle that is no longer in the catalogue. */
export function toHit(entry: SearchEntry, source: HitSource): SearchHit | undefined {
  if (entry.kind === 'vehicle') {
    const vehicle = source.snapshot.findVehicle(entry.vehicleRef);
    return vehicle && toVehicleHit(vehicle, source);
  }
  const { title, description, path } = entry.page;
  return { title, description, link: path, ispoa: false };
}

function toVehicleHit(vehicle: Vehicle, { snapshot, product, imageHost }: HitSource): SearchHit {
  const { vehicleType, vehicleRef, make, model, derivative, bodyType, fuel, transmission } = vehicle;
  const dealType = foundUnder(vehicleType, product);
  const { price, poundsBelowAverage } = snapshot.findDeal(dealType, vehicleRef, defaultProfile) ?? {};
  const driveTrain = factText('drivetrain', vehicle);
  return {
    title: `${make.name} ${model.name} ${derivative.name}${offerWords[vehicle.pricingType]}`,
    link: vehiclePath(dealType, vehicle),
    image_link: imageHost + vehicleImagePath(vehicle),
    ispoa: price === undefined,
    description: keyFacts(vehicle).join(', '),
    ...(bodyType && { body_type: bodyTypes[bodyType].label }),
    fuel: fuelLabels[fuel],
    transmission: transmissionLabels[transmission],
    ...(driveTrain && { drive_train: driveTrain }),
    ...(price && priceFields(price, poundsBelowAverage !== undefined)),
  };
}

/** Marks insured and used offers, which have the same name as the new vehicle. */
const offerWords: Readonly<Record<Vehicle['pricingType'], string>> = {
  standard: '',
  atc: ' with insurance',
  used: ' (used)',
};

/** The deal type under which a vehicle is found when a product is searched. */
export function foundUnder(vehicleType: Vehicle['vehicleType'], product: ProductFilter): DealType {
  if (vehicleType === 'commercial') return 'van';
  return product === 'personal-contract-hire' ? 'personal' : 'business';
}

/**
 * The rental of a special offer goes into `sale_price`, any other into `price`. A special offer has no `price` beside
 * it, because it is compared with an average and not with one former price.
 */
function priceFields(price: Price, isSpecialOffer: boolean) {
  return {
    ...(isSpecialOffer ? { sale_price: price.monthlyPence } : { price: price.monthlyPence }),
    true_cost: price.trueMonthlyPence,
    vat: price.vat,
    profile: profileWords(price.profile),
    cost: costWords(price),
  };
}

function costWords({ profile, monthlyPence, initialPence, feePence, totalPence }: Price): string {
  return [
    `${formatPounds(initialPence)} initial payment (${formatMonths(profile.initialMonths)})`,
    feePence > 0 ? `${formatPounds(feePence)} fee` : 'no fee',
    `then ${profile.termMonths - 1} payments of ${formatPounds(monthlyPence)}`,
    `${formatPounds(totalPence)} in total`,
    'subject to status',
  ].join(', ');
}
