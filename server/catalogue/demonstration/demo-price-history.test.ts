import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceDeal } from '#shared/deals/price.ts';
import { claimOf, reviewPrices } from '#shared/deals/price-history.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { demoPriceHistory } from './demo-price-history.ts';

const today = '2026-11-20';

const anyVehicle = fc.record({
  vehicleRef: fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }).map(String),
  isSpecialOffer: fc.boolean(),
  listedOn: fc.constantFrom('2025-10-01', '2026-03-01', '2026-10-01', today),
});

const anyPrice = fc
  .integer({ min: 9_000, max: 300_000 })
  .map((monthlyPence) =>
    priceDeal(
      { contract: 'personal', ...defaultProfile, monthlyPence, excessTenths: 90, feePence: 20_750 },
      defaultProfile,
    ),
  );

test('an example history ends with today’s price and begins when the vehicle was listed, a year ago at most', () => {
  fc.assert(
    fc.property(anyVehicle, anyPrice, (vehicle, price) => {
      const points = demoPriceHistory(vehicle, price, today);
      const days = points.map(({ on }) => on);

      expect(points.at(-1)).toMatchObject({
        monthlyPence: price.monthlyPence,
        trueMonthlyPence: price.trueMonthlyPence,
      });
      expect(days[0]).toBe(vehicle.listedOn < '2025-11-20' ? '2025-11-20' : vehicle.listedOn);
      expect(days).toEqual([...new Set(days)].sort());
      expect(demoPriceHistory(vehicle, price, today)).toEqual(points);
    }),
  );
});

test('a special offer became cheaper lately, which its history bears out once it covers 90 days', () => {
  fc.assert(
    fc.property(anyVehicle, anyPrice, (vehicle, price) => {
      const offer = { ...vehicle, isSpecialOffer: true };
      const points = demoPriceHistory(offer, price, today);
      const review = reviewPrices({ isDemonstration: true, points }, today);
      const [before, last] = points.slice(-2);
      if (last && before !== last) {
        expect(before?.trueMonthlyPence).toBeGreaterThan(last.trueMonthlyPence);
      }
      if (offer.listedOn > '2026-08-23') expect(review && claimOf(review)).toBeUndefined();
    }),
  );
});
