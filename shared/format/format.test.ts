import { expect, test } from 'vitest';
import { formatCount, formatMiles, formatMonths, formatWeeks } from './format-count.ts';
import { formatDate, formatMonthOfYear, formatShortDate } from './format-date.ts';
import { formatMetres } from './format-metres.ts';
import { formatPencePerMile } from './format-pence-per-mile.ts';
import { formatPounds } from './format-pounds.ts';
import { joinFacts } from './join-facts.ts';

test('pounds are shown with pennies only when there are any', () => {
  expect(formatPounds(22392)).toBe('£223.92');
  expect(formatPounds(537400)).toBe('£5,374');
  expect(formatPounds(123456789)).toBe('£1,234,567.89');
  expect(formatPounds(5)).toBe('£0.05');
});

test('pennies can be asked for or rounded away', () => {
  expect(formatPounds(537400, { pennies: true })).toBe('£5,374.00');
  expect(formatPounds(22350, { pennies: false })).toBe('£224');
  expect(formatPounds(22349, { pennies: false })).toBe('£223');
});

test('a negative amount carries a minus sign before the pound', () => {
  expect(formatPounds(-150)).toBe('−£1.50');
});

test('a rate for each mile keeps its tenth of a penny when it has one', () => {
  expect(formatPencePerMile(96)).toBe('9.6p');
  expect(formatPencePerMile(120)).toBe('12p');
  expect(formatPencePerMile(5)).toBe('0.5p');
});

test('the noun after a count is singular or plural as the count demands', () => {
  expect(formatMiles(10000)).toBe('10,000 miles');
  expect(formatMonths(1)).toBe('1 month');
  expect(formatMonths(36)).toBe('36 months');
  expect(formatCount(1, 'deal')).toBe('1 deal');
  expect(formatCount(1204, 'deal')).toBe('1,204 deals');
});

test('weeks are written as a range, a single figure, a limit or "ready now"', () => {
  expect(formatWeeks(2, 4)).toBe('2 to 4 weeks');
  expect(formatWeeks(3, 3)).toBe('3 weeks');
  expect(formatWeeks(1, 1)).toBe('1 week');
  expect(formatWeeks(0, 2)).toBe('up to 2 weeks');
  expect(formatWeeks(0, 0)).toBe('ready now');
});

test('an ISO date reads as people write it', () => {
  expect(formatDate('2026-11-21')).toBe('21 November 2026');
  expect(formatDate('2026-01-05T10:00:00Z')).toBe('5 January 2026');
  expect(formatShortDate('2026-09-30')).toBe('30 Sep 2026');
  expect(formatMonthOfYear('2023-03')).toBe('March 2023');
});

test('a line of facts breaks between facts only', () => {
  expect(joinFacts(['In stock', '2 to 4 weeks'])).toBe('In\u00a0stock\u00a0· 2\u00a0to\u00a04\u00a0weeks');
});

test('millimetres are shown as metres with two decimals', () => {
  expect(formatMetres(4284)).toBe('4.28 m');
  expect(formatMetres(500)).toBe('0.50 m');
});
