import { expect, test } from 'vitest';
import type { WatchedAlert } from '#server/accounts/saved/saved-store.ts';
import { exampleOffer } from '#server/accounts/saved/testing/example-saved.ts';
import {
  makeCard,
  makeSnapshot,
  makeVehicle,
  today,
} from '#server/catalogue/snapshot/testing/small-catalogue.ts';
import { checkAlert } from './check-alerts.ts';

const golf = '1000000001';
const stock = { kind: 'stock', weeksMin: 1, weeksMax: 3, checkedOn: today } as const;
const toBuild = { ...stock, kind: 'factory-order' } as const;

/** £200 ex VAT a month makes a true monthly cost of £273.33 with VAT at the default profile. */
function catalogue(monthlyPence: number | undefined, vehicle = makeVehicle(golf)) {
  return makeSnapshot([vehicle], monthlyPence ? [makeCard(golf, { monthlyPence })] : []);
}

function alert(facts: Partial<WatchedAlert> = {}): WatchedAlert {
  return {
    ...exampleOffer(),
    id: 'a',
    kind: 'price-drop',
    belowPence: 273_34,
    accountId: 'ada',
    email: 'ada@example.com',
    isConfirmed: true,
    createdAt: '2026-11-01T10:00:00.000Z',
    isTold: false,
    revision: 0,
    ...facts,
  };
}

test('for a true monthly cost below the limit the customer is told the price', () => {
  const verdict = checkAlert(alert(), catalogue(200_00));

  expect(verdict).toMatchObject({ kind: 'tell', news: { price: { trueMonthlyPence: 273_33 } } });
});

test('a price at the limit is not below it', () => {
  expect(checkAlert(alert({ belowPence: 273_33 }), catalogue(200_00)).kind).toBe('nothing');
});

test('a customer is not told again of a drop until the price was back at the limit', () => {
  const told = alert({ isTold: true });

  expect(checkAlert(told, catalogue(199_00)).kind).toBe('nothing');
  expect(checkAlert(told, catalogue(201_00)).kind).toBe('rearm');
});

test('a price that is missing today changes nothing', () => {
  expect(checkAlert(alert(), catalogue(undefined)).kind).toBe('nothing');
  expect(checkAlert(alert({ isTold: true }), catalogue(undefined)).kind).toBe('nothing');
});

test('a price at another profile than the alert’s is ignored', () => {
  const watched = alert({ profile: { ...exampleOffer().profile, termMonths: 24 } });

  expect(checkAlert(watched, catalogue(100_00)).kind).toBe('nothing');
});

test('a customer is told once of stock, and again after the vehicle was out of stock', () => {
  const back = alert({ kind: 'back-in-stock' });
  const told = { ...back, isTold: true };
  const out = makeVehicle(golf, { stock: toBuild });

  expect(checkAlert(back, catalogue(undefined, out)).kind).toBe('nothing');
  expect(checkAlert(back, catalogue(undefined))).toMatchObject({ kind: 'tell' });
  expect(checkAlert(told, catalogue(undefined)).kind).toBe('nothing');
  expect(checkAlert(told, catalogue(undefined, out)).kind).toBe('rearm');
});

test('a vehicle that is not in the catalogue is out of stock', () => {
  const elsewhere = makeSnapshot([makeVehicle('1000000002')]);

  expect(checkAlert(alert({ kind: 'back-in-stock' }), elsewhere).kind).toBe('nothing');
  expect(checkAlert(alert({ kind: 'back-in-stock', isTold: true }), elsewhere).kind).toBe('rearm');
});
