import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceDeal } from '#shared/deals/price.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { buildSnapshot } from './build-snapshot.ts';
import { randomCatalogue, randomQuery } from './testing/random-catalogue.ts';
import { findBestRate, listValidRates, priceOf, spanOf } from './testing/reference-prices.ts';
import { makeCard, makeSnapshot, makeVehicle, named } from './testing/small-catalogue.ts';

test('a deal found by reference has the price and the funder that the reference implementation gives', () => {
  fc.assert(
    fc.property(randomCatalogue, randomQuery, (catalogue, { dealType, profile }) => {
      const snapshot = buildSnapshot(catalogue);
      for (const { vehicleRef, vehicleType } of catalogue.vehicles) {
        const deal = snapshot.findDeal(dealType, vehicleRef, profile);
        if ((vehicleType === 'car') === (dealType === 'van')) {
          expect(deal).toBeUndefined();
          continue;
        }
        expect(deal?.price).toEqual(priceOf(catalogue, { dealType, profile }, vehicleRef));
        const { realMiles: _, ...covering } = profile;
        const lease = deal?.price?.profile ?? covering;
        const best = findBestRate(catalogue, { dealType, profile: lease }, vehicleRef);
        expect(snapshot.findFunder(dealType, vehicleRef, lease)).toBe(best?.funder);
      }
    }),
  );
});

test('of two equal quotes the funder whose name comes first is kept, in whichever order they come', () => {
  const cards = ['Zeta Finance', 'Alpha Finance'].map((funder) =>
    makeCard('1', { monthlyPence: 20_000, funder }),
  );
  for (const inOrder of [cards, cards.toReversed()]) {
    const snapshot = makeSnapshot([makeVehicle('1')], inOrder);
    expect(snapshot.findFunder('personal', '1', defaultProfile)).toBe('Alpha Finance');
  }
});

test('of more funders than a byte can count the first are kept, and nothing wrong is said of the others', () => {
  const refs = Array.from({ length: 300 }, (_, place) => String(1000 + place));
  const snapshot = makeSnapshot(
    refs.map((vehicleRef) => makeVehicle(vehicleRef)),
    refs.map((vehicleRef) => makeCard(vehicleRef, { monthlyPence: 20_000, funder: `Funder ${vehicleRef}` })),
  );
  const funders = refs.map((vehicleRef) => snapshot.findFunder('personal', vehicleRef, defaultProfile));

  expect(funders.slice(0, 255)).toEqual(refs.slice(0, 255).map((vehicleRef) => `Funder ${vehicleRef}`));
  expect(new Set(funders.slice(255))).toEqual(new Set([undefined]));
});

test('the costs at a profile are those of the standard deals with a price, each once', () => {
  fc.assert(
    fc.property(randomCatalogue, randomQuery, (catalogue, { dealType, profile }) => {
      const snapshot = buildSnapshot(catalogue);
      const costs = Array.from(
        snapshot.listCosts(dealType, profile),
        ({ vehicle, trueMonthlyPence }) => [vehicle.vehicleRef, trueMonthlyPence] as const,
      );
      const deals = catalogue.vehicles
        .filter(({ pricingType }) => pricingType === 'standard')
        .map(({ vehicleRef }) => snapshot.findDeal(dealType, vehicleRef, profile))
        .filter((deal) => deal?.price)
        .map((deal) => [deal?.vehicle.vehicleRef, deal?.price?.trueMonthlyPence]);
      expect(costs.toSorted()).toEqual(deals.toSorted());
    }),
    { numRuns: 30 },
  );
});

test('the rates of a vehicle are the valid ones, one for each profile, and each gives the price of its own profile', () => {
  fc.assert(
    fc.property(randomCatalogue, (catalogue) => {
      const snapshot = buildSnapshot(catalogue);
      for (const { vehicleRef, vehicleType } of catalogue.vehicles) {
        const dealType = vehicleType === 'car' ? 'business' : 'van';
        const rates = snapshot.listRates(dealType, vehicleRef);
        const keys = listValidRates(catalogue, dealType, vehicleRef).map(profileKey);
        expect(rates.map(profileKey).sort()).toEqual([...new Set(keys)].sort());
        for (const rate of rates) {
          expect(priceDeal(rate, rate).totalPence).toBe(
            priceOf(catalogue, { dealType, profile: rate }, vehicleRef)?.totalPence,
          );
        }
      }
    }),
    { numRuns: 30 },
  );
});

test('the price span of a vehicle goes exactly from the lowest to the highest price with the same maintenance', () => {
  fc.assert(
    fc.property(randomCatalogue, fc.boolean(), (catalogue, isMaintained) => {
      const snapshot = buildSnapshot(catalogue);
      for (const { vehicleRef, vehicleType } of catalogue.vehicles.slice(0, 5)) {
        const dealType = vehicleType === 'car' ? 'personal' : 'van';
        const span = snapshot.findPriceSpan(dealType, vehicleRef, { isMaintained });
        const rates = snapshot
          .listRates(dealType, vehicleRef)
          .filter((rate) => rate.isMaintained === isMaintained);
        const prices = rates.flatMap((rate) =>
          Array.from({ length: 12 }, (_, place) =>
            priceOf(catalogue, { dealType, profile: { ...rate, initialMonths: place + 1 } }, vehicleRef),
          ).filter((price) => price !== undefined),
        );
        expect(span).toEqual(rates.length > 0 ? { ...spanOf(prices), offerCount: rates.length } : undefined);
      }
    }),
    { numRuns: 30 },
  );
});

test('similar deals are one of each other range, the most similar first, then the nearest in price', () => {
  const cars = [
    makeVehicle('1'),
    makeVehicle('2'),
    makeVehicle('3', { range: named('Polo') }),
    makeVehicle('4', { range: named('Polo') }),
    makeVehicle('5', { make: named('Seat'), range: named('Leon') }),
    makeVehicle('6', { make: named('Volvo'), range: named('EX30'), fuel: 'electric' }),
    makeVehicle('7', { make: named('Volvo'), range: named('V60'), bodyType: 'estate' }),
    makeVehicle('8', { make: named('Ford'), range: named('Focus') }),
  ];
  const monthly = [20_000, 20_100, 15_000, 19_000, 20_500, 20_000, 20_000];
  const cards = monthly.map((monthlyPence, place) => makeCard(`${place + 1}`, { monthlyPence }));
  const snapshot = makeSnapshot(cars, cards);
  const deal = snapshot.findDeal('personal', '1', defaultProfile);
  if (!deal) throw new Error('The catalogue has this deal');
  const refs = (count: number) =>
    snapshot.findSimilar(deal, defaultProfile, count).map((similar) => similar.vehicle.vehicleRef);

  expect(refs(10)).toEqual(['5', '4', '6', '7']);
  expect(refs(2)).toEqual(['5', '4']);
  expect(refs(0)).toEqual([]);
});

test('a van is never offered to a person, nor a car as a van', () => {
  const snapshot = makeSnapshot([makeVehicle('1'), makeVehicle('2', { vehicleType: 'commercial' })]);

  expect(snapshot.findDeal('personal', '2', defaultProfile)).toBeUndefined();
  expect(snapshot.findDeal('van', '1', defaultProfile)).toBeUndefined();
  expect(snapshot.findDeal('van', '2', defaultProfile)?.vehicle.vehicleRef).toBe('2');
  expect([...snapshot.listVehicles('commercial', 'standard')].map(({ vehicleRef }) => vehicleRef)).toEqual([
    '2',
  ]);
});

function profileKey(rate: {
  readonly termMonths: number;
  readonly annualMiles: number;
  readonly initialMonths: number;
  readonly isMaintained: boolean;
}): string {
  return `${rate.termMonths} ${rate.annualMiles} ${rate.initialMonths} ${rate.isMaintained}`;
}
