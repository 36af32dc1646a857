import { expect, test } from 'vitest';
import { exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { toCompanyVehicle } from './company-vehicle.ts';

const car = exampleVehicle('1000000001', { fuel: 'diesel', co2GramsPerKm: 130 });
const pickUp: Vehicle = { ...car, vehicleType: 'commercial', bodyType: 'pickup', seats: 5, payloadKg: 1000 };

const kindOf = (vehicle: Vehicle) => toCompanyVehicle(vehicle, false)?.kind;

test('a pick-up with two rows of seats that carries a tonne is taxed as a car, any other van as a van', () => {
  expect(kindOf(pickUp)).toBe('car');
  expect(kindOf({ ...pickUp, payloadKg: 999 })).toBe('van');
  expect(kindOf({ ...pickUp, seats: 3 })).toBe('van');
  expect(kindOf({ ...pickUp, bodyType: 'large' })).toBe('van');
});

test('an electric van has no emissions, nor has an electric car whose CO2 is not stated', () => {
  const { co2GramsPerKm: _, ...unstated } = car;

  expect(toCompanyVehicle({ ...pickUp, bodyType: 'small', fuel: 'electric' }, false)).toEqual({
    kind: 'van',
    isZeroEmission: true,
  });
  expect(toCompanyVehicle({ ...unstated, fuel: 'electric' }, false)).toMatchObject({ co2GramsPerKm: 0 });
});

test('without a list price, or the CO2 of a car that burns fuel, nothing is worked out', () => {
  const { p11dPence: _price, ...unpriced } = car;
  const { co2GramsPerKm: _grams, ...unstated } = car;

  expect(toCompanyVehicle(unpriced, false)).toBeUndefined();
  expect(toCompanyVehicle(unstated, false)).toBeUndefined();
});
