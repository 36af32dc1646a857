import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addRow,
  addSpan,
  countBits,
  countCommonBits,
  createBits,
  intersectBits,
  listRows,
  uniteBits,
} from './row-bits.ts';

const rowCount = 200;
const rowSet = fc.uniqueArray(fc.nat(rowCount - 1), { maxLength: rowCount, size: 'max' });
const span = fc
  .tuple(fc.nat(rowCount), fc.nat(rowCount))
  .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));

function bitsOf(rows: readonly number[]) {
  const bits = createBits(rowCount);
  for (const row of rows) addRow(bits, row);
  return bits;
}

function rowsOf(bits: Int32Array, within = { start: 0, end: rowCount }) {
  const rows = new Uint32Array(rowCount);
  return [...rows.subarray(0, listRows(bits, within, rows))];
}

test('a set lists and counts the rows that were added, within any span', () => {
  fc.assert(
    fc.property(rowSet, span, (rows, within) => {
      const expected = rows.filter((row) => row >= within.start && row < within.end).sort((a, b) => a - b);

      expect(rowsOf(bitsOf(rows), within)).toEqual(expected);
      expect(countBits(bitsOf(rows), within)).toBe(expected.length);
    }),
  );
});

test('intersection and union give the same as for plain sets', () => {
  fc.assert(
    fc.property(rowSet, rowSet, span, (some, others, within) => {
      const everything = { start: 0, end: rowCount };
      const both = some.filter((row) => others.includes(row)).sort((a, b) => a - b);
      const met = bitsOf(some);
      intersectBits(met, bitsOf(others), everything);
      const joined = bitsOf(some);
      uniteBits(joined, bitsOf(others));

      expect(rowsOf(met)).toEqual(both);
      expect(countBits(joined, everything)).toBe(new Set([...some, ...others]).size);
      expect(countCommonBits(bitsOf(some), bitsOf(others), within)).toBe(countBits(met, within));
    }),
  );
});

test('a span adds its rows and no others', () => {
  fc.assert(
    fc.property(rowSet, span, (rows, { start, end }) => {
      const bits = bitsOf(rows);
      addSpan(bits, { start, end });
      const added = Array.from({ length: end - start }, (_, place) => start + place);

      expect(rowsOf(bits)).toEqual([...new Set([...rows, ...added])].sort((a, b) => a - b));
    }),
  );
});
