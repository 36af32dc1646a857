import { expect, test } from 'vitest';
import type { Fuel } from '#shared/deals/fuel.ts';
import { nameDerivative } from './name-derivative.ts';
import { nameModel } from './name-model.ts';

const petrol = { fuel: 'petrol', transmission: 'manual', engineCc: 998, powerPs: 100 } as const;
const electric = { fuel: 'electric', transmission: 'automatic', powerPs: 150 } as const;
const automatic = { ...petrol, transmission: 'automatic' } as const;

type Facts = Parameters<typeof nameDerivative>[1];

function name(manufacturer: string, model: string, description: string, facts: Facts = petrol): string {
  const fuel: Fuel = facts.fuel;
  return nameDerivative(nameModel({ manufacturer, model, description, fuel }), facts);
}

test('codes of makers, words of the test, quotes and stray brackets are removed', () => {
  expect(name('PEUGEOT', '308', 'PureTech 130 (VL) ABCDEF-G12H00')).toBe('PureTech 130 Manual');
  expect(name('PEUGEOT', '2008', 'PureTech 100 (VH) (Allure')).toBe('PureTech 100 Allure Manual');
  expect(name('TESLA', 'Model Y', 'Long Range (A1BCD)', electric)).toBe('Long Range 150 PS');
  expect(name('KIA', 'Ceed', "Comet' 1.6 CRDi ISG 6-speed manual *")).toBe('Comet 1.6 CRDi 6-Speed Manual');
  expect(name('KIA', 'Sportage', '&#65533;4&#65533; 1.6 CRDi 48V 7-speed auto DCT ISG', automatic)).toBe(
    '4 1.6 CRDi 48V 7-Speed DCT',
  );
  expect(name('CITROEN', 'C3', 'PureTech 110 6-speed manual(VH)')).toBe('PureTech 110 6-Speed Manual');
});

test('the name of the model is not repeated in the name of its version', () => {
  expect(name('RENAULT', 'Zoe', 'ZOE Iconic R110', electric)).toBe('Iconic R110');
  expect(name('LEXUS', 'NX 350h', 'NX350h Premium', automatic)).toBe('Premium 1.0 100 PS Auto');
  expect(name('MERCEDES-BENZ', 'GLC SUV', 'GLC 300 4MATIC', automatic)).toBe('GLC 300 4MATIC Auto');
});

test('words in capitals are put into lower case, badges keep their capitals', () => {
  expect(name('NISSAN', 'JUKE', 'JUKE DIGT114 DCT ACENTA', automatic)).toBe('DIG-T 114 DCT Acenta');
  expect(name('ALFA ROMEO', 'Giulia', '2.0 TURBO PETROL 280HP VELOCE', automatic)).toBe(
    '2.0 Turbo Petrol 280 hp Veloce Auto',
  );
  expect(name('JEEP', 'Compass', '1.5 MHEV SUMMIT')).toBe('1.5 mHEV Summit Manual');
});

test('shorthand and words cut off are written out', () => {
  expect(name('NISSAN', 'QASHQAI', 'QASH 140 MT ACPR')).toBe('140 Manual Acenta Premium');
  expect(name('MAZDA', 'CX-60', '2.5 327ps AWD Comet Auto / Blk Lth / Drv Ass', automatic)).toBe(
    '2.5 327 PS AWD Comet Auto, Black Leather, Driver Assistance Pack',
  );
  expect(name('RENAULT', 'Zoe', 'Comet Q90 Own Bat', electric)).toBe('Comet Q90 Own Battery');
  expect(name('LEXUS', 'UX 300e', '17" (FWD) wheel 300e Comet', electric)).toBe('Comet FWD 17-inch Wheels');
});

test('the gearbox is named once, before what follows a comma', () => {
  expect(name('MAZDA', '3', '2.0 122ps Comet / Black Cloth')).toBe('2.0 122 PS Comet Manual, Black Cloth');
  expect(name('SEAT', 'Ibiza', 'Ibiza Comet 1.0 DSG-auto 110PS', automatic)).toBe('Comet 1.0 DSG 110 PS');
  expect(name('NISSAN', 'JUKE', 'JUKE DIGT114 DCT COMET', petrol)).toBe('DIG-T 114 Manual Comet');
});

test('a description that is too short is completed from the facts', () => {
  expect(name('Rolls Royce', 'Ghost', 'Ghost', automatic)).toBe('Petrol 1.0 100 PS Auto');
  expect(name('SMART', 'EQ fortwo coupe', 'Fortwo', electric)).toBe('Electric 150 PS');
  expect(name('KIA', 'ProCeed', "2'")).toBe('2 1.0 100 PS Manual');
  expect(name('TOYOTA', 'Supra', '3.0 M', { ...petrol, engineCc: 2998 })).toBe('3.0 100 PS Manual');
  expect(name('HYUNDAI', 'Bayon', 'Ultimate')).toBe('Ultimate 1.0 100 PS Manual');
  expect(name('TOYOTA', 'Yaris Cross', 'Comet FWD + Pan Roof', automatic)).toBe(
    'Comet FWD 1.0 100 PS Auto, Panoramic Roof',
  );
});
