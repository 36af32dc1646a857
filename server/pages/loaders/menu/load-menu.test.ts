import { expect, test } from 'vitest';
import { exampleCard, exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import { testCatalogue } from '#server/testing/test-app.ts';
import type { BodyType } from '#shared/deals/body-type.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import type { MenuData, MenuSection } from '#shared/pages/menu/menu-data.ts';
import { makeMenu } from './load-menu.ts';

interface Offer {
  readonly make: string;
  readonly bodyType?: BodyType;
  readonly monthlyPounds?: number;
  readonly facts?: Partial<Vehicle>;
}

/** The menu over a catalogue of these offers; each price holds at every profile of the example's grid. */
function menuOf(offers: readonly Offer[], hasIcons = false): MenuData {
  const vehicles = offers.map(({ make, bodyType, facts }, index) =>
    exampleVehicle(String(1000000001 + index), {
      make: { name: make, slug: make.toLowerCase() },
      ...(bodyType && { bodyType }),
      ...facts,
    }),
  );
  const cards = offers.flatMap(({ monthlyPounds }, index) => {
    if (monthlyPounds === undefined) return [];
    const card = exampleCard(String(1000000001 + index));
    return [{ ...card, monthlyPence: card.monthlyPence.map(() => monthlyPounds * 100) }];
  });
  const snapshot = testCatalogue(vehicles, cards).snapshot();
  return makeMenu(snapshot, { imageHost: 'https://images.example', hasIcons });
}

function section(menu: MenuData, id: string): MenuSection | undefined {
  return [...menu.sections.car, ...menu.sections.van].find((one) => one.id === id);
}

function makesWithBadge(menu: MenuData): readonly string[] {
  const makes = [...(section(menu, 'makes')?.makes ?? []), ...(section(menu, 'van-makes')?.makes ?? [])];
  return makes.filter(({ hasBestPrices }) => hasBestPrices).map(({ make }) => make.name);
}

const fiat = { make: 'Fiat', bodyType: 'hatchback', monthlyPounds: 200 } as const;

test('some car makes carry a Best Prices badge: the cheapest of a body type', () => {
  const menu = menuOf([
    fiat,
    { make: 'Seat', bodyType: 'hatchback', monthlyPounds: 210 },
    { make: 'Volvo', bodyType: 'estate', monthlyPounds: 400 },
    { make: 'Seat', bodyType: 'saloon' },
  ]);

  expect(makesWithBadge(menu)).toEqual(['Fiat', 'Volvo']);
});

test('makes that cost the same to the penny share the badge', () => {
  expect(makesWithBadge(menuOf([fiat, { ...fiat, make: 'Seat' }]))).toEqual(['Fiat', 'Seat']);
});

test('the badge is for new cars at the default profile: not for vans, used cars or other profiles', () => {
  const used = { pricingType: 'used', used: { registered: '2023-09', odometerMiles: 9000 } } as const;
  const menu = menuOf([
    fiat,
    { make: 'Seat', bodyType: 'hatchback', monthlyPounds: 90, facts: used },
    { make: 'Iveco', bodyType: 'large', monthlyPounds: 90, facts: { vehicleType: 'commercial' } },
  ]);

  expect(exampleCard('1').grid.terms).toContain(defaultProfile.termMonths);
  expect(makesWithBadge(menu)).toEqual(['Fiat']);
});

test('popular manufacturers are those with the most deals, from A to Z', () => {
  const many = Array.from({ length: 13 }, (_, index) => `Make${String.fromCharCode(77 - index)}`);
  const menu = menuOf(many.flatMap((make) => (make === 'MakeC' ? [{ make }] : [{ make }, { make }])));
  const names = section(menu, 'makes')?.makes?.map(({ make }) => make.name);

  expect(names).toEqual(many.filter((make) => make !== 'MakeC').toSorted());
});

test('/{make} and /body-type/{bodyType} are listed under each deal type that has them', () => {
  const van = { make: 'Iveco', bodyType: 'large', facts: { vehicleType: 'commercial' } } as const;
  const menu = menuOf([fiat, van]);

  expect(section(menu, 'makes')?.makes?.[0]?.paths).toEqual({
    personal: '/car-leasing/fiat',
    business: '/business-car-leasing/fiat',
  });
  expect(section(menu, 'van-makes')?.makes?.[0]?.paths).toEqual({ van: '/van-leasing/iveco' });
  expect(section(menu, 'body-types')?.bodyTypes?.[0]?.paths).toEqual({
    personal: '/car-leasing/body-type/hatchback',
    business: '/business-car-leasing/body-type/hatchback',
  });
  expect(section(menu, 'van-body-types')?.bodyTypes?.[0]?.paths).toEqual({
    van: '/van-leasing/body-type/large-van',
  });
});

test('popular types are body types that have deals, with images from the image host', () => {
  const types = section(menuOf([fiat, { ...fiat, bodyType: 'coupe' }]), 'body-types')?.bodyTypes;

  expect(types?.map(({ label }) => label)).toEqual(['Hatchback', 'Coupé']);
  expect(types?.[0]?.image).toMatch(/^https:\/\/images\.example\/website\/static\/vehicles\/hatchback-/);
});

test('every section has something to show', () => {
  const { car, van } = menuOf([fiat]).sections;

  for (const { id, groups, makes, bodyTypes } of [...car, ...van]) {
    expect([id, groups.length > 0 || makes !== undefined || bodyTypes !== undefined]).toEqual([id, true]);
  }
});
