import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeMark, judgeTread, measureField, vehicleParts } from './wear-check.ts';

const dent = { fairMm: 10, damageAboveMm: 15 };
const ranks = ['fair', 'ask', 'damage'];

test('a mark at a limit is within it', () => {
  expect([10, 11, 15, 16].map((mm) => judgeMark(mm, dent))).toEqual(['fair', 'ask', 'ask', 'damage']);
});

test('where reports agree there is nothing in between', () => {
  expect([25, 26].map((mm) => judgeMark(mm, { fairMm: 25, damageAboveMm: 25 }))).toEqual(['fair', 'damage']);
});

test('a tread at the limit is within it, and less is not', () => {
  expect([0, 1.5, 1.6, 8].map((mm) => judgeTread(mm, 1.6))).toEqual(['damage', 'damage', 'fair', 'fair']);
});

test('a longer mark is never judged better', () => {
  const length = fc.integer({ min: 0, max: 500 });
  fc.assert(
    fc.property(length, length, (one, other) => {
      const [short, long] = [Math.min(one, other), Math.max(one, other)];
      expect(ranks.indexOf(judgeMark(short, dent))).toBeLessThanOrEqual(ranks.indexOf(judgeMark(long, dent)));
    }),
  );
});

test('each part has a name and fields of its own', () => {
  const fields = vehicleParts.flatMap(({ id, measures }) => measures.map((kind) => measureField(id, kind)));

  expect(new Set(fields).size).toBe(fields.length);
  expect(new Set(vehicleParts.map(({ name }) => name)).size).toBe(vehicleParts.length);
});
