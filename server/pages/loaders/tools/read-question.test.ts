import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import {
  choiceField,
  decimalField,
  optionalField,
  penceField,
  poundsField,
  readQuestion,
  wholeField,
} from './read-question.ts';

const fields = {
  monthly: poundsField(300, { min: 0, max: 10_000, advice: 'Enter a payment.' }),
  excess: penceField(10, { min: 1, max: 100, advice: 'Enter an excess charge.' }),
  miles: wholeField(10_000, { min: 1, max: 99_999, advice: 'Enter miles.' }),
  apr: decimalField(9.9, { min: 0, max: 50, advice: 'Enter an APR.' }),
  budget: optionalField(poundsField(0, { min: 50, max: 9999, advice: 'Enter a budget.' })),
  fuel: choiceField(['petrol', 'diesel'], 'petrol', 'Choose a fuel.'),
};

const read = (query: string) => readQuestion(fields, new URLSearchParams(query));

test('money and pence are read as people write them', () => {
  for (const [typed, pounds] of [
    ['366.11', 366.11],
    ['£366.11', 366.11],
    ['£1,249.5', 1249.5],
    ['1,249', 1249],
    ['366', 366],
  ] as const)
    expect(read(`monthly=${encodeURIComponent(typed)}`)).toMatchObject({
      values: { monthly: pounds },
      refused: {},
    });
  for (const [typed, pence] of [
    ['12.6', 12.6],
    ['12.6p', 12.6],
    ['7.25 p', 7.25],
  ] as const)
    expect(read(`excess=${encodeURIComponent(typed)}`).values.excess).toBe(pence);
});

test('what is refused is said with what is used until then, and stays as it was typed', () => {
  const { values, notes, refused } = read(
    'monthly=366.115&excess=12,6&miles=12.5&apr=a lot&budget=20&fuel=steam',
  );

  expect(values).toEqual({ monthly: 300, excess: 10, miles: 10_000, apr: 9.9, budget: '', fuel: 'petrol' });
  expect(notes).toEqual([
    'Enter a payment. Until then we use £300.',
    'Enter an excess charge. Until then we use 10p.',
    'Enter miles. Until then we use 10,000.',
    'Enter an APR. Until then we use 9.9.',
    'Enter a budget. Until then we leave it out.',
    'Choose a fuel. Until then we use what the form shows.',
  ]);
  expect(Object.values(refused).map(({ typed }) => typed)).toEqual([
    '366.115',
    '12,6',
    '12.5',
    'a lot',
    '20',
    'steam',
  ]);
});

test('a comma that does not stand before three digits is not taken for a thousand', () => {
  for (const typed of ['366,11', '1,2,3', '12,3456', '£', '.5', '1e3', '366.'])
    expect(read(`monthly=${typed}`).refused).toHaveProperty('monthly');
});

/** A page of each tool with something that it refuses: the field, and a part of what to type. */
const tools = [
  ['/car-finance-advice/voluntary-termination', 'monthly', 'Enter a monthly payment from £0'],
  ['/car-finance-advice/pcp-early-settlement-calculator', 'credit', 'Enter an amount of credit'],
  ['/car-finance-advice/lease-or-buy', 'discount', 'Enter a discount from 0% to 60%'],
  ['/ending-a-lease-early', 'monthly', 'Enter a monthly payment from £50'],
  ['/fair-wear-and-tear', 'excess', 'Enter an excess charge from 1p'],
  ['/mileage-calculator', 'commuteMiles', 'Enter the miles to work'],
  ['/car-matching-tool', 'budget', 'Enter a budget from £50'],
  ['/company-car-tax-calculator', 'price', 'Enter a list price'],
  ['/salary-sacrifice', 'salary', 'Enter a yearly salary'],
  ['/car-leasing', 'budgetMax', 'Enter pounds a month'],
] as const;

test.each(tools)(
  '%s shows again what was typed for %s, and says beside it what to type',
  async (path, name, advice) => {
    const { text, status } = await request(await createTestApp()).get(`${path}?${name}=12.345x`);

    expect(status).toBe(200);
    const input = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(text)?.[0] ?? '';
    expect(input).toContain('value="12.345x"');
    expect(input).toContain('aria-invalid="true"');
    const error = new RegExp(`<p id="[^"]*${name}-error"[^>]*>([^<]*)`).exec(text)?.[1];
    expect(error).toContain(advice);
    expect(/role="(?:status|note)"[\s\S]*?<\/section>/.exec(text)?.[0]).toContain(advice);
  },
);
