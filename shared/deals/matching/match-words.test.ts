import { expect, test } from 'vitest';
import type { MatchAnswers } from './match-answers.ts';
import type { MatchCandidate, MatchFacts } from './match-wishes.ts';
import { answerWords, listMatchWords } from './match-words.ts';
import { rankMatches } from './rank-matches.ts';

function car(name: string, facts: Partial<MatchFacts>, pounds: number): MatchCandidate {
  return {
    vehicle: {
      vehicleRef: name,
      make: { name: 'Make', slug: 'make' },
      range: { name, slug: name },
      seats: 5,
      bootLitres: 400,
      fuel: 'petrol',
      transmission: 'manual',
      stock: { kind: 'stock', weeksMin: 1, weeksMax: 3, checkedOn: '2026-11-20' },
      ...facts,
    },
    trueMonthlyPence: Math.round(pounds * 100),
  };
}

function tell(answers: MatchAnswers, ...cars: readonly MatchCandidate[]) {
  return listMatchWords(answers, rankMatches(answers, cars, 12).matches);
}

test('each place has its reason, and what was traded off is said in the visitor’s own units', () => {
  const answers = { seats: 5, budgetPounds: 300, bootLitres: 400 };
  const words = tell(
    answers,
    car('second', { seats: 7 }, 290),
    car('first', {}, 277.5),
    car('third', { bootLitres: 360 }, 317.2),
  );

  expect(words).toEqual([
    {
      reason: 'Meets everything you asked for, at the lowest cost.',
      tradedOff: [],
      met: ['5 seats', '£22 under your budget', '400 litres of boot'],
    },
    {
      reason: 'Meets everything you asked for, £13 a month more than our top match.',
      tradedOff: [],
      met: ['7 seats', '£10 under your budget', '400 litres of boot'],
    },
    {
      reason: 'Meets no wish in full.',
      tradedOff: ['£18 over your budget', 'boot 40 litres smaller than you asked'],
      met: ['5 seats'],
    },
  ]);
});

test('what is not known is said', () => {
  const [words] = tell(
    { towingKg: 1200, weeks: 12, charging: 'public' },
    car('a', { fuel: 'electric' }, 300),
  );

  expect(words?.reason).toBe('Meets 1 of 3 wishes, and we don’t know whether it can tow that.');
  expect(words?.tradedOff).toEqual(['electric range not known', 'towing weight not known']);
  expect(words?.met).toEqual(['delivery in 1 to 3 weeks']);
});

test('where nothing is wished for, the cost is the reason', () => {
  const reasons = tell({ gearbox: 'manual' }, car('a', {}, 200), car('b', {}, 200), car('c', {}, 230));

  expect(reasons.map(({ reason }) => reason)).toEqual([
    'The lowest cost of those that fit.',
    'About the same cost as our top match.',
    '£30 a month more than our number 2 match.',
  ]);
  expect(reasons[0]?.met).toEqual(['manual']);
});

test.each<[string, MatchAnswers, Partial<MatchFacts>]>([
  ['electric, charged at home', { charging: 'yes' }, { fuel: 'electric' }],
  ['doesn’t use your charging at home', { charging: 'yes' }, { fuel: 'diesel' }],
  ['plug-in hybrid that you couldn’t charge at home', { charging: 'no' }, { fuel: 'plug-in-hybrid' }],
  ['no charging needed', { charging: 'no' }, { fuel: 'hybrid' }],
  ['electric, so you’d need somewhere to charge', { charging: 'unsure' }, { fuel: 'electric' }],
  ['240 miles between charges', { charging: 'public' }, { fuel: 'electric', electricRangeMiles: 240 }],
  ['tows 1,500 kg', { towingKg: 1200 }, { towingKg: 1500 }],
  ['right on your budget', { budgetPounds: 300 }, {}],
  [
    'delivery takes 10 to 18 weeks',
    { weeks: 4 },
    { stock: { kind: 'factory-order', weeksMin: 10, weeksMax: 18, checkedOn: '2026-11-20' } },
  ],
])('%s', (words, answers, facts) => {
  const [told] = tell(answers, car('a', facts, 299.5));

  expect([...(told?.met ?? []), ...(told?.tradedOff ?? [])].join(' ')).toContain(words);
});

test('the answers are told in short', () => {
  expect(answerWords({ seats: 7, bootLitres: 500, budgetPounds: 1200, charging: 'yes', weeks: 4 })).toEqual([
    '7 seats',
    '500 litres of boot',
    'charging at home',
    'up to £1,200 a month',
    'within 4 weeks',
  ]);
});
