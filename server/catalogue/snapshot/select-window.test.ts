import fc from 'fast-check';
import { expect, test } from 'vitest';
import { selectWindow } from './select-window.ts';

/** Only a few distinct keys, so that there are many ties, as when sorting by delivery. */
const keys = fc.oneof(
  fc.array(fc.nat(5), { maxLength: 3000, size: 'max' }),
  fc.array(fc.nat(1_000_000), { maxLength: 3000, size: 'max' }),
);

test('a window has the same rows as that part of a full sort', () => {
  fc.assert(
    fc.property(keys, fc.nat(3000), fc.nat(100), (key, start, size) => {
      const rows = Uint32Array.from(key.keys());
      const compare = (a: number, b: number) => (key[a] ?? 0) - (key[b] ?? 0) || a - b;
      const sorted = [...rows].sort(compare);

      expect([...selectWindow(rows, compare, { start, end: start + size })]).toEqual(
        sorted.slice(start, start + size),
      );
    }),
    { numRuns: 150 },
  );
});

test('rows that are already in order, or in reverse order, give the same result', () => {
  for (const direction of [1, -1]) {
    const rows = Uint32Array.from({ length: 5000 }, (_, place) => place);
    const compare = (a: number, b: number) => direction * (a - b);

    expect(selectWindow(rows, compare, { start: 2400, end: 2403 })).toEqual(
      direction === 1 ? Uint32Array.of(2400, 2401, 2402) : Uint32Array.of(2599, 2598, 2597),
    );
  }
});

test('the input rows are not changed', () => {
  const rows = Uint32Array.of(3, 1, 2);
  selectWindow(rows, (a, b) => a - b, { start: 0, end: 2 });

  expect([...rows]).toEqual([3, 1, 2]);
});
