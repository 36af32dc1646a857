import { drawHandBack } from '#server/pages/charts/hand-back-chart.ts';
import { type EndingMonth, endingMonths } from '#shared/deals/ending-early.ts';
import type { Price } from '#shared/deals/price.ts';
import { formatMonths } from '#shared/format/format-count.ts';
import { formatPounds, formatWholePounds } from '#shared/format/format-pounds.ts';
import type { EndingShares } from '#shared/tax/figures/early-end-shares.ts';
import type { EndingEarlyAnswer } from '#shared/ui/answers/ending-early-data.ts';

interface Ending {
  readonly price: Price;
  /** After how many months the lease ends: 1 to its term. */
  readonly month: number;
  readonly shares: EndingShares;
  /** The table shows every so many months, and the chosen one. */
  readonly tableStep: number;
}

/** What ending a lease after some of its months would cost, and the same for every other month. */
export function answerEndingEarly({ price, month, shares, tableStep }: Ending): EndingEarlyAnswer {
  const { termMonths } = price.profile;
  const months = endingMonths(price, shares);
  const chosen = months[month - 1];
  if (!chosen) throw new RangeError(`A lease of ${termMonths} months has no month ${month}.`);
  return {
    sentence: toSentence(chosen, termMonths),
    assumption: `We assume a charge of ${sharesWords(shares)} of the payments left. That’s our estimate, not a law and not your funder’s terms: your agreement says what ending really costs.`,
    vat: price.vat,
    month,
    termMonths,
    months: months.filter((each) => each.month % tableStep === 0 || each.month === month),
    chart: drawHandBack(months, chosen),
  };
}

function toSentence(ending: EndingMonth, termMonths: number): string {
  const { month, paidPence } = ending;
  const paid = formatWholePounds(paidPence);
  if (month === termMonths)
    return `After all ${formatMonths(termMonths)} there’s nothing to end: you’ve paid ${paid}, and no payments are left.`;
  return `Ending after ${month} of ${termMonths} months would cost about ${aboutWords(ending)}, on top of the ${paid} paid by then.`;
}

/** "£1,200 to £2,400" */
export function aboutWords({ lowPence, highPence }: EndingMonth): string {
  const [low, high] = [toAbout(lowPence), toAbout(highPence)];
  return low === high ? low : `${low} to ${high}`;
}

/** To ten pounds: an estimate is no more exact than that. */
function toAbout(pence: number): string {
  return formatPounds(Math.round(pence / 1000) * 1000);
}

function sharesWords({ lowPercent, highPercent }: EndingShares): string {
  if (lowPercent === highPercent) return `about ${shareWords(lowPercent)}`;
  return `between ${shareWords(lowPercent)} and ${shareWords(highPercent)}`;
}

function shareWords(percent: number): string {
  if (percent === 100) return 'all';
  return percent === 50 ? 'half' : `${percent}%`;
}
