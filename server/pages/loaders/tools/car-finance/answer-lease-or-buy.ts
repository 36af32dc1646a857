import { drawYearBars } from '#server/pages/charts/year-bars.ts';
import { compareWays, type WayToHaveACar } from '#shared/deals/finance/ways-to-have-a-car.ts';
import type { Price } from '#shared/deals/price.ts';
import { offeredTerms } from '#shared/deals/profile.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { formatMonths } from '#shared/format/format-count.ts';
import { formatPounds, formatWholePounds, toPence } from '#shared/format/format-pounds.ts';
import type { FinanceAnswer } from '#shared/pages/tools/car-finance/car-finance-data.ts';
import { buyingDiscount } from '#shared/tax/figures/buying-discount.ts';
import { type AskedNumber, aprQuestion } from './finance-form.ts';

/** What the reader assumes of buying the car, in pounds and per cent. */
interface Assumptions {
  /** The list price. */
  readonly price: number;
  readonly discount: number;
  readonly deposit: number;
  readonly apr: number;
  readonly balloon: number;
  readonly value: number;
}

const names: Readonly<Record<WayToHaveACar['way'], string>> = { lease: 'Lease', pcp: 'PCP', cash: 'Cash' };

/** What the car is bought for, in pounds: its list price less the discount, to the penny. */
export function boughtFor({ price, discount }: Pick<Assumptions, 'price' | 'discount'>): number {
  return Math.round(price * (100 - discount)) / 100;
}

/** The three ways side by side: what each costs once what it leaves is taken off. */
export function answerLeaseOrBuy(lease: Price, assumed: Assumptions): FinanceAnswer {
  const months = lease.profile.termMonths;
  const ways = compareWays({
    months,
    leaseTotalPence: lease.totalPence,
    pricePence: toPence(boughtFor(assumed)),
    depositPence: toPence(assumed.deposit),
    aprPercent: assumed.apr,
    balloonPence: toPence(assumed.balloon),
    valuePence: toPence(assumed.value),
  });
  return {
    sentence: `${toSentence(ways, months)} ${matchWords(lease, assumed)}`,
    notes: [
      'The discount, the PCP figures and the value at the end are your assumptions; where you typed nothing, they’re examples. They decide which way costs least, so we name no winner.',
      'We’re a credit broker, not a lender. A lease is hire and has no APR. This isn’t advice, and only a quote is a price.',
    ],
    caption: `Cost over ${formatMonths(months)}, less what you’re left with`,
    chart: drawYearBars(ways.map(({ way, costPence }) => ({ name: names[way], pence: costPence }))),
    head: ['Way', 'Up front', 'A month', 'Paid in total', 'You’re left with', 'Cost'],
    rows: ways.map((way) => toRow(way, lease, assumed)),
  };
}

function toRow(each: WayToHaveACar, lease: Price, assumed: Assumptions): readonly string[] {
  const { way, paidPence, keptPence, costPence, monthlyPence } = each;
  const upFront = {
    lease: lease.initialPence + lease.feePence,
    pcp: toPence(assumed.deposit),
    cash: toPence(boughtFor(assumed)),
  };
  const kept = {
    lease: 'Nothing: you hand it back',
    pcp:
      keptPence > 0
        ? `${formatWholePounds(keptPence)} above the ${formatWholePounds(toPence(assumed.balloon))} final payment`
        : 'Nothing: you hand it back',
    cash: `The car, worth ${formatWholePounds(keptPence)}`,
  };
  const monthly = way === 'lease' ? lease.monthlyPence : monthlyPence;
  return [
    names[way],
    formatWholePounds(upFront[way]),
    monthly === undefined ? '–' : formatPounds(monthly),
    formatWholePounds(paidPence),
    kept[way],
    formatWholePounds(costPence),
  ];
}

/** The three costs in the order of the table: which is least depends on what the reader assumes. */
function toSentence(ways: readonly WayToHaveACar[], months: number): string {
  const [first, second, third] = ways.map(
    ({ way, costPence }) => `${formatWholePounds(costPence)} ${wayWords[way]}`,
  );
  return `Over ${formatMonths(months)} that’s ${first}, ${second} and ${third}.`;
}

/** The discount at which paying cash costs as much as the lease, if the car is then worth what is assumed. */
function matchWords({ totalPence }: Price, { price, value }: Assumptions): string {
  const percent = Math.round((1 - (totalPence + toPence(value)) / toPence(price)) * 1000) / 10;
  if (percent < 0) return 'Cash would cost less than the lease even at list price.';
  if (percent >= 100) return 'No discount brings cash down to the lease.';
  return `If it’s worth ${formatWholePounds(toPence(value))} then, cash costs the same as the lease at a discount of ${percent}%.`;
}

const wayWords: Readonly<Record<WayToHaveACar['way'], string>> = {
  lease: 'leasing',
  pcp: 'on PCP',
  cash: 'paying cash',
};

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
