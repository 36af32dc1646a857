import type { MakeSummary, Snapshot } from '#server/catalogue/catalogue.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { type Fuel, fuels } from '#shared/deals/vehicle.ts';
import type {
  allManufacturersPage,
  vanManufacturersPage,
} from '#shared/pages/manufacturers/manufacturers.route.ts';
import type { MakeEntry, ManufacturersData } from '#shared/pages/manufacturers/manufacturers-data.ts';
import type { Loader, LoaderRequest } from './loader.ts';

/** Car makes for personal leasing. */
export const loadAllManufacturers: Loader<typeof allManufacturersPage> = (request) =>
  loadMakes(request, 'personal');

/** Van makes for business leasing. */
export const loadVanManufacturers: Loader<typeof vanManufacturersPage> = (request) =>
  loadMakes(request, 'van');

function loadMakes({ services, search }: LoaderRequest, dealType: 'personal' | 'van'): ManufacturersData {
  const snapshot = services.catalogue.snapshot();
  const makes = snapshot.listMakes(dealTypes[dealType].vehicleType);
  const chosen = readFuels(search);
  const offered = fuels.filter((fuel) => makes.some((make) => make.fuels.includes(fuel)));
  return {
    dealType,
    makes: makes
      .map((make) =>
        chosen.length === 0 ? toEntry(make) : toFuelEntry(snapshot, { dealType, make, chosen }),
      )
      .filter(({ vehicleCount }) => vehicleCount > 0)
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB')),
    fuels: offered.map((fuel) => ({ fuel, isChosen: chosen.includes(fuel) })),
    profile: defaultProfile,
  };
}

/** Links carry a comma list, a form without scripts repeats the parameter; unknown fuels are ignored. */
function readFuels(search: URLSearchParams): readonly Fuel[] {
  const asked = new Set(search.getAll('fuel').flatMap((value) => value.split(',')));
  return fuels.filter((fuel) => asked.has(fuel));
}

function toEntry({ name, slug, vehicleCount, prices }: MakeSummary): MakeEntry {
  return { name, slug, vehicleCount, ...(prices && { fromPence: prices.lowTrueMonthlyPence }) };
}

interface FuelQuestion {
  readonly dealType: DealType;
  readonly make: MakeSummary;
  readonly chosen: readonly Fuel[];
}

/** The make with only the chosen fuels counted and priced; no vehicles when it offers none of them. */
function toFuelEntry(snapshot: Snapshot, { dealType, make, chosen }: FuelQuestion): MakeEntry {
  if (!make.fuels.some((fuel) => chosen.includes(fuel))) return { ...toEntry(make), vehicleCount: 0 };
  const { total, prices } = snapshot.query({
    dealType,
    pricingType: 'standard',
    scope: { make: make.slug },
    facets: { fuel: chosen },
    budget: { basis: 'true-monthly' },
    inStock: false,
    profile: defaultProfile,
    sort: 'true-monthly',
    page: 1,
  });
  const { name, slug } = make;
  return { name, slug, vehicleCount: total, ...(prices && { fromPence: prices.lowTrueMonthlyPence }) };
}
