import type { MakeSummary, RangeSummary, Snapshot } from '#server/catalogue/catalogue.ts';
import { type DealType, dealTypes, type VehicleType } from '#shared/deals/deal-type.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import type { Named } from '#shared/deals/vehicle.ts';
import { summariseMakes, summariseRanges } from './make-summaries.ts';
import type { MakeNode, ModelNode, RangeNode } from './make-tree.ts';
import type { PriceColumnCache } from './price-column-cache.ts';
import { getBook } from './shelf.ts';
import type { Shelves } from './shelves.ts';

/**
 * The snapshot's answers about makes, ranges and models. Single names are looked up among all offers. Lists and their
 * counts are of standard offers, because the pages that they lead to show those.
 */
export function answerNames(
  shelves: Shelves,
  pricesFor: PriceColumnCache,
): Pick<Snapshot, 'findMake' | 'findRange' | 'findModel' | 'findPlace' | 'listMakes' | 'listRanges'> {
  const makeLists = new Map<VehicleType, readonly MakeSummary[]>();
  const rangeLists = new Map<string, readonly RangeSummary[]>();
  return {
    findMake: (type, make) => findName(shelves, type, (makes) => makes.get(make)),
    findRange: (type, make, range) => findName(shelves, type, (makes) => makes.get(make)?.ranges.get(range)),
    findModel: (type, make, range, model) =>
      findName(shelves, type, (makes) => makes.get(make)?.ranges.get(range)?.models.get(model)),
    findPlace: (type, make, model) => {
      const ranges = shelves.list(type).flatMap(({ makes }) => [...(makes.get(make)?.ranges.values() ?? [])]);
      const range = ranges.find(({ models }) => models.has(model));
      return range && { make, range: range.slug, model };
    },
    listMakes: (type) => {
      const known = makeLists.get(type);
      if (known) return known;
      const shelf = shelves.get(type, 'standard');
      const prices = pricesFor(getBook(shelf, usualDealType(type)), defaultProfile);
      const list = summariseMakes(shelf, prices);
      makeLists.set(type, list);
      return list;
    },
    listRanges: (dealType, make) => {
      const known = rangeLists.get(`${dealType}/${make}`);
      if (known) return known;
      const shelf = shelves.get(dealTypes[dealType].vehicleType, 'standard');
      const list = summariseRanges(shelf, make, pricesFor(getBook(shelf, dealType), defaultProfile));
      // Unknown makes are not kept, because anyone could fill the memory by asking for them.
      if (list.length > 0) rangeLists.set(`${dealType}/${make}`, list);
      return list;
    },
  };
}

/** The deal type whose prices are shown for a vehicle type by default. */
function usualDealType(vehicleType: VehicleType): DealType {
  return vehicleType === 'car' ? 'personal' : 'van';
}

function findName(
  shelves: Shelves,
  vehicleType: VehicleType,
  findNode: (makes: ReadonlyMap<string, MakeNode>) => MakeNode | RangeNode | ModelNode | undefined,
): Named | undefined {
  for (const { makes } of shelves.list(vehicleType)) {
    const node = findNode(makes);
    if (node) return { name: node.name, slug: node.slug };
  }
  return undefined;
}
