import { expect, test } from 'vitest';
import { addDays, toLondonTime, weekdayOf } from '#shared/format/london-time.ts';
import { holidayCalendar } from './bank-holidays.ts';
import { openingState, openingWords } from './opening-now.tsx';
import { parseOpeningHours } from './parse-opening-hours.ts';

const times = parseOpeningHours('Mon-Fri 9am-5.30pm') ?? [];

function wordsAt(moment: string, hours = times): string | undefined {
  const state = openingState(hours, holidayCalendar, new Date(moment));
  return state && openingWords(state);
}

test('within the opening hours the state says when they end', () => {
  expect(wordsAt('2026-11-23T09:00:00Z')).toBe('Open now until 5.30pm');
  expect(wordsAt('2026-11-23T17:29:59Z')).toBe('Open now until 5.30pm');
});

test('outside the opening hours the state says when the phone is next answered', () => {
  expect(wordsAt('2026-11-23T08:59:59Z')).toBe('Closed now, opens today 9am');
  expect(wordsAt('2026-11-23T17:30:00Z')).toBe('Closed now, opens tomorrow 9am');
  expect(wordsAt('2026-11-21T12:00:00Z')).toBe('Closed now, opens Monday 9am');
});

test('a bank holiday is named, and skipped on the way to the next opening', () => {
  expect(wordsAt('2026-12-25T10:00:00Z')).toBe('Closed today: Christmas Day. Opens Tuesday 9am');
  expect(wordsAt('2026-12-24T18:00:00Z')).toBe('Closed now, opens Tuesday 9am');
  expect(wordsAt('2027-03-25T18:00:00Z')).toBe('Closed now, opens Tuesday 9am');
});

test('Christmas Day on a Saturday is closed too, although its bank holiday is on Monday', () => {
  const saturdays = parseOpeningHours('Mon-Sat 9am-5pm') ?? [];

  expect(wordsAt('2027-12-25T10:00:00Z', saturdays)).toBe('Closed today: Christmas Day. Opens Wednesday 9am');
  expect(wordsAt('2027-12-18T10:00:00Z', saturdays)).toBe('Open now until 5pm');
});

test('the hours are those of London on both sides of a change of the clocks', () => {
  // Clocks went forward on 29 March 2026 and back on 25 October 2026, both at 01:00 UTC.
  expect(wordsAt('2026-03-27T08:30:00Z')).toBe('Closed now, opens today 9am');
  expect(wordsAt('2026-03-30T08:00:00Z')).toBe('Open now until 5.30pm');
  expect(wordsAt('2026-10-23T16:30:00Z')).toBe('Closed now, opens Monday 9am');
  expect(wordsAt('2026-10-26T16:30:00Z')).toBe('Open now until 5.30pm');
});

test('on the days when the clocks change, clock time decides, not the hours since midnight', () => {
  const sundays = parseOpeningHours('Sun 9am-5pm') ?? [];

  expect(wordsAt('2026-03-29T08:00:00Z', sundays)).toBe('Open now until 5pm');
  expect(wordsAt('2026-10-25T08:59:00Z', sundays)).toBe('Closed now, opens today 9am');
  expect(wordsAt('2026-10-25T09:00:00Z', sundays)).toBe('Open now until 5pm');
});

test('the date is the one in London, also while UTC still has the day before', () => {
  expect(toLondonTime(new Date('2026-06-30T23:30:00Z'))).toEqual({ date: '2026-07-01', minute: 30 });
});

test('the state is undefined on days outside the calendar', () => {
  const after = addDays(holidayCalendar.lastDay, 1);
  const before = addDays(holidayCalendar.firstDay, -1);

  expect(wordsAt(`${after}T10:00:00Z`)).toBeUndefined();
  expect(wordsAt(`${before}T10:00:00Z`)).toBeUndefined();
  expect(wordsAt(`${holidayCalendar.lastDay}T18:00:00Z`)).toBe('Closed now');
});

test('an opening more than six days away is given with its date', () => {
  const mondays = parseOpeningHours('Mon 9am-5pm') ?? [];

  expect(wordsAt('2026-12-21T18:00:00Z', mondays)).toBe('Closed now, opens Monday 4 January 9am');
});

test('every holiday is listed once and within the calendar, and bank holidays fall on working days', () => {
  const dates = holidayCalendar.holidays.map(({ date }) => date);

  expect(new Set(dates).size).toBe(dates.length);
  for (const { date, name } of holidayCalendar.holidays) {
    expect(date >= holidayCalendar.firstDay && date <= holidayCalendar.lastDay).toBe(true);
    if (name.endsWith('bank holiday')) expect([date, weekdayOf(date) < 6]).toEqual([date, true]);
  }
  for (const year of ['2026', '2027', '2028'])
    expect(dates.filter((date) => date.startsWith(year) && weekdayOf(date) < 6).length).toBe(8);
});
