import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { listPopularMakes, plainQuery } from '#server/pages/loaders/site-choices.ts';
import { allBodyTypes, type BodyType, bodyTypes } from '#shared/deals/body-type.ts';
import type { Named } from '#shared/deals/vehicle.ts';
import type { VehicleTab } from '#shared/routes/page.ts';

const popularMakeCount = 12;

/** The facts of the catalogue that the menu shows. */
export interface MenuCatalogue {
  readonly popularMakes: Readonly<Record<VehicleTab, readonly Named[]>>;
  /** Body types that have deals, in the site's order. */
  readonly bodyTypes: Readonly<Record<VehicleTab, readonly BodyType[]>>;
  /** Slugs of the car makes that get the Best Prices badge. */
  readonly bestPriceMakes: ReadonlySet<string>;
}

/** Kept for each snapshot: a snapshot never changes, and its menu is needed for many requests. */
const read = new WeakMap<Snapshot, MenuCatalogue>();

/** The facts that the menu shows, worked out once for each snapshot. */
export function readMenuCatalogue(snapshot: Snapshot): MenuCatalogue {
  const found = read.get(snapshot);
  if (found) return found;
  const sold = { car: soldBodyTypes(snapshot, 'car'), van: soldBodyTypes(snapshot, 'van') };
  const made: MenuCatalogue = {
    popularMakes: {
      car: listPopularMakes(snapshot.listMakes('car'), popularMakeCount),
      van: listPopularMakes(snapshot.listMakes('commercial'), popularMakeCount),
    },
    bodyTypes: sold,
    bestPriceMakes: new Set(sold.car.flatMap((bodyType) => cheapestMakes(snapshot, bodyType))),
  };
  read.set(snapshot, made);
  return made;
}

function soldBodyTypes(snapshot: Snapshot, tab: VehicleTab): readonly BodyType[] {
  const vehicleType = tab === 'car' ? 'car' : 'commercial';
  const sold = new Set<string | undefined>();
  for (const { bodyType } of snapshot.listVehicles(vehicleType, 'standard')) sold.add(bodyType);
  return allBodyTypes.filter((type) => bodyTypes[type].vehicleType === vehicleType && sold.has(type));
}

/**
 * Makes with the lowest true monthly cost of a body type: personal, inc VAT, at the default profile. More than one
 * when they cost the same to the penny, none when nothing has a price there.
 */
function cheapestMakes(snapshot: Snapshot, bodyType: BodyType): readonly string[] {
  const { deals, prices } = snapshot.query({ ...plainQuery, facets: { bodyType: [bodyType] } });
  return deals
    .filter(({ price }) => price && price.trueMonthlyPence === prices?.lowTrueMonthlyPence)
    .map(({ vehicle }) => vehicle.make.slug);
}
