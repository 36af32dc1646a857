import { expect, test } from 'vitest';
import { InvalidInputError } from '#server/platform/http/errors.ts';
import { holidayCalendar } from '#shared/contact/bank-holidays.ts';
import { parseOpeningHours } from '#shared/contact/parse-opening-hours.ts';
import { planCallback } from './prepare-callback.ts';

const saturday = '2026-11-21T12:00:00Z';

/** The planned date, or the faults by field when the callback is refused. */
function plan(asked: string, { at = saturday, hours = 'Mon-Fri 9am-5.30pm' } = {}) {
  const [day = '', part = 'any'] = asked.split(' ');
  const times = parseOpeningHours(hours) ?? [];
  try {
    return planCallback({ day, part }, { times, calendar: holidayCalendar, now: new Date(at) });
  } catch (fault) {
    return fault instanceof InvalidInputError ? fault.fields : fault;
  }
}

test('a day of the week means the next such day', () => {
  expect(plan('monday')).toBe('2026-11-23');
  expect(plan('friday afternoon')).toBe('2026-11-27');
  expect(plan('soonest')).toBeUndefined();
});

test('today is chosen until the asked part of it is over by London’s clocks, so that no call is planned in the past', () => {
  expect(plan('monday morning', { at: '2026-11-23T11:59:00Z' })).toBe('2026-11-23');
  expect(plan('monday morning', { at: '2026-11-23T12:00:00Z' })).toBe('2026-11-30');
  expect(plan('monday', { at: '2026-11-23T17:29:00Z' })).toBe('2026-11-23');
  expect(plan('monday', { at: '2026-11-23T17:30:00Z' })).toBe('2026-11-30');
  // Summer time: 16:30 UTC is half past five in London.
  expect(plan('monday', { at: '2026-07-06T16:30:00Z' })).toBe('2026-07-13');
});

test('a day on which the phone is closed is refused, and the others are named', () => {
  expect(plan('saturday')).toEqual({
    day: 'We don’t call on Saturdays. Choose Monday, Tuesday, Wednesday, Thursday or Friday, or as soon as possible.',
  });
  expect(plan('monday', { hours: 'Tue 9am-5pm, Sat 10am-12pm' })).toEqual({
    day: 'We don’t call on Mondays. Choose Tuesday or Saturday, or as soon as possible.',
  });
  expect(plan('monday afternoon', { hours: 'Tue 9am-5pm, Sat 10am-12pm' })).toEqual({
    day: 'We don’t call on Mondays. Choose Tuesday, or as soon as possible.',
  });
});

test('a bank holiday is refused by its date and name, and the other days are named', () => {
  expect(plan('friday', { at: '2026-12-21T10:00:00Z' })).toEqual({
    day: 'We don’t call on Friday 25 December 2026 (Christmas Day). Choose Monday, Tuesday, Wednesday or Thursday, or as soon as possible.',
  });
  // The Monday and the Friday that come next are both holidays.
  expect(plan('monday', { at: '2026-12-27T10:00:00Z' })).toEqual({
    day: 'We don’t call on Monday 28 December 2026 (Boxing Day bank holiday). Choose Tuesday, Wednesday or Thursday, or as soon as possible.',
  });
  expect(plan('friday', { at: '2026-12-24T10:00:00Z', hours: 'Fri 9am-5pm' })).toEqual({
    day: 'We don’t call on Friday 25 December 2026 (Christmas Day). Please ask for a call as soon as possible.',
  });
});

test('a part of the day outside the hours is refused', () => {
  expect(plan('saturday afternoon', { hours: 'Mon-Fri 9am-5pm, Sat 10am-12pm' })).toEqual({
    part: 'On Saturdays we call from 10am to noon. Choose another time of day, or another day.',
  });
  expect(plan('saturday morning', { hours: 'Mon-Fri 9am-5pm, Sat 10am-12pm' })).toBe('2026-11-28');
  expect(plan('soonest morning', { hours: 'Mon-Fri 1pm-5pm' })).toEqual({
    part: 'We don’t call in the morning. Choose another time, or any time.',
  });
});
