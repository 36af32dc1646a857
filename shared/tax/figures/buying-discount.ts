import type { DatedFigures } from './dated-figures.ts';

interface BuyingDiscount {
  readonly percent: number;
  /** Why we start from it, beside the field in which a reader enters their own. */
  readonly reason: string;
}

/**
 * What a buyer is taken to get off the list price until they enter their own: about the middle of the averages in public
 * reports of What Car? Target Price, 9.1% in February 2020, 6.4% in June 2021, 3.5% in 2022 and 4.2% in 2023.
 */
export const buyingDiscount: DatedFigures<BuyingDiscount> = {
  title: 'Discount off the list price of a new car, until the reader enters one',
  from: '2026-01-01',
  until: '2027-12-31',
  source:
    'Our own assumption, within the averages that What Car? mystery shoppers reported from 2020 to 2023',
  sureness: 'assumption',
  checkedOn: '2026-11-23',
  value: {
    percent: 6,
    reason:
      'We start from 6%: mystery shoppers of What Car? got 3.5% to 9.1% on average from 2020 to 2023. Enter what you’re offered; 0 is the list price.',
  },
};
