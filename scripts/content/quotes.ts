import { formatDate } from '#shared/format/format-date.ts';
import { groupThousands } from '#shared/format/format-pounds.ts';
import { carRentalVat } from '#shared/tax/figures/car-rental-rules.ts';
import { brokerFeeRefund, complaintTimes, feeCancelling } from '#shared/tax/figures/customer-rights.ts';
import { motorFinanceRedress } from '#shared/tax/figures/motor-finance-redress.ts';
import { vanGrants } from '#shared/tax/figures/van-grant.ts';
import {
  cancellingOurFee,
  dataComplaintTime,
  finalResponseTime,
  ombudsmanTimes,
} from '#shared/tax/law-in-words.ts';

const redress = motorFinanceRedress.value;
const { days, moreMonths, refundDays } = feeCancelling.value;
const years = complaintTimes.value;

/** What a text can quote as `{{name}}`: words and figures of the law that stand in one place, with their dates. */
export const quotes: Readonly<Record<string, string>> = {
  'cancelling our fee': cancellingOurFee,
  'days to cancel': `${days} days`,
  'months more to cancel': `${moreMonths} months`,
  'days to refund': `${refundDays} days`,
  'months without agreement': `${brokerFeeRefund.value.months} months`,
  'kept by a broker': `£${brokerFeeRefund.value.keptPence / 100}`,
  VAT: `${carRentalVat.value.percent}%`,
  'final response': finalResponseTime,
  'ombudsman times': ombudsmanTimes,
  'ombudsman months': `${years.ombudsmanMonths} months`,
  'years from event': `${years.yearsFromEvent} years`,
  'years from knowing': `${years.yearsFromKnowing} years`,
  'data complaint': dataComplaintTime,
  'redress agreements': `from ${formatDate(redress.agreementsFrom)} to ${formatDate(redress.agreementsUntil)}`,
  'redress published': formatDate(redress.published),
  'redress suspended': formatDate(redress.partlySuspended),
  'redress payments': String(redress.paymentsNotBeforeYear),
  'redress checked': formatDate(motorFinanceRedress.checkedOn),
  ...vanGrantQuotes(),
};

/** The amounts that were last announced, whichever year they were announced for. */
function vanGrantQuotes(): Readonly<Record<string, string>> {
  const grant = vanGrants.at(-1);
  if (!grant) return {};
  const { percent, smallVanPence, largeVanPence, smallVanKg, largeVanKg, leastRangeMiles } = grant.value;
  return {
    'van grant share': `${percent}%`,
    'small van grant': `£${groupThousands(smallVanPence / 100)}`,
    'large van grant': `£${groupThousands(largeVanPence / 100)}`,
    'small van weight': `${groupThousands(smallVanKg)} kg`,
    'large van weight': `${groupThousands(largeVanKg)} kg`,
    'van grant range': `${leastRangeMiles} miles`,
    'van grant checked': formatDate(grant.checkedOn),
  };
}

/** A text with the words of its quotes in their places. Throws at a name that does not exist. */
export function withQuotes(source: string): string {
  return source.replace(/\{\{([^{}]*)\}\}/g, (_, name: string) => {
    const words = quotes[name.trim()];
    if (words === undefined) throw new Error(`there is nothing to quote as {{${name}}}`);
    return words;
  });
}

const everyQuote = Object.values(quotes).join('\n').toLowerCase();

/** Whether a sentence is a quote's, so that it may stand on several pages. */
export function isQuoted(sentence: string): boolean {
  return everyQuote.includes(sentence.toLowerCase());
}
