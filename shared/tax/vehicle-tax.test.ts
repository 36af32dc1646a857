import { expect, test } from 'vitest';
import { exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import { toTaxedNewCar, vehicleTaxOfYear } from './vehicle-tax.ts';

const cheap = 30_000_00;

test.each([
  [0, 10],
  [1, 115],
  [50, 115],
  [51, 135],
  [75, 135],
  [76, 280],
  [90, 280],
  [91, 365],
  [101, 405],
  [110, 405],
  [111, 455],
  [130, 455],
  [131, 560],
  [150, 560],
  [151, 1410],
  [170, 1410],
  [171, 2270],
  [191, 3420],
  [226, 4850],
  [255, 4850],
  [256, 5690],
  [400, 5690],
])('a car of %i g/km pays £%i in its first year and £200 after it', (co2GramsPerKm, pounds) => {
  const car = { co2GramsPerKm, listPricePence: cheap };

  expect(vehicleTaxOfYear(car, 1)).toBe(pounds * 100);
  expect([2, 6, 7].map((year) => vehicleTaxOfYear(car, year))).toEqual([200_00, 200_00, 200_00]);
});

test.each([
  [120, 40_000_00, 200],
  [120, 40_000_01, 640],
  [1, 50_000_00, 640],
  [0, 40_000_01, 200],
  [0, 50_000_00, 200],
  [0, 50_000_01, 640],
])(
  'at %i g/km and a list price of %i pence years 2 to 6 cost £%i',
  (co2GramsPerKm, listPricePence, pounds) => {
    const car = { co2GramsPerKm, listPricePence };

    expect([2, 3, 4, 5, 6].map((year) => vehicleTaxOfYear(car, year))).toEqual(Array(5).fill(pounds * 100));
    expect(vehicleTaxOfYear(car, 7)).toBe(200_00);
  },
);

test('vans, used cars and cars with a missing fact are not reckoned', () => {
  const facts = { co2GramsPerKm: 120, p11dPence: cheap };

  expect(toTaxedNewCar(exampleVehicle('1', facts))).toEqual({ co2GramsPerKm: 120, listPricePence: cheap });
  expect(toTaxedNewCar(exampleVehicle('1', { ...facts, vehicleType: 'commercial' }))).toBeUndefined();
  expect(toTaxedNewCar(exampleVehicle('1', { ...facts, pricingType: 'used' }))).toBeUndefined();
  const { p11dPence: _none, ...unpriced } = exampleVehicle('1');
  expect(toTaxedNewCar(unpriced)).toBeUndefined();
});
