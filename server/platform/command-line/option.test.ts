import { expect, test } from 'vitest';
import { UsageError } from './failures.ts';
import { readDay } from './option.ts';

const read = (typed: string) => readDay('--since', typed, '2026-11-01');

test.each([
  ['21/11/2026', '2026-11-21'],
  ['1/2/2026', '2026-02-01'],
  ['21-11-2026', '2026-11-21'],
  ['21.11.2026', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['2026/11/21', '2026-11-21'],
  ['21 November 2026', '2026-11-21'],
  ['21st Nov 2026', '2026-11-21'],
  [' Today ', '2026-11-01'],
  ['yesterday', '2026-10-31'],
  ['29/02/2028', '2028-02-29'],
])('"%s" is %s', (typed, day) => {
  expect(read(typed)).toBe(day);
});

test.each([
  ['21/11/26', 'give the year in full'],
  ['11/21/2026', 'has the month before the day'],
  ['31/02/2026', 'in no calendar'],
  ['0/11/2026', 'in no calendar'],
  ['2026-13-40', 'in no calendar'],
  ['last week', 'not a day that can be read'],
  ['21 Brumaire 2026', 'not a day that can be read'],
  ['21', 'not a day that can be read'],
  ['', 'not a day that can be read'],
])('"%s" is refused with a reason, %s, and an example', (typed, why) => {
  expect(() => read(typed)).toThrow(UsageError);
  expect(() => read(typed)).toThrow(why);
  expect(() => read(typed)).toThrow(/^--since .*such as 21\/11\/2026/);
});
