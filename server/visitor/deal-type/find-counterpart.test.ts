import { expect, test } from 'vitest';
import { buildSnapshot } from '#server/catalogue/snapshot/build-snapshot.ts';
import { exampleCard, exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import { parseDealQuery } from '#shared/deals/deal-query-string.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { type Theme, type ThemeName, themes } from '#shared/deals/themes.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import type { DealTopic } from '#shared/routes/deal-trail.ts';
import { vehiclePath } from '#shared/routes/link-to.ts';
import { findCounterpart } from './find-counterpart.ts';

const grid = { terms: [24, 36], miles: [8000, 10000], initials: [6] };
const named = (name: string) => ({ name, slug: name.toLowerCase() });

const both = exampleVehicle('1000000001');
/** A vehicle of a make that has personal deals only. */
const personalOnly = exampleVehicle('1000000002', {
  make: named('Solo'),
  range: named('One'),
  model: named('Oneplus'),
  bodyType: 'coupe',
});
/** A vehicle of another range of the first make that has personal deals only. */
const personalRange = exampleVehicle('1000000003', { range: named('Alone'), model: named('Alonely') });
const insured = exampleVehicle('1000000004', { pricingType: 'atc' });
const used = exampleVehicle('1000000005', {
  pricingType: 'used',
  used: { registered: '2023-09', odometerMiles: 21000 },
});
const vehicles = [both, personalOnly, personalRange, insured, used];

const card = ({ vehicleRef }: Vehicle, contract: 'personal' | 'business') =>
  exampleCard(vehicleRef, { grid, contract });

const snapshot = buildSnapshot({
  vehicles,
  rateCards: [...vehicles.map((vehicle) => card(vehicle, 'personal')), card(both, 'business')],
  today: '2026-11-20',
  version: {
    number: 1,
    importedAt: new Date('2026-11-20T06:00:00Z'),
    isDemonstration: true,
    vehicleCount: vehicles.length,
    rateCount: 1,
  },
});

interface Asked {
  readonly dealType?: DealType;
  readonly topic?: DealTopic;
  readonly scope?: Theme['scope'];
  readonly search?: string;
}

function ofResults({ dealType = 'personal', topic = {}, scope = {}, search = '' }: Asked) {
  const { query } = parseDealQuery(new URLSearchParams(search), { dealType, scope });
  return findCounterpart(snapshot, { kind: 'results', topic, query });
}

function ofTheme(name: ThemeName, search = '') {
  const { dealType, scope }: Theme = themes[name];
  return ofResults({ dealType, scope, topic: { theme: name }, search });
}

function ofVehicle(vehicle: Vehicle, dealType: DealType = 'personal') {
  const profile = { ...defaultProfile, termMonths: 24 };
  return findCounterpart(snapshot, { kind: 'vehicle', dealType, vehicle, profile });
}

const { make, range, model } = both;
const topicOfBoth = { make, range, model };
const scopeOfBoth = { make: make.slug, range: range.slug, model: model.slug };

test('filters, profile and order are kept, and the first page is shown', () => {
  const search = 'term=24&maintained=true&fuel=petrol,diesel&budgetMax=300&inStock=true&sort=total&page=2';
  const kept = 'term=24&maintained=true&fuel=diesel,petrol&budgetMax=300&inStock=true&sort=total';

  expect(ofResults({ search })).toBe(`/business-car-leasing?${kept}`);
  expect(ofResults({ dealType: 'business', search })).toBe(`/car-leasing?${kept}`);
});

test('a make, range, model and body type lead to the same topic under the other deal type', () => {
  const path = `${make.slug}/${range.slug}/${model.slug}`;

  expect(ofResults({ topic: topicOfBoth, scope: scopeOfBoth })).toBe(`/business-car-leasing/${path}`);
  expect(ofResults({ dealType: 'business', topic: topicOfBoth, scope: scopeOfBoth })).toBe(
    `/car-leasing/${path}`,
  );
  expect(ofResults({ topic: { bodyType: 'estate' }, scope: { preset: { bodyType: ['estate'] } } })).toBe(
    '/business-car-leasing/body-type/estate',
  );
});

test('where the other deal type has no deals, the nearest wider topic with deals is used', () => {
  const solo = { make: 'solo', range: 'one', model: 'oneplus' };

  expect(ofResults({ topic: { make: personalOnly.make }, scope: solo })).toBe('/business-car-leasing');
  expect(
    ofResults({ topic: { make, range: personalRange.range }, scope: { make: make.slug, range: 'alone' } }),
  ).toBe(`/business-car-leasing/${make.slug}`);
  expect(ofResults({ topic: { bodyType: 'coupe' }, scope: { preset: { bodyType: ['coupe'] } } })).toBe(
    '/business-car-leasing',
  );
});

test('the values that a theme fixes become filters of the whole list', () => {
  expect(ofTheme('electricCars')).toBe('/business-car-leasing?fuel=electric');
  expect(ofTheme('hybridCars', 'fuel=hybrid&term=24')).toBe('/business-car-leasing?term=24&fuel=hybrid');
  expect(ofTheme('hybridCars')).toBe('/business-car-leasing?fuel=hybrid,plug-in-hybrid');
  expect(ofTheme('hydrogenCars', 'fuel=petrol')).toBe('/business-car-leasing?fuel=hydrogen');
  expect(ofTheme('carStock')).toBe('/business-car-leasing?inStock=true');
});

test('special offers lead to special offers', () => {
  expect(ofTheme('carOffers', 'fuel=petrol')).toBe('/business-car-leasing/special-offers?fuel=petrol');
  expect(ofTheme('businessOffers')).toBe('/car-leasing/special-offers');
});

test('vans, insured and used offers have no toggle', () => {
  const noToggle = [
    ofResults({ dealType: 'van' }),
    ofTheme('vanOffers'),
    ofResults({ search: 'pricingType=atc' }),
    ofResults({ search: 'pricingType=used' }),
    ofVehicle(insured),
    ofVehicle(used),
    ofVehicle(both, 'van'),
    findCounterpart(snapshot, { kind: 'makes', dealType: 'van', fuels: [] }),
  ];

  expect(noToggle.filter((path) => path !== undefined)).toEqual([]);
});

test('a vehicle leads to itself at the same profile, and has no counterpart if the other deal type has no price for it', () => {
  expect(ofVehicle(both)).toBe(`${vehiclePath('business', both)}?term=24`);
  expect(ofVehicle(both, 'business')).toBe(`${vehiclePath('personal', both)}?term=24`);
  expect(ofVehicle(personalOnly)).toBeUndefined();
});

test('the page of all manufacturers leads to itself, with the same fuels', () => {
  expect(
    findCounterpart(snapshot, { kind: 'makes', dealType: 'personal', fuels: ['electric', 'hybrid'] }),
  ).toBe('/all-manufacturers?dealType=business&fuel=electric,hybrid');
  expect(findCounterpart(snapshot, { kind: 'makes', dealType: 'business', fuels: [] })).toBe(
    '/all-manufacturers',
  );
});
