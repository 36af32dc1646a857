import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildSnapshot } from './build-snapshot.ts';
import { randomCatalogue, randomQuery } from './random-catalogue.ts';
import { referenceQuery } from './reference-query.ts';

test('any query of any small catalogue is answered as the plain reference answers it', () => {
  fc.assert(
    fc.property(
      randomCatalogue,
      fc.array(randomQuery, { minLength: 1, maxLength: 8 }),
      (catalogue, queries) => {
        const snapshot = buildSnapshot(catalogue);
        for (const query of queries) {
          const answer = snapshot.query(query);
          const expected = referenceQuery(catalogue, query);
          expect({
            total: answer.total,
            page: answer.page,
            pageCount: answer.pageCount,
            inStockCount: answer.inStockCount,
            prices: answer.prices,
            deals: answer.deals.map((deal) => [deal.vehicle.vehicleRef, deal.price]),
            counts: Object.entries(countsOf(answer.facets)).sort(),
          }).toEqual({
            total: expected.total,
            page: expected.page,
            pageCount: expected.pageCount,
            inStockCount: expected.inStockCount,
            prices: expected.prices,
            deals: expected.deals.map(({ vehicle, price }) => [vehicle.vehicleRef, price]),
            counts: [...expected.counts].sort(),
          });
        }
      },
    ),
    { numRuns: 200 },
  );
});

function countsOf(facets: ReturnType<ReturnType<typeof buildSnapshot>['query']>['facets']) {
  return Object.fromEntries(
    facets.flatMap(({ name, options }) => options.map(({ value, count }) => [`${name}/${value}`, count])),
  );
}
