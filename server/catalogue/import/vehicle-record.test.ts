import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { createReadingTally } from './reading-tally.ts';
import { type VehicleCells, vehiclesCsv } from './testing/feed-files.ts';
import { createVehicleRecord } from './vehicle-record.ts';

function check(cells: VehicleCells) {
  const [row] = parse(vehiclesCsv(cells), { columns: true }) as unknown[];
  return createVehicleRecord(createReadingTally('vehicles.csv')).safeParse(row);
}

function faultOf(cells: VehicleCells): string {
  const issue = check(cells).error?.issues[0];
  return `${String(issue?.path[0])} ${issue?.message}`;
}

test('a full row becomes a vehicle without the unknown facts', () => {
  const checked = check({
    make: '  Mercedes-Benz ',
    derivative: "A   180 'Sport' & more",
    fuel: 'Plug-In-Hybrid',
    co2_gkm: '0',
    mpg: '.00',
    doors: '-',
    seats: '5.0',
    engine_cc: '0',
    p11d: '£31,245.00',
    length_mm: '4,284',
    width_mm: '0',
    payload_kg: '1,050',
    tier: 'lopick',
    special_offer: 'YES',
  });

  expect(checked.data).toEqual({
    vehicleRef: '1000000001',
    vehicleType: 'car',
    pricingType: 'standard',
    make: { name: 'Mercedes-Benz', slug: 'mercedes-benz' },
    range: { name: 'Golf', slug: 'golf' },
    model: { name: 'Golf', slug: 'golf' },
    derivative: { name: "A 180 'Sport' & more", slug: expect.stringMatching(/^a-180-sport/) },
    fuel: 'plug-in-hybrid',
    transmission: 'manual',
    seats: 5,
    co2GramsPerKm: 0,
    p11dPence: 31_245_00,
    lengthMm: 4284,
    payloadKg: 1050,
    tier: 'LOPICK',
    isSpecialOffer: true,
    stock: { kind: 'stock', weeksMin: 2, weeksMax: 4, checkedOn: '2026-11-02' },
    listedOn: '2026-09-14',
  });
  expect(Object.keys(checked.data ?? {})).not.toContain('mpg');
});

test('a used vehicle has its registration and mileage', () => {
  const checked = check({ pricing_type: 'used', registered: '2024-03', odometer_miles: '14,210' });

  expect(checked.data?.used).toEqual({ registered: '2024-03', odometerMiles: 14_210 });
});

test.each<[VehicleCells, string]>([
  [{ vehicle_ref: '123' }, 'vehicle_ref is not a reference of ten digits'],
  [
    { vehicle_type: 'lorry' },
    'vehicle_type is not one of car (or cars, passenger car), commercial (or van, LCV, vans)',
  ],
  [{ make: ' ' }, 'make is empty'],
  [{ model: 'x'.repeat(151) }, 'model is longer than 150 characters'],
  [{ derivative: 'a\u0000b' }, 'derivative holds control characters'],
  [{ body_type: 'luton' }, 'body_type is not a body type of a car'],
  [{ fuel: 'MHEV' }, 'fuel is a mild hybrid: write the fuel that it burns, petrol or diesel'],
  [{ doors: 'five' }, 'doors is not a number'],
  [{ co2_gkm: '-1' }, 'co2_gkm is not a number'],
  [{ p11d: '31.245,00' }, 'p11d is not a number: write the decimals after a point, as 209.50'],
  [{ p11d: '99' }, 'p11d is not between 1000 and 10000000'],
  [{ length_mm: '4.28' }, 'length_mm is not a whole number'],
  [{ length_mm: '428' }, 'length_mm is not between 1000 and 20000'],
  [{ special_offer: '2' }, 'special_offer is not one of yes (or Y, 1, true), no (or N, 0, false)'],
  [{ weeks_min: '5' }, 'weeks_max is less than weeks_min'],
  [{ stock_checked_on: '2026-02-30' }, 'stock_checked_on is in no calendar'],
  [{ listed_on: 'soon' }, 'listed_on is not a date as yyyy-MM-dd or day first, as 20/11/2026'],
  [{ registered: '2024-03' }, 'registered is for used vehicles only'],
  [
    { pricing_type: 'used', registered: '2024-13', odometer_miles: '1' },
    'registered is not a month as yyyy-MM or 03/2024',
  ],
  [{ pricing_type: 'used', registered: '2024-03' }, 'odometer_miles is empty on a used vehicle'],
])('%o is rejected', (cells, fault) => {
  expect(faultOf(cells)).toBe(fault);
});
