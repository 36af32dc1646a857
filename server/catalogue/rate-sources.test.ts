import { expect, test } from 'vitest';
import { priceDeal } from '#shared/deals/price.ts';
import { gridCells } from './rate-card.ts';
import { pickRateSource } from './rate-sources.ts';
import { buildSnapshot } from './snapshot/build-snapshot.ts';
import { exampleCard, exampleVehicle } from './store/testing/example-catalogue.ts';

const vehicleRef = '1000000001';
const today = '2026-11-20';
const profile = { termMonths: 36, annualMiles: 10_000, initialMonths: 3, isMaintained: false };

function flat(monthlyPence: number, facts: Parameters<typeof exampleCard>[1] = {}) {
  const card = exampleCard(vehicleRef, facts);
  return { ...card, monthlyPence: new Int32Array(gridCells(card.grid)).fill(monthlyPence) };
}

function priceOf(cards: readonly ReturnType<typeof flat>[]) {
  const version = {
    number: 1,
    importedAt: new Date(0),
    isDemonstration: true,
    vehicleCount: 1,
    rateCount: 1,
  };
  const snapshot = buildSnapshot({
    version,
    vehicles: [exampleVehicle(vehicleRef)],
    rateCards: cards,
    today,
  });
  const price = snapshot.findDeal('personal', vehicleRef, profile)?.price;
  if (!price) throw new Error('The example has no price.');
  return price;
}

test('the source of a price is the funder with the cheapest card, and the last day of that card', () => {
  const cards = [
    flat(260_00, { funder: 'Dear', ratebookId: 'D-1' }),
    flat(240_00, { funder: 'Cheap', ratebookId: 'C-7', validTo: '2026-12-05' }),
  ];
  const offer = { version: 1, vehicleRef, contract: 'personal' as const, price: priceOf(cards), today };

  expect(pickRateSource(cards, offer)).toEqual({
    funder: 'Cheap',
    ratebookId: 'C-7',
    validUntil: '2026-12-05',
  });
});

test('a card of another contract, another day or another price is no source', () => {
  const price = priceOf([flat(240_00)]);
  const offer = { version: 1, vehicleRef, contract: 'personal' as const, price, today };

  expect(pickRateSource([flat(240_00, { contract: 'business' })], offer)).toBeUndefined();
  expect(pickRateSource([flat(240_00, { validTo: '2026-11-19' })], offer)).toBeUndefined();
  expect(pickRateSource([flat(240_00, { validFrom: '2026-11-21' })], offer)).toBeUndefined();
  expect(pickRateSource([flat(241_00)], offer)).toBeUndefined();
  expect(pickRateSource([flat(240_00, { feePence: 0 })], offer)).toBeUndefined();
});

test('the price is compared as the site shows it, with VAT and at the visitor’s initial rental', () => {
  const price = priceOf([flat(240_00)]);

  expect(price.monthlyPence).not.toBe(240_00);
  expect(price).toEqual(
    priceDeal(
      {
        contract: 'personal',
        ...profile,
        initialMonths: 6,
        monthlyPence: 240_00,
        excessTenths: 95,
        feePence: 199_00,
      },
      profile,
    ),
  );
});
