import type { Price } from '#shared/deals/price.ts';
import { offeredTerms } from '#shared/deals/profile.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { formatMonths } from '#shared/format/format-count.ts';
import { buyingDiscount } from '#shared/tax/figures/buying-discount.ts';
import { type AskedNumber, aprQuestion } from './finance-form.ts';

/** Example for a car whose list price is not known. */
const examplePounds = 30_000;
/** Examples as parts of the price: what a car will be worth, and the final payment of a PCP. */
const exampleValue = 0.45;
const exampleBalloon = 0.4;

/** What the comparison asks. Its examples follow the vehicle's list price, and the deposit is what the lease takes up front. */
export function toLeaseOrBuyQuestions(
  found: { readonly vehicle: Vehicle; readonly price: Price } | undefined,
) {
  const pounds = Math.round((found?.vehicle.p11dPence ?? examplePounds * 100) / 100);
  const part = (share: number) => Math.round((pounds * share) / 100) * 100;
  const upFront = found ? Math.round((found.price.initialPence + found.price.feePence) / 100) : part(0.1);
  return {
    term: {
      label: 'Months',
      what: 'a term',
      unit: 'count',
      usual: found?.price.profile.termMonths ?? 36,
      min: 1,
      max: 60,
      choices: offeredTerms.map((months) => ({ value: String(months), label: formatMonths(months) })),
    },
    price: {
      label: 'List price, £',
      hint:
        found?.vehicle.p11dPence === undefined ? 'Our figure is an example.' : 'The list price of this car.',
      what: 'a list price',
      unit: 'pounds',
      usual: pounds,
      min: 1000,
      max: 300_000,
    },
    discount: {
      label: 'Discount off it, %',
      hint: buyingDiscount.value.reason,
      what: 'a discount',
      unit: 'percent',
      usual: buyingDiscount.value.percent,
      min: 0,
      max: 60,
    },
    value: {
      label: 'Worth at the end, £',
      hint: 'Your own guess: ours is an example, not a forecast.',
      what: 'a value at the end',
      unit: 'pounds',
      usual: part(exampleValue),
      min: 0,
      max: 300_000,
    },
    deposit: {
      label: 'PCP deposit, £',
      hint: 'We start from what the lease takes up front.',
      what: 'a deposit',
      unit: 'pounds',
      usual: upFront,
      min: 0,
      max: 300_000,
    },
    apr: { ...aprQuestion, label: 'PCP APR, %', hint: 'Our figure is an example, not an offer.' },
    balloon: {
      label: 'PCP final payment, £',
      hint: 'From your PCP quote; ours is an example.',
      what: 'a final payment',
      unit: 'pounds',
      usual: part(exampleBalloon),
      min: 0,
      max: 300_000,
    },
  } as const satisfies Readonly<Record<string, AskedNumber>>;
}
