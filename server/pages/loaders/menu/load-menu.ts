import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import { listPopularMakes, plainQuery } from '#server/pages/loaders/site-choices.ts';
import { type MenuPlan, menuPlans } from '#shared/app/menu-plans.ts';
import { allBodyTypes, type BodyType, bodyTypes } from '#shared/deals/body-type.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { bodyTypeImagePath } from '#shared/deals/paint.ts';
import type { Named } from '#shared/deals/vehicle.ts';
import type { MenuBodyType, MenuData, MenuMake, MenuSection } from '#shared/pages/menu/menu-data.ts';
import type { menuPages } from '#shared/pages/menu/menu-pages.ts';
import { bodyTypePath } from '#shared/routes/body-type-path.ts';
import { scopePath } from '#shared/routes/link-to.ts';
import type { VehicleTab } from '#shared/routes/page.ts';

/** The deal types under which the makes and body types of a tab have pages. */
const tabDealTypes: Readonly<Record<VehicleTab, readonly DealType[]>> = {
  car: ['personal', 'business'],
  van: ['van'],
};

/** The page with all menus; the header's panels are drawn from the same data. */
export const loadMenu: Loader<typeof menuPages.menu> = ({ services, search }) =>
  makeMenu(services.catalogue.snapshot(), {
    imageHost: services.site.imageHost,
    hasIcons: search.get('icons') === 'true',
  });

/** Makes every menu: the planned sections with what the catalogue has. */
export function makeMenu(
  snapshot: Snapshot,
  { imageHost, hasIcons }: Pick<MenuData, 'hasIcons'> & { readonly imageHost: string },
): MenuData {
  const catalogue = readMenuCatalogue(snapshot);
  const sectionsOf = (tab: VehicleTab) =>
    menuPlans[tab].map((plan) => toSection(plan, { tab, catalogue, imageHost }));
  return { sections: { car: sectionsOf('car'), van: sectionsOf('van') }, hasIcons };
}

interface SectionContext {
  readonly tab: VehicleTab;
  readonly catalogue: MenuCatalogue;
  readonly imageHost: string;
}

function toSection({ id, label, icon, lists, all, groups }: MenuPlan, context: SectionContext): MenuSection {
  return {
    id,
    label,
    icon,
    groups,
    ...(all && { all }),
    ...(lists === 'makes' && { makes: listMakes(context) }),
    ...(lists === 'body-types' && { bodyTypes: listBodyTypes(context) }),
  };
}

function listMakes({ tab, catalogue }: SectionContext): readonly MenuMake[] {
  return catalogue.popularMakes[tab].map(({ name, slug }: Named) => ({
    make: { name, slug },
    paths: pathsUnder(tab, (dealType) => scopePath(dealType, { make: slug })),
    hasBestPrices: tab === 'car' && catalogue.bestPriceMakes.has(slug),
  }));
}

function listBodyTypes({ tab, catalogue, imageHost }: SectionContext): readonly MenuBodyType[] {
  return catalogue.bodyTypes[tab].map((type: BodyType) => ({
    label: bodyTypes[type].label,
    icon: type,
    image: imageHost + bodyTypeImagePath(type),
    paths: pathsUnder(tab, (dealType) => bodyTypePath(dealType, type)),
  }));
}

function pathsUnder(tab: VehicleTab, toPath: (dealType: DealType) => string): MenuMake['paths'] {
  return Object.fromEntries(tabDealTypes[tab].map((dealType) => [dealType, toPath(dealType)]));
}

const popularMakeCount = 12;

/** The facts of the catalogue that the menu shows. */
interface MenuCatalogue {
  readonly popularMakes: Readonly<Record<VehicleTab, readonly Named[]>>;
  /** Body types that have deals, in the site's order. */
  readonly bodyTypes: Readonly<Record<VehicleTab, readonly BodyType[]>>;
  /** Slugs of the car makes that get the Best Prices badge. */
  readonly bestPriceMakes: ReadonlySet<string>;
}

/** Kept for each snapshot: a snapshot never changes, and its menu is needed for many requests. */
const read = new WeakMap<Snapshot, MenuCatalogue>();

/** The facts that the menu shows, worked out once for each snapshot. */
function readMenuCatalogue(snapshot: Snapshot): MenuCatalogue {
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
