import fc from 'fast-check';
import { gridCells, type RateCard, type RateGrid } from '#server/catalogue/rate-card.ts';
import type { SnapshotSource } from '#server/catalogue/snapshot/build-snapshot.ts';
import {
  type BudgetBasis,
  type DealQuery,
  dealSorts,
  type FacetSelection,
} from '#shared/deals/deal-query.ts';
import { allDealTypes } from '#shared/deals/deal-type.ts';
import { type FacetName, facetNames } from '#shared/deals/facets.ts';
import { fuels } from '#shared/deals/fuel.ts';
import { allTiers } from '#shared/deals/tier.ts';
import { stockKinds, type Vehicle } from '#shared/deals/vehicle.ts';
import { drivetrains, transmissions } from '#shared/deals/vehicle-facts.ts';

/** The date for which random catalogues are built into snapshots. */
const today = '2026-11-20';

/** Usual slugs, and slugs that an attacker would choose. */
const slugs = ['bmw', 'golf', 'i3', '__proto__', 'constructor', 'toString'];
const named = fc.constantFrom(...slugs).map((slug) => ({ name: slug.toUpperCase(), slug }));
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });

const stock = fc.record({
  kind: fc.constantFrom(...stockKinds),
  weeksMin: fc.constant(0),
  weeksMax: fc.integer({ min: 0, max: 40 }),
  checkedOn: fc.constant(today),
});

const vehicleWithGaps = fc.record({
  vehicleType: fc.constantFrom('car', 'car', 'car', 'commercial'),
  pricingType: fc.constantFrom(...repeat('standard', 8), 'atc', 'used'),
  make: named,
  range: named,
  model: named,
  derivative: named,
  bodyType: maybe(fc.constantFrom('hatchback', 'estate', 'small')),
  fuel: fc.constantFrom(...fuels),
  transmission: fc.constantFrom(...transmissions),
  drivetrain: maybe(fc.constantFrom(...drivetrains)),
  doors: maybe(fc.integer({ min: 2, max: 5 })),
  seats: maybe(fc.integer({ min: 2, max: 9 })),
  co2GramsPerKm: maybe(fc.integer({ min: 0, max: 250 })),
  electricRangeMiles: maybe(fc.integer({ min: 10, max: 420 })),
  p11dPence: maybe(fc.integer({ min: 1_000_000, max: 9_000_000 })),
  bootLitres: maybe(fc.integer({ min: 200, max: 700 })),
  loadLengthMm: maybe(fc.integer({ min: 1500, max: 4500 })),
  lengthMm: maybe(fc.integer({ min: 3500, max: 6000 })),
  heightMm: maybe(fc.integer({ min: 1200, max: 2700 })),
  payloadKg: maybe(fc.integer({ min: 400, max: 1600 })),
  tier: maybe(fc.constantFrom(...allTiers)),
  isSpecialOffer: fc.boolean(),
  stock,
  listedOn: fc.constantFrom('2026-01-05', '2026-09-30', '2025-12-31'),
});

const grid: fc.Arbitrary<RateGrid> = fc.record({
  terms: fc.subarray([24, 36, 48], { minLength: 1 }),
  miles: fc.subarray([8000, 10_000, 12_000], { minLength: 1 }),
  initials: fc.subarray([1, 3, 6, 9], { minLength: 1 }),
});

/** Tenths of a penny a mile; some funders charge nothing. */
const excess = fc.oneof(
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 6, arbitrary: fc.integer({ min: 30, max: 300 }) },
);

function rateCard(vehicleRef: string): fc.Arbitrary<RateCard> {
  return grid.chain((axes) => {
    const cells = gridCells(axes);
    const rental = fc.oneof(
      { weight: 1, arbitrary: fc.constant(0) },
      { weight: 8, arbitrary: fc.integer({ min: 9_000, max: 60_000 }) },
    );
    return fc.record({
      vehicleRef: fc.constant(vehicleRef),
      contract: fc.constantFrom('personal', 'business'),
      funder: fc.constantFrom('First Funder', 'Second Funder'),
      ratebookId: fc.constant('rates'),
      validFrom: fc.constantFrom(...repeat('2026-11-01', 5), today, '2026-11-21'),
      validTo: fc.constantFrom(...repeat('2026-12-31', 5), today, '2026-11-19'),
      feePence: fc.constantFrom(0, 25_000, 30_001),
      grid: fc.constant(axes),
      monthlyPence: fc
        .array(rental, { minLength: cells, maxLength: cells })
        .map((all) => Int32Array.from(all)),
      excessTenths: fc
        .array(excess, { minLength: cells, maxLength: cells })
        .map((all) => Uint16Array.from(all)),
    });
  });
}

/** Small catalogues with gaps, several funders, expired rates and vehicles without rates. */
export const randomCatalogue: fc.Arbitrary<Omit<SnapshotSource, 'rateCards'> & { rateCards: RateCard[] }> = fc
  .array(vehicleWithGaps, { maxLength: 80, size: 'max' })
  .map((all) =>
    all.map((vehicle, place) => ({ ...known(vehicle), vehicleRef: `${1_000_000_000 + place * 7}` })),
  )
  .chain((vehicles) =>
    fc.record({
      version: fc.constant({
        number: 1,
        importedAt: new Date(0),
        isDemonstration: true,
        vehicleCount: vehicles.length,
        rateCount: 0,
      }),
      vehicles: fc.constant(vehicles as Vehicle[]),
      rateCards: fc
        .tuple(
          ...vehicles.map(({ vehicleRef }) => fc.array(rateCard(vehicleRef), { maxLength: 3, size: 'max' })),
        )
        .map((cards) => cards.flat()),
      today: fc.constant(today),
    }),
  );

const valuesByFacet: Readonly<Partial<Record<FacetName, readonly string[]>>> = {
  make: [...slugs, 'nothing-of-the-kind'],
  range: [...slugs, 'hasOwnProperty'],
  bodyType: ['hatchback', 'estate', 'luton', '__proto__'],
  fuel: ['petrol', 'hybrid', 'electric', 'steam'],
  transmission: ['manual', 'automatic'],
  drivetrain: ['front', 'all'],
  doors: ['3', '5', '77'],
  seats: ['5', '4', 'NaN'],
  electricRange: ['100plus', '200plus', 'valueOf'],
  co2: ['0', '1-50', '101-130', '131-150'],
  boot: ['300plus', '500plus'],
  payload: ['600plus', '1000plus'],
  loadLength: ['2000plus', '3500plus'],
  tier: ['BASE', 'LOPICK'],
  delivery: ['4', '12', '26'],
};

/** Up to three facets with values, some of which a page's parser would never let through. */
function selectionOf<Name extends FacetName>(
  facets: readonly Name[],
): fc.Arbitrary<Pick<FacetSelection, Name>> {
  return fc
    .subarray([...facets], { maxLength: 3 })
    .chain(
      (names) =>
        fc.record(
          Object.fromEntries(names.map((name) => [name, fc.subarray([...(valuesByFacet[name] ?? [])])])),
        ) as fc.Arbitrary<Pick<FacetSelection, Name>>,
    );
}

const preset = selectionOf(facetNames.filter((name) => name !== 'make' && name !== 'range'));

const scope = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  fc.record({ make: fc.constantFrom(...slugs) }),
  fc.record({ make: fc.constantFrom(...slugs), range: fc.constantFrom(...slugs) }),
  fc.record({
    make: fc.constantFrom(...slugs),
    range: fc.constantFrom(...slugs),
    model: fc.constantFrom(...slugs),
  }),
  fc.record({ preset }),
  fc.record({ specialOffersOnly: fc.boolean(), inStockOnly: fc.boolean() }),
);

const minPounds = fc.option(fc.integer({ min: 100, max: 300 }), { nil: undefined, freq: 2 });
const maxPounds = fc.option(fc.integer({ min: 250, max: 700 }), { nil: undefined, freq: 2 });

/** Random queries of such catalogues, sensible or not. */
export const randomQuery: fc.Arbitrary<DealQuery> = fc.record({
  dealType: fc.constantFrom(...allDealTypes, 'personal'),
  pricingType: fc.constantFrom(...repeat('standard', 6), 'used'),
  scope,
  facets: fc.oneof(fc.constant({}), selectionOf(facetNames)),
  budget: fc
    .record({
      basis: fc.constantFrom<BudgetBasis>('monthly', 'true-monthly'),
      minPounds,
      maxPounds,
    })
    .map(known),
  inStock: fc.constantFrom(false, false, true),
  profile: fc
    .record({
      termMonths: fc.constantFrom(...repeat(36, 6), 24, 60),
      annualMiles: fc.constantFrom(8000, 10_000),
      initialMonths: fc.integer({ min: 1, max: 12 }),
      isMaintained: fc.boolean(),
      realMiles: maybe(fc.oneof(fc.integer({ min: 7000, max: 13_000 }), fc.integer({ min: 1, max: 99_999 }))),
    })
    .map(known),
  sort: fc.constantFrom(...dealSorts, 'best'),
  isGrouped: fc.boolean(),
  page: fc.integer({ min: -1, max: 4 }),
});

/** Repeats a value, to make it more likely among others. */
function repeat<const Value>(value: Value, times: number): Value[] {
  return new Array<Value>(times).fill(value);
}

/** The same record without the facts that are not known. */
function known<Facts extends object>(facts: Facts): { [Key in keyof Facts]: Exclude<Facts[Key], undefined> } {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Facts]: Exclude<Facts[Key], undefined>;
  };
}
