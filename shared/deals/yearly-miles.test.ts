import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Journeys, yearlyMilesOf } from './yearly-miles.ts';

const none: Journeys = {
  commuteMiles: 0,
  commuteDays: 0,
  commuteWeeks: 0,
  schoolMiles: 0,
  schoolWeeks: 0,
  errandMiles: 0,
  weekendMiles: 0,
  trips: 0,
  tripMiles: 0,
};

const journeys = fc.record({
  commuteMiles: fc.nat(150),
  commuteDays: fc.nat(7),
  commuteWeeks: fc.nat(52),
  schoolMiles: fc.nat(100),
  schoolWeeks: fc.nat(52),
  errandMiles: fc.nat(500),
  weekendMiles: fc.nat(500),
  trips: fc.nat(100),
  tripMiles: fc.nat(2000),
});

function sum(of: Journeys): number {
  return Object.values(yearlyMilesOf(of)).reduce((total, miles) => total + miles, 0);
}

test('a year by hand: there and back to work, five school days a week, 52 weeks of errands and weekends', () => {
  const year = yearlyMilesOf({
    commuteMiles: 12,
    commuteDays: 5,
    commuteWeeks: 46,
    schoolMiles: 6,
    schoolWeeks: 39,
    errandMiles: 20,
    weekendMiles: 30,
    trips: 4,
    tripMiles: 200,
  });

  expect(year).toEqual({ commute: 5520, school: 1170, errands: 1040, weekends: 1560, trips: 800 });
});

test('without journeys there are no miles', () => {
  expect(sum(none)).toBe(0);
});

test('one more of anything never makes fewer miles, and miles are whole and never negative', () => {
  fc.assert(
    fc.property(journeys, fc.constantFrom(...(Object.keys(none) as (keyof Journeys)[])), (some, name) => {
      const more = sum({ ...some, [name]: some[name] + 1 });

      expect(more).toBeGreaterThanOrEqual(sum(some));
      expect(Object.values(yearlyMilesOf(some)).every((miles) => Number.isInteger(miles) && miles >= 0)).toBe(
        true,
      );
    }),
  );
});
