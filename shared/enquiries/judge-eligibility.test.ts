import { expect, test } from 'vitest';
import { judgeEligibility } from './judge-eligibility.ts';
import type { EligibilityAnswers } from './kinds/eligibility-questions.ts';

const steady: EligibilityAnswers = {
  age: 'adult',
  residency: 'over-3',
  employment: 'full-time',
  jobLength: 'over-3-years',
  income: '30-to-50',
  housing: '500-to-1000',
  credit: 'clean',
  upfront: '6',
  licence: 'uk',
};

function judge(changed: Partial<EligibilityAnswers>) {
  return judgeEligibility({ ...steady, ...changed });
}

test('steady work, enough income, credit paid on time and a licence make approval likely, with reasons and nothing to improve', () => {
  const { outlook, reasons, helps } = judge({});

  expect(outlook).toBe('likely');
  expect(reasons.length).toBeGreaterThan(2);
  expect(helps).toEqual([]);
});

test.each<[Partial<EligibilityAnswers>, RegExp]>([
  [{ age: 'minor' }, /18 or over/],
  [{ residency: 'none' }, /live in the UK/],
  [{ income: 'under-12' }, /rarely find a rental affordable/],
  [{ credit: 'serious' }, /within six years/],
])('%o alone makes it unlikely, and the result says why', (changed, reason) => {
  const { outlook, reasons, helps } = judge(changed);

  expect(outlook).toBe('unlikely');
  expect(reasons.join(' ')).toMatch(reason);
  expect(helps).toHaveLength(1);
});

test.each<[Partial<EligibilityAnswers>, RegExp]>([
  [{ residency: 'under-1' }, /three years of addresses/],
  [{ residency: '1-to-3' }, /three years of addresses/],
  [{ licence: 'provisional' }, /full UK licence/],
  [{ licence: 'none' }, /don’t have a driving licence/],
  [{ employment: 'student', jobLength: 'none' }, /Without earnings/],
  [{ employment: 'self-employed', jobLength: '3-to-12-months' }, /year or more of accounts/],
  [{ jobLength: 'under-3-months' }, /less than a year/],
  [{ income: '20-to-30', housing: '1000-to-1500' }, /leaves little/],
  [{ upfront: '0' }, /at least one rental/],
  [{ credit: 'late-lately' }, /last year/],
  [{ credit: 'late-before' }, /six years/],
  [{ credit: 'thin' }, /little to go on/],
])('%o alone makes the outlook uncertain, with its reason and what would help', (changed, reason) => {
  const { outlook, reasons, helps } = judge(changed);

  expect(outlook).toBe('worth-a-talk');
  expect(reasons).toHaveLength(1);
  expect(reasons[0]).toMatch(reason);
  expect(helps).toHaveLength(1);
});

test('four doubts together make approval as unlikely as one stop does', () => {
  const three = { residency: 'under-1', upfront: '0', credit: 'thin' } as const;

  expect(judge(three).outlook).toBe('worth-a-talk');
  expect(judge({ ...three, licence: 'provisional' }).outlook).toBe('unlikely');
});

test('a retired visitor needs no job', () => {
  expect(judge({ employment: 'retired', jobLength: 'none' }).outlook).toBe('likely');
});
