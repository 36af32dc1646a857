import type { MakeSummary, Snapshot } from '#server/catalogue/catalogue.ts';
import type { Loader, LoaderRequest } from '#server/pages/loaders/loader.ts';
import { plainQuery } from '#server/pages/loaders/site-choices.ts';
import { findCounterpart } from '#server/visitor/deal-type/find-counterpart.ts';
import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { type Fuel, fuels } from '#shared/deals/fuel.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import type { MakeEntry, ManufacturersData } from '#shared/pages/manufacturers/manufacturers-page.tsx';
import type { manufacturersPages } from '#shared/pages/manufacturers/manufacturers-pages.ts';

/** Car makes for personal leasing, or for business leasing with `dealType=business`. */
export const loadAllManufacturers: Loader<typeof manufacturersPages.allManufacturers> = (request) =>
  loadMakes(request, request.search.get('dealType') === 'business' ? 'business' : 'personal');

/** Van makes for business leasing. */
export const loadVanManufacturers: Loader<typeof manufacturersPages.vanManufacturers> = (request) =>
  loadMakes(request, 'van');

function loadMakes({ services, search }: LoaderRequest, dealType: DealType): ManufacturersData {
  const snapshot = services.catalogue.snapshot();
  const makes = snapshot.listMakes(dealTypes[dealType].vehicleType);
  const { chosen, notes } = readFuels(search);
  const offered = fuels.filter((fuel) => makes.some((make) => make.fuels.includes(fuel)));
  const counterpart = findCounterpart(snapshot, { kind: 'makes', dealType, fuels: chosen });
  return {
    dealType,
    makes: makes
      .map((make) => toEntry(snapshot, { dealType, make, chosen }))
      .filter(({ vehicleCount }) => vehicleCount > 0)
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB')),
    fuels: offered.map((fuel) => ({ fuel, isChosen: chosen.includes(fuel) })),
    ...(counterpart && { counterpart }),
    notes: [...notes, ...dealTypeNotes(search.get('dealType'), dealType)],
    profile: defaultProfile,
  };
}

/**
 * Fuels of the query string: links send a comma list, forms without scripts repeat the parameter. Unknown ones are left
 * out with a note.
 */
function readFuels(search: URLSearchParams): { chosen: readonly Fuel[]; notes: readonly string[] } {
  const asked = new Set(search.getAll('fuel').flatMap((value) => value.split(',').filter(Boolean)));
  const chosen = fuels.filter((fuel) => asked.has(fuel));
  const notes = chosen.length < asked.size ? ['We left out a fuel we didn’t recognise.'] : [];
  return { chosen, notes };
}

function dealTypeNotes(asked: string | null, shown: DealType): readonly string[] {
  if (!asked || asked === shown || shown === 'van') return [];
  return ['We didn’t recognise that type of lease, so these are personal leases.'];
}

interface MakeQuestion {
  readonly dealType: DealType;
  readonly make: MakeSummary;
  /** Only vehicles of these fuels are counted and priced; all vehicles when it is empty. */
  readonly chosen: readonly Fuel[];
}

/**
 * A make with its count and price. The count is 0 if no vehicle matches, or if business prices are asked for and it has
 * none.
 */
function toEntry(snapshot: Snapshot, question: MakeQuestion): MakeEntry {
  const { name, slug } = question.make;
  const { vehicleCount, fromPence } =
    question.chosen.length === 0 ? sumUp(snapshot, question) : count(snapshot, question);
  const isOffered = question.dealType !== 'business' || fromPence !== undefined;
  return {
    name,
    slug,
    vehicleCount: isOffered ? vehicleCount : 0,
    ...(fromPence !== undefined && { fromPence }),
  };
}

type Offer = Pick<MakeEntry, 'vehicleCount'> & { readonly fromPence: number | undefined };

/**
 * Counts and prices of a make. The snapshot has totals for the usual deal type only; for business, ranges are summed.
 */
function sumUp(snapshot: Snapshot, { dealType, make: { slug, vehicleCount, prices } }: MakeQuestion): Offer {
  if (dealType !== 'business') return { vehicleCount, fromPence: prices?.lowTrueMonthlyPence };
  const lows = snapshot
    .listRanges(dealType, slug)
    .flatMap((range) => range.prices?.lowTrueMonthlyPence ?? []);
  return { vehicleCount, fromPence: lows.length > 0 ? Math.min(...lows) : undefined };
}

function count(snapshot: Snapshot, { dealType, make, chosen }: MakeQuestion): Offer {
  if (!make.fuels.some((fuel) => chosen.includes(fuel))) return { vehicleCount: 0, fromPence: undefined };
  const { total, prices } = snapshot.query({
    ...plainQuery,
    dealType,
    scope: { make: make.slug },
    facets: { fuel: chosen },
  });
  return { vehicleCount: total, fromPence: prices?.lowTrueMonthlyPence };
}
