import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsvLine } from './exported-enquiry.ts';

test.each(['=1+1', '+44 161 496 0123', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠1'])(
  'no spreadsheet takes %j for a formula',
  (cell) => {
    expect(toCsvLine([cell])).toBe(`"'${cell}"`);
  },
);

test('typed text cannot start another cell or a formula', () => {
  const typed = fc.array(fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '=', 'a', "'") }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(typed, (cells) => {
      const [record] = parse(`${toCsvLine(cells)}\n`, { relax_column_count: true }) as string[][];
      expect(record).toEqual(cells.map((cell) => (/^[=\n]/.test(cell) ? `'${cell}` : cell)));
    }),
  );
});
