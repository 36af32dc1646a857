import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scale } from '#server/testing/scale.ts';
import type { DealQuery } from '#shared/deals/deal-query.ts';
import { buildSnapshot } from './build-snapshot.ts';
import { randomCatalogue, randomQuery } from './testing/random-catalogue.ts';
import type { PlainCatalogue } from './testing/reference-prices.ts';
import { referenceQuery } from './testing/reference-query.ts';

type Answer = ReturnType<ReturnType<typeof buildSnapshot>['query']>;

test(
  'random queries of random small catalogues get the answer of the reference implementation',
  () => {
    const manyQueries = fc.array(randomQuery, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(randomCatalogue, manyQueries, (catalogue, queries) => {
        const snapshot = buildSnapshot(catalogue);
        for (const query of queries) {
          expect(summarise(snapshot.query(query))).toEqual(summariseReference(catalogue, query));
        }
      }),
      // Shrinking a failure stops after this time: the very smallest catalogue is not worth minutes.
      { numRuns: 50 * scale, interruptAfterTimeLimit: 15_000 * scale },
    );
  },
  20_000 * scale,
);

test(
  'the answers do not depend on the order of vehicles and rate cards',
  () => {
    fc.assert(
      fc.property(randomCatalogue, randomQuery, (catalogue, query) => {
        const { vehicles, rateCards } = catalogue;
        const turned = { ...catalogue, vehicles: vehicles.toReversed(), rateCards: rateCards.toReversed() };

        expect(buildSnapshot(turned).query(query)).toEqual(buildSnapshot(catalogue).query(query));
      }),
      { numRuns: 25 * scale },
    );
  },
  20_000 * scale,
);

function summarise({ deals, facets, prices, ...rest }: Answer) {
  return {
    ...rest,
    prices,
    deals: deals.map((deal) => [deal.vehicle.vehicleRef, deal.price, deal.others]),
    counts: facets
      .flatMap(({ name, options }) => options.map(({ value, count }) => [`${name}/${value}`, count] as const))
      .sort(),
  };
}

function summariseReference(catalogue: PlainCatalogue, query: DealQuery) {
  const { deals, counts, ...rest } = referenceQuery(catalogue, query);
  return {
    ...rest,
    deals: deals.map(({ vehicle, price, others }) => [vehicle.vehicleRef, price, others]),
    counts: counts.toSorted(),
  };
}
