import { expect, test } from 'vitest';
import type { CarOnOffer } from '#shared/tax/three-ways-year.ts';
import { answerThreeWays } from './answer-three-ways.ts';

const exampleCar = {
  kind: 'car',
  listPricePence: 1_000_000,
  co2GramsPerKm: 0,
  isDiesel: false,
  meetsRde2: false,
} as const;

/** A car that costs £360 a month inc VAT, or £300 ex VAT, with a list price of £10,000 unless another is named. */
function answer(salaryPounds: number, co2GramsPerKm: number, changed: Partial<CarOnOffer> = {}) {
  const car = { ...exampleCar, co2GramsPerKm };
  const offer = { car, personalMonthlyPence: 36_000, businessMonthlyPence: 30_000, ...changed };
  const pay = { salaryPence: salaryPounds * 100, hoursAWeek: 37.5 };
  const lease = { start: '2026-04-06', months: 12 };
  const given = answerThreeWays([offer], { ...pay, ...lease }, { isSalary: false, isHours: false });
  if (!given) throw new Error('2026/27 is set');
  return given;
}

test('where salary sacrifice costs more, leasing it yourself is named first', () => {
  expect(answer(30_000, 120, { personalMonthlyPence: 25_000 }).sentence).toMatch(
    /^On a £30,000 salary, leasing it yourself costs £250 a month, £54 less than salary sacrifice does on average\./,
  );
});

test('where the pay left would be under the National Living Wage, salary sacrifice stops and the page says why', () => {
  // £28,000 less 12 × £330 is £24,040; £12.71 for 37.5 hours in 52 weeks is £24,784.50.
  const { sentence, figures, notes } = answer(28_000, 0);
  const [{ chart, rows } = { rows: [] }] = figures;

  expect(sentence).toMatch(
    /^On a £28,000 salary for 37\.5 hours a week, you can’t give up enough pay for this car\. It would leave you £24,040 a year\. The National Living Wage for those hours is £24,785\. Leasing it yourself costs £360 a month\./,
  );
  expect(chart?.bars.map(({ label }) => label)).toEqual(['£360', '£7', 'not possible']);
  expect(rows.every((row) => row.figures[2] === 'not possible')).toBe(true);
  expect(notes.join(' ')).not.toContain('You’d be paid');
  expect(answer(3900, 0).sentence).toContain('It would take all of it. The National Living Wage');
});

test('the hours are said to be assumed where the visitor named none', () => {
  const offer = { car: exampleCar, personalMonthlyPence: 36_000, businessMonthlyPence: 30_000 };
  const given = { salaryPence: 3_000_000, hoursAWeek: 37.5, start: '2026-12-01', months: 36 };
  const notes = (isHours: boolean) =>
    answerThreeWays([offer], given, { isSalary: false, isHours })?.notes.join(' ');

  expect(notes(true)).toContain('We assume 37.5 contracted hours a week; enter yours.');
  expect(notes(false)).not.toContain('We assume 37.5');
});

test('the headline is the average of the term, not its first year', () => {
  // £36,000 at 20% from 1 December 2026: £24 a month in 2026/27, £54 in 2029/30, £38.55 on average.
  const offer = {
    car: { ...exampleCar, listPricePence: 3_600_000 },
    personalMonthlyPence: 36_000,
    businessMonthlyPence: 30_000,
  };
  const given = { salaryPence: 4_500_000, hoursAWeek: 37.5, start: '2026-12-01', months: 36 };
  const { sentence, figures } = answerThreeWays([offer], given, { isSalary: false, isHours: false }) ?? {};

  expect(sentence).toContain(
    'A company car on top of your pay would cost you £39 a month in tax on average: £24 in 2026/27, £54 in 2029/30.',
  );
  expect(figures?.[0]?.chart.bars[1]?.label).toBe('£39');
});

test('a plug-in hybrid is compared by both standards while its own is not known', () => {
  // £36,900 at 20% in 2026/27: 18% is £6,642 and £111 a month; 10% is £3,690 and £62 a month, where 28% of £330 is saved.
  const car = { ...exampleCar, listPricePence: 3_690_000, co2GramsPerKm: 56, electricRangeMiles: 53 };
  const prices = { personalMonthlyPence: 36_000, businessMonthlyPence: 30_000 };
  const offers = [car, { ...car, isEased: true }].map((each) => ({ car: each, ...prices }));
  const given = { salaryPence: 3_000_000, hoursAWeek: 37.5, start: '2026-04-06', months: 12 };
  const { sentence, figures } = answerThreeWays(offers, given, { isSalary: false, isHours: false }) ?? {};

  expect(sentence).toBe(
    'On a £30,000 salary, salary sacrifice costs £348 a month from net pay on average, £12 less than leasing it yourself. A company car on top of your pay would cost you £111 a month in tax. That’s if it was tested to Euro 6e or earlier. If it was tested to Euro 6e-bis or later, salary sacrifice costs £299 a month and a company car costs £62 a month.',
  );
  expect(figures?.map(({ name }) => name)).toEqual([
    'If it was tested to Euro 6e or earlier',
    'If it was tested to Euro 6e-bis or later',
  ]);
});

test('who gives up pay reads what is left, and what must not be gone below', () => {
  const notes = answer(30_000, 0).notes.join(' ');

  expect(notes).toContain('You’d be paid £26,040 a year instead of £30,000.');
  expect(notes).toContain('£12.71 an hour from age 21 until 31 March 2027, so £24,785 for 37.5 hours');
});

test('above 75 g/km the rule for the pay given up is said where it counts, above 50 g/km the one for rentals', () => {
  const words = (co2: number) => answer(30_000, co2).notes.join(' ');

  expect(words(76)).toContain('Above 75 g/km you’re taxed on the pay you give up');
  expect(words(75)).not.toContain('Above 75 g/km');
  expect(words(51)).toContain('can’t deduct 15% of the rentals');
  expect(words(50)).not.toContain('can’t deduct');
});

test('every figure of the picture is in the table', () => {
  const [{ chart, rows } = { rows: [] }] = answer(60_000, 0).figures;

  expect(rows.find(({ label }) => label === 'You pay, from net pay')?.figures).toEqual(
    chart?.bars.map(({ label }) => label),
  );
});
