import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withVat } from '#shared/deals/price.ts';
import { convertExcess, convertMoney, fromDecimalComma } from './convert-cells.ts';
import { convertDate, dateFormatPattern } from './convert-date.ts';
import { headingPattern } from './wide-headings.ts';

test.each([
  ['1.209,50', '1209.50'],
  ['£ 359,40', '£ 359.40'],
  ['10.000 miles', '10000 miles'],
  ['299', '299'],
])('a decimal comma: %s is %s', (written, read) => {
  expect(fromDecimalComma(written)).toBe(read);
});

test.each(['209.50', '1,209.50', '12.34.567', 'call us'])('%s has no decimal comma', (written) => {
  expect(() => fromDecimalComma(written)).toThrow('comma before its decimals');
});

test.each([
  ['35400', { isPence: true, hasVat: false }, '354.00'],
  ['£1,209.50', { isPence: false, hasVat: false }, '£1,209.50'],
  ['£1,209.50', { isPence: false, hasVat: true }, '1007.92'],
  ['42480', { isPence: true, hasVat: true }, '354.00'],
  ['354.5', { isPence: true, hasVat: false }, '3.545'],
  ['call us', { isPence: true, hasVat: true }, 'call us'],
])('money: %s, %j is %s', (written, form, read) => {
  expect(convertMoney(written, form)).toBe(read);
});

test('a price with VAT is shown again as it was, or a penny more, never less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 10_000_000 }), (pence) => {
      const exVat = convertMoney((pence / 100).toFixed(2), { isPence: false, hasVat: true });
      const shown = withVat(Math.round(Number(exVat) * 100), 'personal') - pence;
      expect([0, 1]).toContain(shown);
    }),
  );
});

test.each([
  ['9.65', { isPence: true, hasVat: false }, '9.65'],
  ['9.6p', { isPence: true, hasVat: true }, '8.00'],
  ['0.0965', { isPence: false, hasVat: false }, '9.65'],
  ['£0.0965', { isPence: true, hasVat: true }, '8.042'],
])('excess: %s, %j is %s', (written, form, read) => {
  expect(convertExcess(written, form)).toBe(read);
});

test('dates come in the format that the layout names, or as a workbook gives them', () => {
  expect(convertDate('01.12.26', 'dd.MM.yy')).toBe('2026-12-01');
  expect(convertDate('12/1/2026', 'M/d/yyyy')).toBe('2026-12-01');
  expect(convertDate('1 Dec 2026', 'd MMM yyyy')).toBe('2026-12-01');
  expect(convertDate('20261201', 'yyyyMMdd')).toBe('2026-12-01');
  expect(convertDate('2026-12-01', 'dd.MM.yy')).toBe('2026-12-01');
  expect(() => convertDate('2026.12.01', 'dd.MM.yy')).toThrow('is not a date as dd.MM.yy');
  for (const wrong of ['dd.MM', 'dd.MM.MM.yy', 'soon', 'dd/MM/yyyy hh'])
    expect(dateFormatPattern(wrong)).toBeUndefined();
});

test('headings of wide sheets are read whatever their case and spaces', () => {
  const pattern = headingPattern('{term_months}m / {annual_miles} ({maintained})');
  const read = 'read' in pattern ? pattern.read : () => undefined;

  expect(read('36M/10,000  (Maintained)')).toEqual({
    term_months: '36',
    annual_miles: '10,000',
    maintained: 'Maintained',
  });
  expect(read('36m / 10k')).toBeUndefined();
  expect(headingPattern('{colour}')).toHaveProperty('fault');
  expect(headingPattern('{term_months}/{term_months}')).toHaveProperty('fault');
});
