import { expect, test } from 'vitest';
import { type VcaRecord, vcaRecord } from './vca-record.ts';
import { findFuel, readFacts } from './vehicle-facts.ts';

const record: VcaRecord = {
  ...vcaRecord.parse({
    manufacturer: 'FIAT',
    model: 'Panda',
    description: 'Comet',
    gears: 'A8',
    gearbox: 'Automatic',
    engineCc: '1998',
    fuelType: 'Petrol',
    powertrain: 'Internal Combustion Engine (ICE)',
    powerPs: '0',
    powerKw: '100',
    milesPerKwh: '',
    rangeMiles: '',
    mpg: '40',
    mpgWeighted: '0',
    co2: '150',
    co2Weighted: '',
    electricRangeMiles: '',
    changed: '1 May 2024',
  }),
};

test('fuel follows the powertrain: mild hybrids count as petrol or diesel, range extenders as plug-in hybrids', () => {
  const sold = (powertrain: string, fuelType: VcaRecord['fuelType'] = 'petrol', description = '') =>
    findFuel({ powertrain, fuelType, description });

  expect(sold('Internal Combustion Engine (ICE)')).toBe('petrol');
  expect(sold('Mild Hybrid Electric Vehicle (MHEV)', 'diesel')).toBe('diesel');
  expect(sold('Micro Hybrid')).toBe('petrol');
  expect(sold('Hybrid Electric Vehicle (HEV)')).toBe('hybrid');
  expect(sold('Hybrid Electric Vehicle (HEV)', 'petrol', 'Comet 1.0 48V')).toBe('petrol');
  expect(sold('Plug-in Hybrid Electric Vehicle (PHEV)')).toBe('plug-in-hybrid');
  expect(sold('Range Extended Electric Vehicle (REEV)')).toBe('plug-in-hybrid');
  expect(sold('Battery Electric Vehicle (BEV) / Pure Electric Vehicle', 'electric')).toBe('electric');
});

test('a car that also runs on LPG counts as petrol', () => {
  expect(vcaRecord.shape.fuelType.parse('Petrol / LPG')).toBe('petrol');
});

test('a plug-in hybrid has the weighted figures and its electric range', () => {
  const facts = readFacts({
    ...record,
    powertrain: 'Plug-in Hybrid Electric Vehicle (PHEV)',
    co2Weighted: 25,
    mpgWeighted: 250,
    electricRangeMiles: 42,
    rangeMiles: 400,
  });

  expect(facts).toMatchObject({
    fuel: 'plug-in-hybrid',
    co2GramsPerKm: 25,
    mpg: 250,
    electricRangeMiles: 42,
  });
});

test('impossible figures are left out', () => {
  const plugIn = { ...record, powertrain: 'Plug-in Hybrid Electric Vehicle (PHEV)' };

  expect(readFacts({ ...record, mpg: 4.3 })).not.toHaveProperty('mpg');
  expect(readFacts({ ...plugIn, electricRangeMiles: 124 })).not.toHaveProperty('electricRangeMiles');
  expect(readFacts({ ...plugIn, milesPerKwh: 20 })).not.toHaveProperty('milesPerKwh');
});

test('drivetrain, doors, seats and battery come only from words in the text', () => {
  const read = (description: string, more: Partial<VcaRecord> = {}) =>
    readFacts({ ...record, description, ...more });

  expect(read('Comet AWD 5dr').drivetrain).toBe('all');
  expect(read('Comet 4x4')).toMatchObject({ drivetrain: 'all' });
  expect(read('Comet', { gears: '8AT-FWD' }).drivetrain).toBe('front');
  expect(read('Comet RWD').drivetrain).toBe('rear');
  expect(read('Comet 4x2')).not.toHaveProperty('drivetrain');
  expect(read('Comet 5+2-seat 5 door')).toMatchObject({ seats: 7, doors: 5 });
  expect(read('Comet (7St)')).toMatchObject({ seats: 7 });
  expect(read('Comet 64.8kWh', { powertrain: '(BEV)', fuelType: 'electric' }).batteryKwh).toBe(64.8);
  expect(read('Comet 64.8kWh')).not.toHaveProperty('batteryKwh');
});

test('the power is taken from the text, else from the column, else from kilowatts', () => {
  expect(readFacts({ ...record, description: 'Comet 300PS', powerPs: 400 }).powerPs).toBe(300);
  expect(readFacts({ ...record, description: 'Comet 139bhp', powerPs: 141 }).powerPs).toBe(141);
  expect(readFacts({ ...record, powerPs: 150 }).powerPs).toBe(150);
  expect(readFacts(record).powerPs).toBe(136);
});

test('a robotised manual counts as an automatic', () => {
  expect(readFacts({ ...record, gearbox: 'manual', gears: 'SA5' }).transmission).toBe('automatic');
});
