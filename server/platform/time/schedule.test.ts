import { expect, test } from 'vitest';
import { describeSchedule, isDue, parseSchedule } from './schedule.ts';

test('a schedule is a pause or a time of day, and nothing else', () => {
  expect(parseSchedule('30m')).toEqual({ everyMs: 1_800_000 });
  expect(parseSchedule('24h')).toEqual({ everyMs: 86_400_000 });
  expect(parseSchedule('06:30')).toEqual({ dailyAt: '06:30' });
  for (const wrong of ['', '4m', '25h', '24:00', '6:30', '30', '1d'])
    expect(parseSchedule(wrong)).toBeUndefined();
  expect(describeSchedule({ everyMs: 1_800_000 })).toBe('every 30 minutes');
});

const at = (text: string) => new Date(text);

test('a pause is kept, and after a fault the next try is sooner', () => {
  const every = { everyMs: 6 * 3_600_000 };
  const last = { triedAt: at('2026-11-22T06:00:00Z'), fault: null };

  expect(isDue(every, undefined, at('2026-11-22T06:00:00Z'))).toBe(true);
  expect(isDue(every, last, at('2026-11-22T11:59:59Z'))).toBe(false);
  expect(isDue(every, last, at('2026-11-22T12:00:00Z'))).toBe(true);
  expect(isDue(every, { ...last, fault: 'x' }, at('2026-11-22T06:14:59Z'))).toBe(false);
  expect(isDue(every, { ...last, fault: 'x' }, at('2026-11-22T06:15:00Z'))).toBe(true);
});

test('a time of day is by the clocks in London, once a day, and made up for when it was missed', () => {
  const daily = { dailyAt: '06:30' };
  const last = { triedAt: at('2026-07-01T05:30:00Z'), fault: null };

  expect(isDue(daily, last, at('2026-07-01T23:00:00Z'))).toBe(false);
  expect(isDue(daily, last, at('2026-07-02T05:29:59Z'))).toBe(false);
  expect(isDue(daily, last, at('2026-07-02T05:30:00Z'))).toBe(true);
  expect(isDue(daily, last, at('2026-07-03T12:00:00Z'))).toBe(true);
  const winter = { triedAt: at('2026-12-01T06:30:00Z'), fault: null };
  expect(isDue(daily, winter, at('2026-12-02T06:29:00Z'))).toBe(false);
  expect(isDue(daily, winter, at('2026-12-02T06:30:00Z'))).toBe(true);
});
