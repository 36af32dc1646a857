import { expect, test } from 'vitest';
import type { BodyType } from '#shared/deals/body-type.ts';
import type { Fuel } from '#shared/deals/fuel.ts';
import { nameModel, splitModelYear } from './name-model.ts';

function name(manufacturer: string, model: string, description = 'Comet 1.0', fuel: Fuel = 'petrol') {
  const named = nameModel({ manufacturer, model, description, fuel });
  return [named.make, named.range, named.model, named.bodyType];
}

test('a model text gives make, range, model and body type as a shop writes them', () => {
  const cases: readonly [string, string, string, string, string, BodyType][] = [
    ['FIAT', '500 MY22', 'Fiat', '500', '500', 'city-car'],
    [
      'MERCEDES-BENZ',
      'C-Class Estate Model Year 2025',
      'Mercedes-Benz',
      'C-Class',
      'C-Class Estate',
      'estate',
    ],
    ['MERCEDES-BENZ', 'GLE Estate Model Year 2025', 'Mercedes-Benz', 'GLE', 'GLE SUV', 'suv-crossover'],
    ['PEUGEOT', '308 SW', 'Peugeot', '308', '308 SW', 'estate'],
    ['PEUGEOT', '509 SW', 'Peugeot', '508', '508 SW', 'estate'],
    ['SEAT', 'Leon Hatch', 'SEAT', 'Leon', 'Leon Hatchback', 'hatchback'],
    ['SEAT', 'CUPRA Leon Estate', 'CUPRA', 'Leon', 'Leon Estate', 'estate'],
    ['VOLVO', 'XC60, MY25', 'Volvo', 'XC60', 'XC60', 'suv-crossover'],
    ['NISSAN', 'JUKE', 'Nissan', 'Juke', 'Juke', 'suv-crossover'],
    ['NISSAN', 'XTRAIL', 'Nissan', 'X-Trail', 'X-Trail', 'suv-crossover'],
    ['TOYOTA', 'RAV 4 MY22', 'Toyota', 'RAV4', 'RAV4', 'suv-crossover'],
    ['TOYOTA', 'Toyota RAV4 PHEV', 'Toyota', 'RAV4', 'RAV4 Plug-in', 'suv-crossover'],
    ['TOYOTA', 'BZ4X', 'Toyota', 'bZ4X', 'bZ4X', 'suv-crossover'],
    ['TOYOTA', 'Yaris Cross', 'Toyota', 'Yaris Cross', 'Yaris Cross', 'suv-crossover'],
    ['LEXUS', 'NX 350h MY25', 'Lexus', 'NX', 'NX 350h', 'suv-crossover'],
    ['CHRYSLER JEEP', 'Wrangler MY24', 'Jeep', 'Wrangler', 'Wrangler', '4x4'],
    ['MG MOTORS UK', 'MG4 EV 2023MY', 'MG', 'MG4', 'MG4 EV', 'hatchback'],
    ['MG MOTORS UK', 'MG HS 2023MY', 'MG', 'HS', 'HS', 'suv-crossover'],
    ['Rolls Royce', 'Phantom', 'Rolls-Royce', 'Phantom', 'Phantom', 'prestige'],
    ['ASTON MARTIN LAGONDA', 'DBX707 MY2023', 'Aston Martin', 'DBX', 'DBX707', 'suv-crossover'],
    ['KGM UK Motors Ltd', 'Tivoli', 'KGM', 'Tivoli', 'Tivoli', 'suv-crossover'],
    ['Smart UK Automotive Ltd', 'smart #1', 'smart', '#1', '#1', 'suv-crossover'],
    ['SMART', 'EQ fortwo cabrio MY2024', 'smart', 'EQ fortwo', 'EQ fortwo Cabrio', 'convertible-cabriolet'],
    [
      'FORD',
      'All New Tourneo Custom Model Year Post 2023.75',
      'Ford',
      'Tourneo Custom',
      'Tourneo Custom',
      'mpv',
    ],
    ['LAND ROVER', 'Evoque', 'Land Rover', 'Range Rover Evoque', 'Range Rover Evoque', 'suv-crossover'],
    ['LAND ROVER', 'E-PACE', 'Jaguar', 'E-PACE', 'E-PACE', 'suv-crossover'],
    ['RENAULT', 'MEGANE E-TECH 100% ELECTRIC', 'Renault', 'Megane', 'Megane E-Tech', 'hatchback'],
    ['CITROEN', 'E-C4 X', 'Citroën', 'C4 X', 'ë-C4 X', 'saloon'],
    ['DS', 'DS 7', 'DS', '7', '7', 'suv-crossover'],
  ];
  for (const [manufacturer, text, ...names] of cases) expect(name(manufacturer, text), text).toEqual(names);
});

test('words of the description that belong to the name of the model move into it', () => {
  expect(name('TOYOTA', 'Corolla MY24', 'Comet 1.8 TS')).toEqual([
    'Toyota',
    'Corolla',
    'Corolla Touring Sports',
    'estate',
  ]);
  expect(name('ABARTH', '595', '1.4 Comet Convertible')[3]).toBe('convertible-cabriolet');
  expect(
    nameModel({ manufacturer: 'LAND ROVER', model: 'Defender', description: '110 AWD', fuel: 'petrol' }),
  ).toMatchObject({ model: 'Defender 110', description: '  AWD' });
});

test('an electric version that is sold under another name gets that name', () => {
  expect(name('PEUGEOT', '208', 'Comet', 'electric').slice(1, 3)).toEqual(['208', 'e-208']);
  expect(name('PEUGEOT', '208', 'Comet', 'petrol').slice(1, 3)).toEqual(['208', '208']);
});

test('a make and a range that are in no table are kept without capitals and without a body type', () => {
  expect(name('NIMBUS MOTORS UK LTD', 'New STORMCLOUD MY25')).toEqual([
    'Nimbus',
    'Stormcloud',
    'Stormcloud',
    undefined,
  ]);
});

test('every spelling of a model year is removed from a text and returned in one form', () => {
  const spellings: readonly [string, string, string][] = [
    ['500 MY22', '500', '2022 model'],
    ['500e MY23/24', '500e', '2023 model'],
    ['Ceed MY23.5', 'Ceed', '2023.5 model'],
    ['ORA 03 25MY', 'ORA 03', '2025 model'],
    ['Vantage 2021MY', 'Vantage', '2021 model'],
    ['DBX MY2023', 'DBX', '2023 model'],
    ['MY25 C-HR Hybrid', 'C-HR Hybrid', '2025 model'],
    ['C-Class Estate Model Year 2025', 'C-Class Estate', '2025 model'],
    ['Puma Model Year Pre 2023.75', 'Puma', 'until 2023'],
    ['New Focus Model Year Post 2024.00', 'New Focus', 'from 2024'],
    ['Civic 2023', 'Civic', '2023 model'],
    ['Techno 145 ^MY25]', 'Techno 145', '2025 model'],
    ['Techno 145 [MY24]', 'Techno 145', '2024 model'],
    ['techno 145 my22', 'techno 145', '2022 model'],
    ['2.5 Prime-Line / Black Cloth (06/24)', '2.5 Prime-Line / Black Cloth', '2024 model'],
  ];
  for (const [text, rest, modelYear] of spellings) {
    expect(splitModelYear(text), text).toEqual({ text: rest, modelYear });
  }
});

test('numbers that are part of a name stay', () => {
  for (const text of ['2008', '3008', '600 Hybrid', 'Niro EV', 'MX-5', 'GT 2.0']) {
    expect(splitModelYear(text)).toEqual({ text });
  }
});
