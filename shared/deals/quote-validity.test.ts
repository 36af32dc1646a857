import { expect, test } from 'vitest';
import { lastDayOfQuote } from './quote-validity.ts';
import { type StockKind, stockKinds } from './vehicle.ts';

const lastDay = (kind: StockKind, listEndsOn: string) =>
  lastDayOfQuote(
    { stock: { kind, weeksMin: 1, weeksMax: 2, checkedOn: '2026-11-20' } },
    { today: '2026-11-23', listEndsOn },
  );

test('a quote is held for 28 days, for 7 where others may take the vehicle, and never past its price list', () => {
  expect(stockKinds.map((kind) => lastDay(kind, '2027-12-31'))).toEqual([
    '2026-11-30',
    '2026-11-30',
    '2026-11-30',
    '2026-12-21',
  ]);
  expect(lastDay('factory-order', '2026-12-01')).toBe('2026-12-01');
  expect(lastDay('pre-registered', '2026-11-25')).toBe('2026-11-25');
  expect(lastDay('stock', '2026-11-23')).toBe('2026-11-23');
});
