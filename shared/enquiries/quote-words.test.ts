import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { priceDeal } from '#shared/deals/price.ts';
import { enquiryDefinitions } from './enquiry-kinds.ts';
import { quoteIsHeld, quoteMayChange, roadTaxWords, vatWords } from './quote-words.ts';

const readText = (name: string) => readFile(join(import.meta.dirname, '../content', `${name}.md`), 'utf8');

test('how long a quoted price is held and what may change it is the same in form, mail, account and terms', async () => {
  const { introduction = [], next = [] } = enquiryDefinitions.quote ?? {};
  const terms = await readText('terms-and-conditions');

  expect(introduction.join(' ')).toContain(quoteIsHeld);
  expect(next).toContain(quoteMayChange);
  for (const words of [quoteIsHeld, quoteMayChange]) expect(terms).toContain(words.replaceAll('’', "'"));
});

test.each(['treating-customers-fairly', 'faq', 'our-story', 'company-fleet-support/supply'])(
  '%s names the last day of a quote and all that may change its price, in words of its own',
  async (name) => {
    const told = (await readText(name)).split('\n').filter((line) => /until (its|the) last day/.test(line));

    expect(told).toHaveLength(1);
    for (const reason of [/rental/, /withdrawn/, /\btax\b/]) expect(told[0]).toMatch(reason);
  },
);

test('road tax is said by years, begun ones included', () => {
  expect([6, 12, 18, 36, 48].map(roadTaxWords)).toEqual(
    ['year 1', 'year 1', 'years 1 to 2', 'years 1 to 3', 'years 1 to 4'].map(
      (years) => `in the payments for the whole term, ${years}`,
    ),
  );
});

test('the VAT of a business lease and the total with it add up to the penny; a personal price has it in it', () => {
  const profile = { termMonths: 36, annualMiles: 8000, initialMonths: 9, isMaintained: false };
  const rate = { ...profile, monthlyPence: 305_09, excessTenths: 90, feePence: 207_50 };
  const business = priceDeal({ ...rate, contract: 'business' }, profile);

  expect(business.totalPence).toBe(13_631_46);
  expect(vatWords(business)).toBe('£2,726.29 at 20%, £16,357.75 in total inc VAT');
  expect(vatWords(priceDeal({ ...rate, contract: 'personal' }, profile))).toBeUndefined();
});
