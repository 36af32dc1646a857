import { expect, test } from 'vitest';
import type { CarOnOffer } from '#shared/tax/three-ways.ts';
import { answerThreeWays } from './answer-three-ways.ts';

/** A car that costs £360 a month inc VAT, or £300 ex VAT, with a list price of £10,000 unless another is named. */
function answer(salaryPounds: number, co2GramsPerKm: number, changed: Partial<CarOnOffer> = {}) {
  const car = {
    kind: 'car',
    listPricePence: 1_000_000,
    co2GramsPerKm,
    isDiesel: false,
    meetsRde2: false,
  } as const;
  const offer = { car, personalMonthlyPence: 36_000, businessMonthlyPence: 30_000, ...changed };
  const given = answerThreeWays(offer, { salaryPounds, isExample: false, today: '2026-11-22' });
  if (!given) throw new Error('2026/27 is set');
  return given;
}

test('where salary sacrifice costs more, leasing it yourself is named first', () => {
  expect(answer(30_000, 120, { personalMonthlyPence: 25_000 }).sentence).toMatch(
    /^With £30,000 a year, leasing it yourself costs you £250 a month, £54 less than salary sacrifice\./,
  );
});

test('a car that costs more than the pay has no salary sacrifice: no bar, no figures, no advice about it', () => {
  const { sentence, chart, rows, notes } = answer(3900, 0);

  expect(sentence).toMatch(/^With £3,900 a year you can’t give up enough pay for this car\./);
  expect(chart.bars.map(({ label }) => label)).toEqual(['£360', '£0', 'not possible']);
  expect(rows.every(({ figures }) => figures[2] === 'not possible')).toBe(true);
  expect(notes.join(' ')).not.toContain('Minimum Wage');
});

test('who gives up pay reads what is left, and that it must not fall below the minimum wage', () => {
  expect(answer(30_000, 0).notes.join(' ')).toMatch(
    /You’d be paid £26,040 a year instead of £30,000\. Pay must not fall below the National Minimum Wage/,
  );
});

test('above 75 g/km the rule for the pay given up is said where it counts, above 50 g/km the one for rentals', () => {
  const words = (co2: number) => answer(30_000, co2).notes.join(' ');

  expect(words(76)).toContain('Above 75 g/km you’re taxed on the pay you give up');
  expect(words(75)).not.toContain('Above 75 g/km');
  expect(words(51)).toContain('can’t deduct 15% of the rentals');
  expect(words(50)).not.toContain('can’t deduct');
});

test('every figure of the picture is in the table', () => {
  const { chart, rows } = answer(60_000, 0);

  expect(rows.find(({ label }) => label === 'You pay, from net pay')?.figures).toEqual(
    chart.bars.map(({ label }) => label),
  );
});
