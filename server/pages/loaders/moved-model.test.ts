import request from 'supertest';
import { expect, test } from 'vitest';
import { exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import { createTestApp, testCatalogue } from '#server/testing/test-app.ts';

const named = (name: string) => ({ name, slug: name.toLowerCase() });
const catalogue = testCatalogue(
  ['C3', 'e-C3'].map((model, index) =>
    exampleVehicle(String(1_000_000_001 + index), {
      make: named('Make'),
      range: named('C3'),
      model: named(model),
    }),
  ),
);

test('the old addresses of a model that now stands in another range lead to it, with what was asked', async () => {
  const app = await createTestApp({ services: { catalogue } });
  const goesTo = async (path: string) => {
    const { status, headers } = await request(app).get(`/car-leasing/make/${path}`);
    return [path, status, headers.location?.replace('/car-leasing/make/', '')];
  };

  expect(await goesTo('e-c3')).toEqual(['e-c3', 301, 'c3/e-c3']);
  expect(await goesTo('e-c3/e-c3?term=24')).toEqual(['e-c3/e-c3?term=24', 301, 'c3/e-c3?term=24']);
  expect(await goesTo('e-c3/alternatives')).toEqual(['e-c3/alternatives', 301, 'c3/alternatives']);
  expect(await goesTo('e-c3/customer-reviews')).toEqual([
    'e-c3/customer-reviews',
    301,
    'c3/customer-reviews',
  ]);
  expect(await goesTo('c3/e-c3')).toEqual(['c3/e-c3', 200, undefined]);
  expect(await goesTo('e-c4')).toEqual(['e-c4', 404, undefined]);
});
