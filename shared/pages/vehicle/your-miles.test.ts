import { expect, test } from 'vitest';
import type { MilesDeal, YourMilesData } from './vehicle-data.ts';
import { bandWords, cheapestWords, compareWords } from './your-miles.tsx';

const deal = (annualMiles: number, costPence: number, band?: MilesDeal['band']): MilesDeal => ({
  annualMiles,
  totalPence: costPence,
  excessTenths: 90,
  costPence,
  ...(band ? { band } : {}),
});

const small = deal(10_000, 7612_00, { fromMiles: 0, toMiles: 12_899 });
const large = deal(15_000, 7700_50, { fromMiles: 12_900 });

function question(facts: Partial<YourMilesData>): YourMilesData {
  const chart = {
    across: [],
    up: [],
    lines: [],
    shown: '',
    lowest: '',
    bands: [],
    mark: { x: 0, y: 0, label: '' },
  };
  return { realMiles: 12_000, deals: [small, large], cheapest: small, shown: large, chart, ...facts };
}

test('the answer names the cheapest deal, with excess where its allowance is too small, and what it costs in total', () => {
  expect(cheapestWords(question({}))).toBe(
    'If you drive 12,000 miles a year, the 10,000-mile deal plus excess is cheapest: £7,612\u00a0in\u00a0all.',
  );
  expect(cheapestWords(question({ realMiles: 9000 }))).toBe(
    'If you drive 9,000 miles a year, the 10,000-mile deal is cheapest: £7,612\u00a0in\u00a0all.',
  );
  expect(cheapestWords(question({ deals: [small] }))).toBe(
    'If you drive 12,000 miles a year, you’ll pay £7,612\u00a0in\u00a0all.',
  );
});

test('the deal shown is compared with the cheapest, and the mileage is said at which the next one is', () => {
  expect(compareWords(question({}))).toBe(
    'That’s £88.50 less than the 15,000-mile deal shown here. From 12,900 miles a year, it’s the 15,000-mile deal.',
  );
  expect(compareWords(question({ cheapest: large }))).toBe('That’s the deal shown here.');
  expect(compareWords(question({ deals: [small], shown: small }))).toBe('');
});

test('the mileages for which a deal is the cheapest are a range, open at the ends', () => {
  expect([small, large, deal(8000, 1), deal(8000, 1, { fromMiles: 0 })].map(bandWords)).toEqual([
    'Up to 12,899',
    '12,900 or more',
    'Never',
    'Any mileage',
  ]);
});
