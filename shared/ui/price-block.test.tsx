import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { priceDeal } from '#shared/deals/price.ts';
import { atRealMiles } from '#shared/deals/real-miles.ts';
import { PriceBlock, paymentPlan, priceTexts } from './price-block.tsx';

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

test('one figure, how it is paid, for what; the rest of the minimum price line is one tap below', () => {
  const words = read(<PriceBlock price={personal} size="small" />);

  expect(words).toBe(
    ' £301.67 true monthly cost £2,460 up front, then 35 payments of £240, £10,860 in total. 36 months · 10,000 miles a year · inc VAT What’s included £300 fee · initial payment £2,160 (9 months) · not maintained · excess 9.6p a mile · subject to status ',
  );
  expect(renderToStaticMarkup(<PriceBlock price={personal} size="large" />)).toContain('<details');
});

test('where a deal is about to be agreed nothing is folded, and on a card the fold stands elsewhere', () => {
  expect(renderToStaticMarkup(<PriceBlock price={personal} size="medium" />)).not.toContain('<details');
  expect(read(<PriceBlock price={personal} size="medium" />)).toContain('subject to status');
  expect(read(<PriceBlock price={personal} size="small" isShort />)).not.toContain('subject to status');
});

test('a business price says that VAT of 20% comes on top of what it adds up to', () => {
  const words = read(
    <PriceBlock price={priceDeal({ ...rate, contract: 'business' }, profile)} size="small" />,
  );

  // 9 × £200 + £250, then 35 × £200.
  expect(words).toContain('£2,050 up front, then 35 payments of £200, £9,050 in total, plus 20% VAT. ');
  expect(words).toContain('£251.39 true monthly cost');
  expect(words).toContain('a year · ex VAT');
});

test('pence are shown where there are any, and nowhere else', () => {
  const odd = priceDeal({ ...rate, monthlyPence: 17_155 }, profile);

  expect(read(<PriceBlock price={odd} size="small" />)).toContain(
    '£2,152.74 up front, then 35 payments of £205.86, £9,357.84 in total.',
  );
  expect(read(<PriceBlock price={personal} size="small" />)).not.toContain('.00');
});

/** Pounds and pence as they are written, in pence. */
function toPence(written = ''): number {
  return Math.round(Number(written.replaceAll(/[£,]/g, '')) * 100);
}

test('whoever reckons from a plan in whole pounds gets its total, whatever the rental', () => {
  const plans = Array.from({ length: 400 }, (_, step) =>
    paymentPlan(priceDeal({ ...rate, monthlyPence: 17_001 + 37 * step }, profile), { pennies: false }),
  );
  for (const plan of plans) {
    const [upFront, monthly, total] = (plan.match(/£[\d,.]*\d/g) ?? []).map(toPence);
    const isWhole = !/\.\d\d up/.test(plan);
    const reckoned = (upFront ?? 0) + 35 * (monthly ?? 0);
    expect(isWhole ? 100 * Math.round(reckoned / 100) : reckoned).toBe(total);
  }
  expect(plans.filter((plan) => /^£[\d,]+\u00a0?\s?up/.test(plan)).length).toBeGreaterThan(200);
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
  expect(driven(9000)).toContain('35 payments of £240, £10,860 in total.');
  expect(driven(11_000)).toContain('£309.67 true monthly cost');
  expect(driven(11_000)).toContain('At your 11,000 miles: 10,000-mile deal + £288 excess ');
  expect(driven(11_000)).toContain('then 35 payments of £240 and £288 excess, £11,148 in total.');
  expect(driven(11_000, 0)).toContain('At your 11,000 miles: 10,000-mile deal, no excess charge ');
});

test('whole pounds never make a small excess nothing', () => {
  const texts = priceTexts(atRealMiles(personal, 10_001), { pennies: false });

  expect(texts.miles?.replaceAll('\u00a0', ' ')).toBe(
    'At your 10,001 miles: 10,000-mile deal + £0.29 excess',
  );
  expect(priceTexts(personal).miles).toBeUndefined();
});

test('a business price says ex VAT, and a maintained one says so', () => {
  const price = priceDeal({ ...rate, contract: 'business' }, { ...profile, isMaintained: true });
  const words = read(<PriceBlock price={price} size="large" />);

  expect(words).toContain('36 months · 10,000 miles a year · ex VAT');
  expect(words).not.toContain('inc VAT');
  expect(words).toContain('· maintained ·');
});

test('a deal without a fee says so and has none in the first payment', () => {
  const words = read(<PriceBlock price={priceDeal({ ...rate, feePence: 0 }, profile)} size="medium" />);

  expect(words).toContain('No fee · ');
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
