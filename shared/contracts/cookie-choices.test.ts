import { expect, test } from 'vitest';
import {
  type CookieChoices,
  formatCookieChoices,
  isChoiceDue,
  parseCookieChoices,
} from './cookie-choices.ts';

test.each<CookieChoices>([
  { statistics: true },
  { statistics: false },
  { statistics: true, advertising: false },
  { statistics: false, advertising: true },
])('%j survives being written and read', (choices) => {
  const text = formatCookieChoices(choices);

  expect(parseCookieChoices(text)).toEqual(choices);
  expect(encodeURIComponent(text)).toBe(text);
});

test.each([
  undefined,
  '',
  'yes',
  '2.statistics-yes',
  '1.statistics-maybe',
  '1.advertising-yes',
  '1.statistics-yes.more',
])('%s does not count as a choice', (text) => {
  expect(parseCookieChoices(text)).toBeUndefined();
});

test('a visitor who has chosen is asked again only about a new question', () => {
  expect(isChoiceDue(undefined, false)).toBe(true);
  expect(isChoiceDue({ statistics: false }, false)).toBe(false);
  expect(isChoiceDue({ statistics: false }, true)).toBe(true);
  expect(isChoiceDue({ statistics: false, advertising: false }, true)).toBe(false);
});
