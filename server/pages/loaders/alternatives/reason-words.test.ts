import { expect, test } from 'vitest';
import { type ReasonFacts, reasonWords } from './reason-words.ts';

const golf: ReasonFacts = {
  bodyType: 'hatchback',
  fuel: 'petrol',
  seats: 5,
  lengthMm: 4280,
  bootLitres: 380,
  trueMonthlyPence: 31_000,
};
const electric: ReasonFacts = { ...golf, fuel: 'electric', electricRangeMiles: 260 };

test.each<[string, ReasonFacts, Partial<ReasonFacts>]>([
  ['Same size, £23 a month less', golf, { trueMonthlyPence: 28_700 }],
  ['Same size, the same price', golf, { trueMonthlyPence: 31_050 }],
  ['20 cm longer, £40 a month more', golf, { lengthMm: 4480, trueMonthlyPence: 35_000 }],
  ['Estate instead of hatchback, 35 cm longer, the same price', golf, { bodyType: 'estate', lengthMm: 4630 }],
  [
    'SUV & Crossover instead of hatchback, same size',
    golf,
    { bodyType: 'suv-crossover', trueMonthlyPence: undefined },
  ],
  ['7 seats instead of 5, the same price', golf, { seats: 7 }],
  [
    'Same size, electric, 300 miles of electric range, the same price',
    golf,
    { fuel: 'electric', electricRangeMiles: 300 },
  ],
  ['Same size, 40 miles more range, the same price', electric, { electricRangeMiles: 300 }],
  ['Same size, 60 miles less range, the same price', electric, { electricRangeMiles: 200 }],
  ['Same size, the same price', electric, { electricRangeMiles: 262 }],
  [
    'Same size, plug-in hybrid, 40 miles of electric range, the same price',
    electric,
    { fuel: 'plug-in-hybrid', electricRangeMiles: 40 },
  ],
  ['60 litres less boot', { bodyType: 'hatchback', fuel: 'petrol', bootLitres: 380 }, { bootLitres: 320 }],
])('%s', (words, from, to) => {
  expect(reasonWords(from, { ...from, ...to } as ReasonFacts)).toBe(words);
});

test('a van is told by its payload', () => {
  const van: ReasonFacts = { bodyType: 'medium', fuel: 'diesel', payloadKg: 1000, lengthMm: 5000 };

  expect(reasonWords(van, { ...van, payloadKg: 1150 })).toBe('150 kg more payload');
  expect(reasonWords(van, { ...van, payloadKg: 980 })).toBe('Same payload');
});

test('nothing is said of what is not known', () => {
  expect(reasonWords({ fuel: 'petrol' }, { fuel: 'diesel' })).toBe('Diesel');
});
