import { drawYearBars } from '#server/pages/charts/year-bars.ts';
import { compareWays, type WayToHaveACar } from '#shared/deals/finance/ways-to-have-a-car.ts';
import type { Price } from '#shared/deals/price.ts';
import { formatMonths } from '#shared/format/format-count.ts';
import { formatPounds, formatWholePounds } from '#shared/format/format-pounds.ts';
import type { FinanceAnswer } from '#shared/pages/tools/car-finance/car-finance-data.ts';

/** What the reader assumes of buying the car, in pounds and per cent. */
interface Assumptions {
  readonly price: number;
  readonly deposit: number;
  readonly apr: number;
  readonly balloon: number;
  readonly value: number;
}

const names: Readonly<Record<WayToHaveACar['way'], string>> = { lease: 'Lease', pcp: 'PCP', cash: 'Cash' };

/** The three ways side by side: what each costs once what it leaves is taken off. */
export function answerLeaseOrBuy(lease: Price, assumed: Assumptions): FinanceAnswer {
  const months = lease.profile.termMonths;
  const ways = compareWays({
    months,
    leaseTotalPence: lease.totalPence,
    pricePence: assumed.price * 100,
    depositPence: assumed.deposit * 100,
    aprPercent: assumed.apr,
    balloonPence: assumed.balloon * 100,
    valuePence: assumed.value * 100,
  });
  return {
    sentence: toSentence(ways, months),
    notes: [
      'The price, the PCP figures and the value at the end are your assumptions; where you typed nothing, they’re examples. The value at the end decides most.',
      'We’re a credit broker, not a lender. A lease is hire and has no APR. This isn’t advice, and only a quote is a price.',
    ],
    caption: `Cost over ${formatMonths(months)}, less what you’re left with`,
    chart: drawYearBars(ways.map(({ way, costPence }) => ({ name: names[way], pence: costPence }))),
    head: ['Way', 'Up front', 'A month', 'Paid in all', 'You’re left with', 'Cost'],
    rows: ways.map((way) => toRow(way, lease, assumed)),
  };
}

function toRow(each: WayToHaveACar, lease: Price, assumed: Assumptions): readonly string[] {
  const { way, paidPence, keptPence, costPence, monthlyPence } = each;
  const upFront = {
    lease: lease.initialPence + lease.feePence,
    pcp: assumed.deposit * 100,
    cash: assumed.price * 100,
  };
  const kept = {
    lease: 'Nothing: you hand it back',
    pcp:
      keptPence > 0
        ? `${formatWholePounds(keptPence)} above the ${formatWholePounds(assumed.balloon * 100)} final payment`
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

function toSentence(ways: readonly WayToHaveACar[], months: number): string {
  const [first, ...others] = ways.toSorted((a, b) => a.costPence - b.costPence);
  if (!first) return '';
  const rest = others.map(({ way, costPence }) => `${formatWholePounds(costPence)} ${wayWords[way]}`);
  return `${sentenceStart[first.way]} costs least on these figures: ${formatWholePounds(first.costPence)} over ${formatMonths(months)}, against ${rest.join(' and ')}.`;
}

const sentenceStart: Readonly<Record<WayToHaveACar['way'], string>> = {
  lease: 'Leasing',
  pcp: 'PCP',
  cash: 'Paying cash',
};

const wayWords: Readonly<Record<WayToHaveACar['way'], string>> = {
  lease: 'leasing',
  pcp: 'on PCP',
  cash: 'paying cash',
};
