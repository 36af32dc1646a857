import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Catalogue, Snapshot } from '#server/catalogue/catalogue.ts';
import type { ContentStore } from '#server/content/content-store.ts';
import type { AddressSource } from '#server/index-now/tell-source.ts';
import { plainQuery } from '#server/pages/loaders/site-choices.ts';
import { allDealTypes, type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import type { PricingType } from '#shared/deals/pricing-type.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { vehiclePath } from '#shared/routes/link-to.ts';
import { kindsUnder, listScopesOf, listThemedLists } from './public-paths.ts';

interface SourceParts {
  readonly catalogue: Catalogue;
  readonly content: Pick<ContentStore, 'entries'>;
  readonly isProduction: boolean;
  /** Whether search engines are told also of a demonstration, and outside production. */
  readonly isAlways: boolean;
}

/** The addresses of which search engines are told: deals with the lists that they stand in, and texts. */
export function createAddressSources(parts: SourceParts): readonly AddressSource[] {
  const { catalogue, content, isProduction, isAlways } = parts;
  const findSnapshot = () => {
    const snapshot = catalogue.isLoaded() ? catalogue.snapshot() : undefined;
    const isReal = isProduction && snapshot?.version.isDemonstration === false;
    return isReal || isAlways ? snapshot : undefined;
  };
  const texts = new Map([...content.entries.values()].map(({ path, updated }) => [path, updated]));
  const textEdition = digest([...texts].toSorted());
  return [
    {
      name: 'deals',
      edition: () => findSnapshot()?.edition,
      list: () => digestDeals(catalogue.snapshot()),
      isChange: (before, now) => before !== now,
    },
    {
      name: 'texts',
      edition: () => findSnapshot() && textEdition,
      list: async () => texts,
      // While a new build is rolled out, a node of the earlier one has earlier dates.
      isChange: (before, now) => before < now,
    },
  ];
}

const vehiclesAtOnce = 50;

/** Every deal page and list of deals, with a digest of what it shows to whoever opens its bare address. */
async function digestDeals(snapshot: Snapshot): Promise<ReadonlyMap<string, string>> {
  const sums = new Map<string, number>();
  for (const dealType of allDealTypes)
    for (const kind of kindsUnder(dealType)) {
      let count = 0;
      for (const vehicle of snapshot.listVehicles(dealTypes[dealType].vehicleType, kind)) {
        addVehicle(sums, digestVehicle(snapshot, dealType, vehicle), { dealType, kind, vehicle });
        count += 1;
        if (count % vehiclesAtOnce === 0) await nextTurn();
      }
    }
  const digests = new Map(Array.from(sums, ([address, sum]) => [address, sum.toString(36)]));
  for (const { address, query } of listThemedLists()) {
    const { total, deals } = snapshot.query(query);
    if (total > 0)
      digests.set(address, digest([total, deals.map(({ vehicle, price }) => [vehicle.vehicleRef, price])]));
    await nextTurn();
  }
  return digests;
}

interface PlacedVehicle {
  readonly dealType: DealType;
  readonly kind: PricingType;
  readonly vehicle: Vehicle;
}

/** A list's digest is the sum of its vehicles', whatever their order. */
function addVehicle(sums: Map<string, number>, own: string, placed: PlacedVehicle): void {
  const { dealType, kind, vehicle } = placed;
  const value = Number.parseInt(own, 16);
  sums.set(vehiclePath(dealType, vehicle), value);
  for (const address of listScopesOf(dealType, vehicle, kind))
    sums.set(address, ((sums.get(address) ?? 0) + value) % 2 ** 48);
}

/** Facts and prices of a vehicle. That its stock was looked at again, or is drawn otherwise, is no change. */
function digestVehicle(
  snapshot: Snapshot,
  dealType: DealType,
  { shape: _, stock, ...facts }: Vehicle,
): string {
  const { checkedOn: __, ...availability } = stock;
  const deal = snapshot.findDeal(dealType, facts.vehicleRef, plainQuery.profile);
  // Its span of prices takes ten times as long to work out: only where the bare address shows no other price.
  const price = deal?.price ?? snapshot.findPriceSpan(dealType, facts.vehicleRef, { isMaintained: false });
  return digest([facts, availability, price, deal?.poundsBelowAverage]);
}

/** 48 bits, so that sums stay whole numbers. */
function digest(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}
