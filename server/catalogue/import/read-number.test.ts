import { expect, test } from 'vitest';
import { readDecimal, readPence, readPencePerMile, readWhole } from './read-number.ts';

const span = { min: 0, max: 100_000 };

test.each([
  ['31,245.00', 31_245_00],
  ['£245.5', 245_50],
  ['245', 245_00],
  ['.99', 99],
  ['1.005000', undefined],
  ['19.10000', 19_10],
  ['8.29', 8_29],
])('%s pounds are %s pence, exactly', (text, pence) => {
  if (pence === undefined) expect(() => readPence(span)(text)).toThrow('has more than 2 decimals');
  else expect(readPence(span)(text)).toBe(pence);
});

test.each(['1,23', '12,34.00', '1.234,50', '-5', '1e5', '0x10', 'NaN', '.', '', '1 000', '5 miles'])(
  '"%s" is no number',
  (text) => {
    expect(() => readPence(span)(text)).toThrow('is not a number');
  },
);

test('whole numbers may have zeros after the point, and nothing else', () => {
  expect(readWhole(span)('10,000')).toBe(10_000);
  expect(readWhole(span)('5.0')).toBe(5);
  expect(() => readWhole(span)('5.5')).toThrow('is not a whole number');
});

test.each([
  ['9.5', 95, undefined],
  ['12', 120, undefined],
  ['9.50', 95, undefined],
  ['8.5p', 85, undefined],
  ['9.65', 97, '9.7 rounded up to tenths of a penny'],
  ['9.61p', 97, '9.7 rounded up to tenths of a penny'],
  ['£0.085', 85, '8.5 pounds read in pence'],
  ['£0.0965', 97, '9.7 rounded up to tenths of a penny'],
])('%s pence a mile are %d tenths of a penny', (text, tenths, said) => {
  const notes: string[] = [];
  expect(readPencePerMile(span)(text, (readAs, kind) => notes.push(`${readAs} ${kind}`))).toBe(tenths);
  expect(notes).toEqual(said ? [said] : []);
});

test('decimals after a comma are refused, and the message shows how to write them', () => {
  expect(() => readPence(span)('209,50')).toThrow('write the decimals after a point, as 209.50');
});

test('decimals are kept as written', () => {
  expect(readDecimal(span)('52.31')).toBe(52.31);
});

test('a number out of range is refused with the limits in the unit of the cell', () => {
  expect(() => readPence({ min: 1, max: 100 })('100.01')).toThrow('is not between 1 and 100');
});
