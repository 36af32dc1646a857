import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { priceDeal } from '#shared/deals/price.ts';
import { atRealMiles } from '#shared/deals/real-miles.ts';
import { PriceBlock, priceTexts } from './price-block.tsx';

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

test('every figure of the minimum price line is in the block, none of them folded away', () => {
  const html = renderToStaticMarkup(<PriceBlock price={personal} size="small" />);
  const words = read(<PriceBlock price={personal} size="small" />);

  expect(words).toContain('True monthly cost inc VAT £301.67');
  expect(words).toContain('Monthly rental inc VAT £240 ');
  expect(words).toContain('£2,460 up front (including the fee), then 35 payments of £240, £10,860 in all. ');
  expect(words).toContain(
    ' 36 months · 10,000 miles a year · fee £300 · initial payment £2,160 (9 months) · not maintained · excess 9.6p a mile · subject to status',
  );
  expect(html).not.toContain('<details');
});

test('a business price says that VAT of 20% comes on top of what it adds up to', () => {
  const words = read(
    <PriceBlock price={priceDeal({ ...rate, contract: 'business' }, profile)} size="small" />,
  );

  // 9 × £200 + £250, then 35 × £200.
  expect(words).toContain(
    '£2,050 up front (including the fee), then 35 payments of £200, £9,050 in all, plus 20% VAT. ',
  );
  expect(words).toContain('True monthly cost ex VAT £251.39');
});

test('pence are shown where there are any, and nowhere else', () => {
  const odd = priceDeal({ ...rate, monthlyPence: 17_155 }, profile);

  expect(read(<PriceBlock price={odd} size="small" />)).toMatch(/£205\.86 .* 35 payments of £205\.86,/);
  expect(read(<PriceBlock price={personal} size="small" />)).not.toContain('.00');
});

test('sums are rounded to whole pounds where that is asked for, the two monthly figures never', () => {
  const texts = priceTexts(priceDeal({ ...rate, monthlyPence: 17_155 }, profile), { pennies: false });

  expect(texts.slice(0, 2)).toEqual(['£259.94', '£205.86']);
  expect(texts[2]?.replaceAll('\u00a0', ' ')).toBe(
    '£2,153 up front (including the fee), then 35 payments of £206, £9,358 in all.',
  );
});

test('at real miles the block says which deal it is, and the excess is in plan, total and true monthly cost', () => {
  const driven = (realMiles: number, excessTenths = 80) =>
    read(
      <PriceBlock
        price={atRealMiles(priceDeal({ ...rate, excessTenths }, profile), realMiles)}
        size="small"
      />,
    );

  expect(driven(9000)).toContain('At your 9,000 miles: the 10,000-mile deal ');
  expect(driven(9000)).toContain('35 payments of £240, £10,860 in all.');
  expect(driven(11_000)).toContain('True monthly cost inc VAT £309.67');
  expect(driven(11_000)).toContain('At your 11,000 miles: 10,000-mile deal + £288 excess ');
  expect(driven(11_000)).toContain('then 35 payments of £240 and £288 excess, £11,148 in all.');
  expect(driven(11_000, 0)).toContain('At your 11,000 miles: 10,000-mile deal, no excess charge ');
});

test('whole pounds never make a small excess nothing', () => {
  const texts = priceTexts(atRealMiles(personal, 10_001), { pennies: false });

  expect(texts[2]?.replaceAll('\u00a0', ' ')).toBe('At your 10,001 miles: 10,000-mile deal + £0.29 excess');
  expect(priceTexts(personal)).toHaveLength(4);
});

test('a business price says ex VAT, and a maintained one says so', () => {
  const price = priceDeal({ ...rate, contract: 'business' }, { ...profile, isMaintained: true });
  const words = read(<PriceBlock price={price} size="large" />);

  expect(words).toContain('Monthly rental ex VAT £200');
  expect(words).not.toContain('inc VAT');
  expect(words).toContain('· maintained ·');
});

test('a deal without a fee says so and has none in the first payment', () => {
  const words = read(<PriceBlock price={priceDeal({ ...rate, feePence: 0 }, profile)} size="medium" />);

  expect(words).toContain('· no fee ·');
  expect(words).toContain('£2,160 up front, then');
});

test('insurance is said beside the price that includes it, and where there is room, what to ask about it', () => {
  expect(read(<PriceBlock price={personal} size="small" isInsured />)).toContain('Insurance included.');
  expect(read(<PriceBlock price={personal} size="large" isInsured />)).toMatch(
    /Insurance included\. Ask us for the policy.*covers and the excess/,
  );
  expect(read(<PriceBlock price={personal} size="large" />)).not.toContain('Insurance');
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
