import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { priceDeal } from '#shared/deals/price.ts';
import { PriceBlock } from './price-block.tsx';

const rate = {
  contract: 'personal',
  termMonths: 36,
  annualMiles: 10000,
  initialMonths: 9,
  isMaintained: false,
  monthlyPence: 20000,
  excessTenths: 80,
  feePence: 25000,
} as const;
const profile = { termMonths: 36, annualMiles: 10000, initialMonths: 9, isMaintained: false };
const personal = priceDeal(rate, profile);

/** Words of the block as they are read out. */
function read(node: React.ReactNode): string {
  return renderToStaticMarkup(node)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

test('every figure of the minimum price line is in the block', () => {
  const words = read(<PriceBlock price={personal} size="small" />);

  expect(words).toContain('£240.00 ');
  expect(words).toContain('Monthly rental inc VAT');
  expect(words).toContain('Initial rental (9 months) £2,160.00');
  expect(words).toContain('Processing fee £300.00');
  expect(words).toContain('Total over 36 months £10,860.00');
  expect(words).toContain('True monthly cost inc VAT £301.67');
  expect(words).toContain('36 months · 10,000 miles a year · Not maintained · Subject to status');
  expect(words).toContain('9.6p a mile inc VAT for each mile over 30,000 miles in 36 months.');
});

test('the first payment includes the fee, and notation such as “9+35” is never used', () => {
  const words = read(<PriceBlock price={personal} size="small" />);

  expect(words).toContain('Pay £2,460.00 first with the fee, then 35 × £240.00.');
  expect(words).not.toContain('9+35');
});

test('a business price says ex VAT, and a maintained one says so', () => {
  const price = priceDeal({ ...rate, contract: 'business' }, { ...profile, isMaintained: true });
  const words = read(<PriceBlock price={price} size="large" />);

  expect(words).toContain('Monthly rental ex VAT £200.00');
  expect(words).not.toContain('inc VAT');
  expect(words).toContain('· Maintained ·');
});

test('a deal without a fee says none and promises no fee in the first payment', () => {
  const words = read(<PriceBlock price={priceDeal({ ...rate, feePence: 0 }, profile)} size="medium" />);

  expect(words).toContain('Processing fee None');
  expect(words).toContain('Pay £2,160.00 first, then');
});

test('without a price the block says that it is on application and shows no pounds', () => {
  const words = read(<PriceBlock price={undefined} size="small" />);

  expect(words).toContain('Price on application');
  expect(words).not.toContain('£');
});

test('all sizes share one markup', () => {
  const [small, large] = (['small', 'large'] as const).map((size) =>
    renderToStaticMarkup(<PriceBlock price={personal} size={size} />).replace(/ class="[^"]*"/, ''),
  );

  expect(large).toBe(small);
});
