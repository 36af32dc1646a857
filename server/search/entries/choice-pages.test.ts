import { expect, test } from 'vitest';
import { exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import { testCatalogue } from '#server/testing/test-app.ts';
import { listChoicePages } from './choice-pages.ts';

test('an entry exists for each combination with deals: a body type with a common fuel, and cars with many seats', () => {
  const snapshot = testCatalogue([
    exampleVehicle('1000000001', { fuel: 'petrol', seats: 5 }),
    exampleVehicle('1000000002', { fuel: 'electric', seats: 7 }),
    exampleVehicle('1000000003', { fuel: 'electric', seats: 5, pricingType: 'used' }),
    exampleVehicle('1000000004', {
      vehicleType: 'commercial',
      bodyType: 'crew',
      fuel: 'electric',
      seats: 6,
    }),
  ]).snapshot();
  const pages = [...listChoicePages(snapshot)].map(({ entry }) => entry.kind === 'page' && entry.page);

  expect(pages).toEqual([
    {
      title: 'Electric Estate lease deals',
      description: '1 deal',
      path: '/car-leasing/body-type/estate?fuel=electric',
      dealTypes: ['personal'],
    },
    {
      title: '7 seater car lease deals',
      description: '1 deal',
      path: '/car-leasing?seats=7',
      dealTypes: ['personal'],
    },
    expect.objectContaining({
      title: 'Electric Estate lease deals for business',
      path: '/business-car-leasing/body-type/estate?fuel=electric',
    }),
    expect.objectContaining({ path: '/business-car-leasing?seats=7' }),
    expect.objectContaining({ path: '/van-leasing/body-type/crew-van?fuel=electric', dealTypes: ['van'] }),
  ]);
});
