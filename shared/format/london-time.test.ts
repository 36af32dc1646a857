import { expect, test } from 'vitest';
import { toMoment } from './london-time.ts';

test('a local time in summer is an hour ahead of UTC, one in winter is UTC', () => {
  expect(toMoment('2027-07-01T10:00').toISOString()).toBe('2027-07-01T09:00:00.000Z');
  expect(toMoment('2027-01-14T10:00').toISOString()).toBe('2027-01-14T10:00:00.000Z');
});

test('the days on which the clocks change have both', () => {
  expect(toMoment('2027-03-28T00:30').toISOString()).toBe('2027-03-28T00:30:00.000Z');
  expect(toMoment('2027-03-28T02:30').toISOString()).toBe('2027-03-28T01:30:00.000Z');
  expect(toMoment('2027-10-31T10:00').toISOString()).toBe('2027-10-31T10:00:00.000Z');
});
