import { expect, test } from 'vitest';
import { exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import { cardFacts, keyFacts, stockLine } from './key-facts.ts';

const vehicle = exampleVehicle('1000000001', {
  fuel: 'electric',
  transmission: 'automatic',
  electricRangeMiles: 270,
  co2GramsPerKm: 0,
});

test('a van is described by payload and load, an electric car by its range, a used one by age and mileage', () => {
  expect(keyFacts(vehicle)).toEqual(['Electric', 'Automatic', '270-mile range']);
  const { electricRangeMiles, ...unplugged } = vehicle;
  const van = { vehicleType: 'commercial', fuel: 'diesel', payloadKg: 1045, loadLengthMm: 2602 } as const;
  expect(electricRangeMiles).toBeGreaterThan(0);
  expect(keyFacts({ ...unplugged, ...van })).toEqual([
    'Diesel',
    'Automatic',
    '1,045 kg payload',
    '2.6 m load',
  ]);
  expect(keyFacts({ ...vehicle, used: { registered: '2023-09', odometerMiles: 21000 } })[0]).toBe(
    'Used, September 2023',
  );
});

test('a card has three facts: how far a car goes on electricity before what it emits', () => {
  const hybrid = { ...vehicle, fuel: 'plug-in-hybrid', electricRangeMiles: 39, co2GramsPerKm: 22 } as const;

  expect(keyFacts(hybrid)).toHaveLength(4);
  expect(cardFacts(hybrid)).toEqual(['Plug-in hybrid', 'Automatic', '39 miles electric']);
});

test('a factory order is not called stock', () => {
  const stock = { kind: 'factory-order', weeksMin: 12, weeksMax: 20, checkedOn: '2026-11-20' } as const;

  expect(stockLine(vehicle)).toMatch(/^In\u00a0stock/);
  expect(stockLine({ ...vehicle, stock })).toMatch(/^Factory\u00a0order/);
});
