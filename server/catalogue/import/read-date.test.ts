import { expect, test } from 'vitest';
import { readDate, readMonth } from './read-date.ts';

const ignore = () => undefined;

test.each([
  '2026-11-20',
  '2026/11/20',
  '20/11/2026',
  '20-11-2026',
  '20.11.2026',
  '20 Nov 2026',
  '20-Nov-2026',
  '20th November 2026',
  '2026-11-20 00:00:00',
  '20/11/2026 00:00',
  '2026-11-20T00:00:00.000Z',
])('"%s" is the 20th of November', (text) => {
  expect(readDate(text, ignore)).toBe('2026-11-20');
});

test('a date is read with the day first, and the import says so', () => {
  const notes: string[] = [];
  const note = (readAs: string, kind?: string) => notes.push(`${readAs}: ${kind}`);

  expect(readDate('1/2/2026', note)).toBe('2026-02-01');
  expect(readDate('2026-02-01', note)).toBe('2026-02-01');
  expect(notes).toEqual(['2026-02-01: dates read day first']);
});

test.each([
  ['20/11/26', 'two digits'],
  ['20 Nov 26', 'two digits'],
  ['1-2-26', 'two digits'],
  ['46346', 'number for a day'],
  ['11/20/2026', 'month before the day: write it day first, as 20/11/2026'],
  ['31/02/2026', 'in no calendar'],
  ['20/11 2026', 'day first'],
  ['20 Brumaire 2026', 'day first'],
  ['2026-11-20 14:30', 'day first'],
  ['tomorrow', 'day first'],
  ['', 'day first'],
])('"%s" is no date: %s', (text, reason) => {
  expect(() => readDate(text, ignore)).toThrow(reason);
});

test.each(['2024-03', '03/2024', '3/2024', '03-2024', 'March 2024', 'Mar-2024', '15/03/2024', '2024-03-15'])(
  '"%s" is March 2024',
  (text) => {
    expect(readMonth(text, ignore)).toBe('2024-03');
  },
);

test.each([
  ['Mar 24', 'two digits'],
  ['03/24', 'two digits'],
  ['13/2024', 'is not a month'],
  ['2024', 'is not a month'],
  ['spring 2024', 'is not a month'],
])('"%s" is no month: %s', (text, reason) => {
  expect(() => readMonth(text, ignore)).toThrow(reason);
});
