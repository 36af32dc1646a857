import { expect, test } from 'vitest';
import { exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { energyCosts } from './energy-costs.ts';

function rates(facts: Partial<Vehicle>): readonly number[] {
  return energyCosts(exampleVehicle('1', facts), 12_000).map((cost) => cost.pencePerMile);
}

test.each([
  ['petrol', 1400, 14],
  ['petrol', 1401, 17],
  ['petrol', 2000, 17],
  ['petrol', 2001, 26],
  ['hybrid', 1800, 17],
  ['plug-in-hybrid', 1498, 17],
  ['diesel', 1600, 15],
  ['diesel', 1601, 17],
  ['diesel', 2000, 17],
  ['diesel', 2001, 23],
] as const)('a %s car of %i cc has the advisory rate of %ip a mile', (fuel, engineCc, pence) => {
  expect(rates({ fuel, engineCc })).toEqual([pence]);
});

test('an electric car costs 7p a mile charged at home and 15p in public: £70 and £150 a month at 12,000 miles', () => {
  const costs = energyCosts(exampleVehicle('1', { fuel: 'electric' }), 12_000);

  expect(costs.map(({ kind, pencePerMile, monthPence }) => [kind, pencePerMile, monthPence])).toEqual([
    ['home', 7, 7000],
    ['public', 15, 15_000],
  ]);
});

test('a hydrogen car, a van and an engine of unknown size have no rate', () => {
  expect(rates({ fuel: 'hydrogen' })).toEqual([]);
  expect(rates({ vehicleType: 'commercial', engineCc: 1995, fuel: 'diesel' })).toEqual([]);
  expect(rates({ vehicleType: 'commercial', fuel: 'electric' })).toEqual([]);
  expect(rates({ fuel: 'petrol' })).toEqual([]);
});

test('the visitor’s own price counts with the vehicle’s WLTP figure, and each price for its own energy', () => {
  const electric = exampleVehicle('1', { fuel: 'electric', milesPerKwh: 4 });
  const van = exampleVehicle('2', { vehicleType: 'commercial', fuel: 'diesel', mpg: 45.4609 });

  expect(energyCosts(electric, 10_000, { home: 8, petrol: 145 })).toMatchObject([
    { kind: 'home', pencePerMile: 2, basis: 'own-price' },
    { kind: 'public', pencePerMile: 15, basis: 'advisory-rate' },
  ]);
  expect(energyCosts(van, 12_000, { diesel: 150 })[0]?.monthPence).toBeCloseTo(15_000, 6);
});

test('a plug-in hybrid keeps the rate whatever is paid, because its WLTP figure assumes a charged battery', () => {
  const vehicle = exampleVehicle('1', { fuel: 'plug-in-hybrid', engineCc: 1498, mpg: 188.3 });

  expect(energyCosts(vehicle, 12_000, { petrol: 145 })).toEqual([
    { kind: 'petrol', pencePerMile: 17, monthPence: 17_000, basis: 'advisory-rate' },
  ]);
});

test('without a WLTP figure the visitor’s price cannot be used, and the rate stands', () => {
  const vehicle = exampleVehicle('1', { fuel: 'electric' });

  expect(energyCosts(vehicle, 10_000, { home: 8 })[0]).toMatchObject({ basis: 'advisory-rate' });
});
