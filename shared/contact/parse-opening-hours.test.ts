import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMinute, weekdayNames } from './opening-times.ts';
import { parseOpeningHours } from './parse-opening-hours.ts';

test('opening hours are read in the forms that people write', () => {
  const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensAt: 540, closesAt: 1050 }));

  expect(parseOpeningHours('Mon-Fri 9am-5.30pm')).toEqual(weekdays);
  expect(parseOpeningHours('Monday to Friday 09:00 to 17:30')).toEqual(weekdays);
  expect(parseOpeningHours('Sat 10am–noon')).toBeUndefined();
  expect(parseOpeningHours('Sat 10am–12pm, Mon – Fri 9.00am - 5:30pm')).toEqual([
    ...weekdays,
    { weekday: 6, opensAt: 600, closesAt: 720 },
  ]);
});

test('text that cannot be read, a day given twice and hours that end before they begin are refused', () => {
  const refused = [
    '',
    'always',
    'Mon-Fri',
    'Mon-Fri 9am',
    'Fri-Mon 9am-5pm',
    'Mon-Fri 5pm-9am',
    'Mon-Fri 9am-5pm, Wed 10am-4pm',
    'Mon-Fri 9am-5pm, ',
    'Mon-Fri 13pm-5pm',
    'Mon-Fri 9:75-17:00',
    'Mon-Fri 9:00-25:00',
    'Monkday 9am-5pm',
  ];

  for (const text of refused) expect([text, parseOpeningHours(text)]).toEqual([text, undefined]);
});

test('any day and any span of time is read back as it was written', () => {
  const minute = fc.integer({ min: 1, max: 24 * 60 - 1 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 7 }), minute, minute, (weekday, one, other) => {
      fc.pre(one !== other);
      const [opensAt, closesAt] = [Math.min(one, other), Math.max(one, other)];
      const text = `${weekdayNames[weekday - 1]} ${write(opensAt)}-${write(closesAt)}`;
      expect(parseOpeningHours(text)).toEqual([{ weekday, opensAt, closesAt }]);
    }),
  );
});

function write(minute: number): string {
  return formatMinute(minute).replace('noon', '12pm');
}
