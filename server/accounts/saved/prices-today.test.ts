import { expect, test } from 'vitest';
import { exampleOffer, examplePrice } from '#server/accounts/saved/testing/example-saved.ts';
import { makeCard, makeSnapshot, makeVehicle } from '#server/catalogue/snapshot/testing/small-catalogue.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { findSavedPrice, toAlertsToday, toDealsToday, toViewedToday } from './prices-today.ts';

const golf = '1000000001';
const snapshot = makeSnapshot([makeVehicle(golf)], [makeCard(golf, { monthlyPence: 200_00 })]);
const savedAt = '2026-11-01T10:00:00.000Z';

test('a saved deal shows today’s price and the difference in true monthly cost', () => {
  const [deal] = toDealsToday(snapshot, [{ ...exampleOffer(), id: 'a', price: examplePrice, savedAt }]);

  // £200 ex VAT is £240 with VAT; 41 rentals of it over 36 months.
  expect(deal?.priceToday).toMatchObject({ monthlyPence: 240_00, trueMonthlyPence: 273_33 });
  expect(deal?.differencePence).toBe(273_33 - 290_25);
  expect(deal?.vehicle).toEqual({
    name: 'Volkswagen Golf Hatchback 1.5 TSI Life 5dr',
    href: '/car-leasing/volkswagen/golf/golf-hatchback/1-5-tsi-life-5dr/1000000001/vehicle',
    isInStock: true,
  });
});

test('a deal that was saved without a price has no difference, and a vehicle that is no longer offered has no link', () => {
  const gone = exampleOffer({ vehicleRef: '1000000009' });
  const [unpriced, left] = toDealsToday(snapshot, [
    { ...exampleOffer(), id: 'a', savedAt },
    { ...gone, id: 'b', price: examplePrice, savedAt },
  ]);

  expect(unpriced).toHaveProperty('priceToday');
  expect(unpriced).not.toHaveProperty('differencePence');
  expect(left).toEqual({ ...gone, id: 'b', price: examplePrice, savedAt });
});

test('a car is not found under the van deal type', () => {
  const offer = exampleOffer({ dealType: 'van' });
  const alert = { ...offer, id: 'a', kind: 'back-in-stock' as const, isConfirmed: true, createdAt: savedAt };

  expect(findSavedPrice(snapshot, offer)).toBeUndefined();
  expect(toAlertsToday(snapshot, [alert])).toEqual([alert]);
});

test('the link of an offer carries its profile', () => {
  const profile = { ...defaultProfile, termMonths: 48, isMaintained: true };
  const [deal] = toDealsToday(snapshot, [{ ...exampleOffer({ profile }), id: 'a', savedAt }]);

  expect(deal?.vehicle?.href).toMatch(/vehicle\?term=48&maintained=true$/);
});

test('viewed vehicles that are no longer offered are left out', () => {
  const viewed = toViewedToday(snapshot, [
    { vehicleRef: '1000000009', dealType: 'personal', viewedAt: savedAt },
    { vehicleRef: golf, dealType: 'business', viewedAt: savedAt },
  ]);

  expect(viewed.map(({ vehicle }) => vehicle.href)).toEqual([
    '/business-car-leasing/volkswagen/golf/golf-hatchback/1-5-tsi-life-5dr/1000000001/vehicle',
  ]);
});
