import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toCard } from '#server/catalogue/snapshot/deal-card.ts';
import { exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import { priceDeal } from '#shared/deals/price.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { FittingDeals } from './fitting-deals.tsx';

const vehicle = toCard(exampleVehicle('1000000001'));

test('deals of a short lease lead to that lease, and are saved and compared at it', () => {
  const profile = { ...defaultProfile, termMonths: 12 };
  const rate = {
    contract: 'personal' as const,
    ...profile,
    monthlyPence: 20000,
    excessTenths: 80,
    feePence: 0,
  };
  const deal = { dealType: 'personal' as const, vehicle, price: priceDeal(rate, profile) };
  const html = renderToStaticMarkup(<FittingDeals deals={[{ deal, words: '' }]} imageHost="" />);

  expect(html).toContain('/vehicle?term=12"');
  expect(html.match(/<input type="hidden" name="term" value="12"\/>/g)).toHaveLength(2);
});
