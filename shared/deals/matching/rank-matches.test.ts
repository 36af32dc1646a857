import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuels } from '#shared/deals/fuel.ts';
import { transmissions } from '#shared/deals/vehicle-facts.ts';
import { chargings, type MatchAnswers } from './match-answers.ts';
import {
  allMatchWishes,
  keepsLimits,
  listAsked,
  type MatchCandidate,
  type MatchFacts,
  matchWishes,
  scoreWish,
} from './match-wishes.ts';
import { listPoints, rankMatches } from './rank-matches.ts';

function car(name: string, facts: Partial<MatchFacts> = {}, pounds = 300): MatchCandidate {
  return {
    vehicle: {
      vehicleRef: name,
      make: { name: 'Make', slug: 'make' },
      range: { name, slug: name },
      fuel: 'petrol',
      transmission: 'manual',
      stock: { kind: 'stock', weeksMin: 1, weeksMax: 3, checkedOn: '2026-11-20' },
      ...facts,
    },
    trueMonthlyPence: pounds * 100,
  };
}

function rank(answers: MatchAnswers, cars: readonly MatchCandidate[]) {
  return rankMatches(answers, cars, 12).matches.map(({ candidate, score }) => [
    candidate.vehicle.vehicleRef,
    Math.round(score * 1000) / 1000,
  ]);
}

test('the points of all wishes are 100', () => {
  expect(allMatchWishes.reduce((sum, wish) => sum + matchWishes[wish].points, 0)).toBe(100);
});

test('a car is scored by the mean of its wishes, weighted by their points: worked out by hand', () => {
  const answers = { budgetPounds: 300, bootLitres: 400 };
  // 30 of 300 over is 0.1 of 0.25, so 0.6 of 35 points; 340 litres are 0.15 of 0.3 too small, so half of 20.
  const both = car('both', { bootLitres: 340 }, 330);

  expect(
    [...listPoints(answers, both)].map(([wish, points]) => [wish, Math.round(points * 10) / 10]),
  ).toEqual([
    ['budget', 21],
    ['luggage', 10],
  ]);
  expect(
    rank(answers, [both, car('small', { bootLitres: 280 }), car('dear', { bootLitres: 400 }, 375)]),
  ).toEqual([
    ['small', 0.636],
    ['both', 0.564],
    ['dear', 0.364],
  ]);
});

test('equal matches are ordered by cost, and nothing asked means by cost alone', () => {
  const cars = [car('b', {}, 290), car('c', {}, 280), car('a', {}, 290)];

  expect(rank({ budgetPounds: 300 }, cars).map(([name]) => name)).toEqual(['c', 'a', 'b']);
  expect(rank({}, cars)).toEqual([
    ['c', 1],
    ['a', 1],
    ['b', 1],
  ]);
});

test('of each range only the best match is listed, and all versions are counted', () => {
  const range = { name: 'Same', slug: 'same' };
  const cars = [car('a', { range, bootLitres: 300 }), car('b', { range, bootLitres: 400 }), car('c')];
  const { matches, fitCount, rangeCount, perfectCount } = rankMatches({ bootLitres: 400 }, cars, 12);

  expect(matches.map(({ candidate }) => candidate.vehicle.vehicleRef)).toEqual(['b', 'c']);
  expect([fitCount, rangeCount, perfectCount]).toEqual([3, 2, 1]);
});

test.each<[string, MatchAnswers, Partial<MatchFacts>, boolean | 'unknown']>([
  ['as many seats as asked', { seats: 5 }, { seats: 5 }, true],
  ['more seats', { seats: 5 }, { seats: 7 }, true],
  ['too few seats', { seats: 5 }, { seats: 4 }, false],
  ['seats not known', { seats: 5 }, {}, 'unknown'],
  ['seats not known and not asked', {}, {}, true],
  ['the other gearbox, seats not known', { seats: 5, gearbox: 'automatic' }, {}, false],
  ['electric without charging', { charging: 'no' }, { fuel: 'electric' }, false],
  ['plug-in hybrid without charging', { charging: 'no' }, { fuel: 'plug-in-hybrid' }, true],
  ['electric with public charging', { charging: 'public' }, { fuel: 'electric' }, true],
  ['as much weight to tow as asked', { towingKg: 1200 }, { towingKg: 1200 }, true],
  ['a kilogram too little to tow', { towingKg: 1200 }, { towingKg: 1199 }, false],
  ['towing weight not known', { towingKg: 1200 }, {}, true],
  ['electric and not sure', { charging: 'unsure' }, { fuel: 'electric' }, true],
])('limits: %s', (_, answers, facts, expected) => {
  expect(keepsLimits(answers, car('a', facts))).toBe(expected);
});

test('who tows is never offered first what cannot tow it, however cheap: too little is left out, not known comes last', () => {
  const cars = [
    car('weak', { towingKg: 1000 }, 100),
    car('unknown', {}, 150),
    car('strong', { towingKg: 1800 }, 400),
    car('enough', { towingKg: 1200 }, 500),
  ];

  // Over a budget of £300: strong by £100, which earns nothing of 35; both of the 15 points for towing, so 15 of 50.
  expect(rank({ towingKg: 1200, budgetPounds: 300 }, cars)).toEqual([
    ['strong', 0.3],
    ['enough', 0.3],
    ['unknown', 0.7],
  ]);
  expect(rank({ budgetPounds: 300 }, cars)[0]).toEqual(['weak', 1]);
});

test('of a range the version that is known to tow it stands for it', () => {
  const range = { name: 'Same', slug: 'same' };
  const cars = [car('a', { range }, 200), car('b', { range, towingKg: 1500 }, 300)];

  expect(rank({ towingKg: 1200 }, cars)).toEqual([['b', 1]]);
});

test('what is not known is never fulfilled', () => {
  const unknown = car('a', { fuel: 'electric' });

  expect(scoreWish.luggage({ bootLitres: 300 }, unknown)).toBe(0);
  expect(scoreWish.towing({ towingKg: 750 }, unknown)).toBe(0);
  expect(scoreWish.charging({ charging: 'public' }, unknown)).toBe(0);
});

const stock = fc
  .integer({ min: 0, max: 30 })
  .map((weeksMax) => ({ kind: 'stock' as const, weeksMin: 0, weeksMax, checkedOn: '2026-11-20' }));
const facts = fc.record(
  {
    seats: fc.constantFrom(2, 4, 5, 7),
    bootLitres: fc.integer({ min: 100, max: 700 }),
    fuel: fc.constantFrom(...fuels),
    transmission: fc.constantFrom(...transmissions),
    electricRangeMiles: fc.integer({ min: 10, max: 400 }),
    towingKg: fc.integer({ min: 500, max: 3500 }),
    stock,
  },
  { requiredKeys: ['fuel', 'transmission', 'stock'] },
);
const cars = fc
  .array(fc.tuple(facts, fc.integer({ min: 100, max: 900 })), { minLength: 2, maxLength: 12 })
  .map((list) => list.map(([some, pounds], index) => car(`car-${index}`, some, pounds)));
const answers: fc.Arbitrary<MatchAnswers> = fc.record(
  {
    seats: fc.constantFrom(4, 5, 7),
    bootLitres: fc.integer({ min: 200, max: 600 }),
    charging: fc.constantFrom(...chargings),
    budgetPounds: fc.integer({ min: 100, max: 900 }),
    gearbox: fc.constantFrom(...transmissions),
    towingKg: fc.integer({ min: 500, max: 3000 }),
    weeks: fc.integer({ min: 1, max: 20 }),
  },
  { requiredKeys: [] },
);

test('a car that does better in one wish and as well in all others never ranks lower', () => {
  fc.assert(
    fc.property(answers, cars, (asked, list) => {
      const { matches } = rankMatches(asked, list, list.length);
      const wishes = listAsked(asked);
      const scores = matches.map(({ candidate }) => wishes.map((wish) => scoreWish[wish](asked, candidate)));
      for (const [place, own] of scores.entries()) {
        for (const above of scores.slice(0, place)) {
          const isNeverWorse = own.every((score, wish) => score >= (above[wish] ?? 0));
          expect(isNeverWorse && own.some((score, wish) => score > (above[wish] ?? 0))).toBe(false);
        }
      }
    }),
  );
});

test('every listed car keeps to the limits, and the order of the catalogue changes nothing', () => {
  fc.assert(
    fc.property(answers, cars, (asked, list) => {
      const { matches } = rankMatches(asked, list, 12);

      expect(matches.every(({ candidate }) => keepsLimits(asked, candidate) === true)).toBe(true);
      expect(matches.every(({ score }) => score >= 0 && score <= 1)).toBe(true);
      expect(rankMatches(asked, list.toReversed(), 12).matches).toEqual(matches);
    }),
  );
});
