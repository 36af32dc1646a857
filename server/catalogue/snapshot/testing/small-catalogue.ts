import { gridCells, type RateCard, type RateGrid, rateCell } from '#server/catalogue/rate-card.ts';
import type { SnapshotSource } from '#server/catalogue/snapshot/build-snapshot.ts';
import { buildSnapshot } from '#server/catalogue/snapshot/build-snapshot.ts';
import type { DealQuery } from '#shared/deals/deal-query.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';

/** The date for which these catalogues are built into snapshots. */
export const today = '2026-11-20';

/** A petrol hatchback in stock, with the facts that a test changes. */
export function makeVehicle(vehicleRef: string, facts: Partial<Vehicle> = {}): Vehicle {
  return {
    vehicleRef,
    vehicleType: 'car',
    pricingType: 'standard',
    make: { name: 'Volkswagen', slug: 'volkswagen' },
    range: { name: 'Golf', slug: 'golf' },
    model: { name: 'Golf Hatchback', slug: 'golf-hatchback' },
    derivative: { name: '1.5 TSI Life 5dr', slug: '1-5-tsi-life-5dr' },
    bodyType: 'hatchback',
    fuel: 'petrol',
    transmission: 'manual',
    isSpecialOffer: false,
    stock: { kind: 'stock', weeksMin: 1, weeksMax: 3, checkedOn: today },
    listedOn: '2026-10-01',
    ...facts,
  };
}

/** One name for make, range or model. */
export function named(name: string) {
  return { name, slug: name.toLowerCase().replaceAll(' ', '-') };
}

/** A card with one price in all cells; by default it has one rate, at the default profile. */
export function makeCard(
  vehicleRef: string,
  { monthlyPence, ...facts }: { readonly monthlyPence: number } & Partial<Omit<RateCard, 'monthlyPence'>>,
): RateCard {
  const grid: RateGrid = facts.grid ?? {
    terms: [defaultProfile.termMonths],
    miles: [defaultProfile.annualMiles],
    initials: [defaultProfile.initialMonths],
  };
  const monthly = new Int32Array(gridCells(grid));
  monthly.fill(monthlyPence, 0, rateCell(grid, { isMaintained: true, term: 0, miles: 0, initial: 0 }));
  return {
    vehicleRef,
    contract: 'personal',
    funder: 'First Funder',
    ratebookId: 'rates',
    validFrom: '2026-11-01',
    validTo: '2026-12-31',
    feePence: 0,
    excessTenths: new Uint16Array(gridCells(grid)).fill(90),
    ...facts,
    grid,
    monthlyPence: monthly,
  };
}

/** A snapshot of a few vehicles and cards. */
export function makeSnapshot(
  vehicles: readonly Vehicle[],
  rateCards: Iterable<RateCard> = [],
  facts: Partial<SnapshotSource> = {},
) {
  const version = {
    number: 1,
    importedAt: new Date(0),
    isDemonstration: true,
    vehicleCount: vehicles.length,
    rateCount: 0,
  };
  return buildSnapshot({ version, vehicles, rateCards, today, ...facts });
}

/** A query for every personal car deal at the default profile, with the parts that a test changes. */
export function makeQuery(facts: Partial<DealQuery> = {}): DealQuery {
  return {
    dealType: 'personal',
    pricingType: 'standard',
    scope: {},
    facets: {},
    budget: { basis: 'true-monthly' },
    inStock: false,
    profile: defaultProfile,
    sort: 'true-monthly',
    isGrouped: false,
    page: 1,
    ...facts,
  };
}
