import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { createRateRecord } from './rate-record.ts';
import { createReadingTally } from './reading-tally.ts';
import { type RateCells, ratesCsv } from './testing/feed-files.ts';

function read(cells: RateCells) {
  const tally = createReadingTally('rates.csv');
  const [row] = parse(ratesCsv(cells), { columns: true }) as unknown[];
  const checked = createRateRecord(tally).safeParse(row);
  const [issue] = checked.error?.issues ?? [];
  return {
    rate: checked.data,
    fault: issue && `${String(issue.path[0])} ${issue.message}`,
    said: tally.lines(),
  };
}

test('a row in the words of a funder becomes a rate', () => {
  const { rate, fault } = read({
    contract: 'BCH',
    valid_from: '01/11/2026',
    valid_to: '31 January 2027',
    term_months: '36 months',
    annual_miles: '10k',
    initial_months: '6+35',
    maintained: 'Non-Maintained',
    monthly_rental: '£1,209.50',
    excess_ppm: '9.65',
    processing_fee: '-',
  });

  expect(fault).toBeUndefined();
  expect(rate).toMatchObject({
    contract: 'business',
    validFrom: '2026-11-01',
    validTo: '2027-01-31',
    termMonths: 36,
    annualMiles: 10_000,
    initialMonths: 6,
    isMaintained: false,
    monthlyPence: 1_209_50,
    excessTenths: 97,
    feePence: 0,
  });
});

test.each<[RateCells, string]>([
  [
    { contract: 'HP' },
    'contract is not one of personal (or PCH, personal contract hire, private), business (or BCH, business contract hire, company)',
  ],
  [{ maintained: 'perhaps' }, 'maintained is not one of yes (or Y, 1, true), no (or N, 0, false)'],
  [
    { valid_to: '31/01/27' },
    'valid_to has a year of two digits, which could be read in more than one way: write all four',
  ],
  [{ valid_to: '31/10/2026' }, 'valid_to is before valid_from'],
  [{ annual_miles: '300k' }, 'annual_miles is not between 1000 and 200000'],
  [{ initial_months: '13+35' }, 'initial_months is not between 1 and 12'],
  [{ term_months: '36 weeks' }, 'term_months is not a number'],
])('%o is rejected', (cells, fault) => {
  expect(read(cells).fault).toBe(fault);
});

test('rows in the documented words are not reported as readings', () => {
  expect(read({}).said).toEqual([]);
});
