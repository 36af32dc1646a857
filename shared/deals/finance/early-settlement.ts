import {
  balancePence,
  type CreditAgreement,
  monthlyInterest,
  monthlyPaymentPence,
  remainingPaymentsPence,
} from './credit-agreement.ts';

/** What settling an agreement early costs, in pence, not rounded. */
export interface Settlement {
  /** The most that the lender may ask. */
  readonly settlementPence: number;
  /** What is owed today, without the interest for notice and deferment. */
  readonly balancePence: number;
  /** All payments that are left without settling. */
  readonly remainingPence: number;
  /** Charges that fall away: the remaining payments less the settlement. */
  readonly rebatePence: number;
}

/**
 * Months from the notice to the settlement date: 28 days (regulation 5), counted in a month of 30 days as the
 * department's example does. In other months they are 28/31 or, in February, a whole month: at most a twelfth of a
 * month's interest more or less, so an estimate needs no date.
 */
const noticeMonths = 28 / 30;
/** Agreements longer than this allow the lender to defer the settlement date by one month (regulation 6). */
const longestWithoutDeferment = 12;

/**
 * Settlement of an agreement whose reader asks on the day of a payment and pays on the settlement date, with nothing
 * paid in between. The actuarial method of the Consumer Credit (Early Settlement) Regulations 2004 (SI 2004/1483): the
 * rebate is what falls due after the settlement date less what is owed on it at the APR. Notice and deferment are as in
 * the explanatory note on legislation.gov.uk, and the sums are those of the examples for regulation 4 in the
 * department's guidance of 2010, as others reproduce them (both seen on 22 November 2026).
 */
export function settleEarly(agreement: CreditAgreement, paymentsMade: number): Settlement {
  const remainingPence = remainingPaymentsPence(agreement, paymentsMade);
  const settlementPence = toSettlement(agreement, paymentsMade);
  return {
    settlementPence,
    balancePence: balancePence(agreement, paymentsMade),
    remainingPence,
    rebatePence: remainingPence - settlementPence,
  };
}

/** Whether the lender may work the rebate out as of a month after the settlement date. */
export function isDeferrable({ months }: Pick<CreditAgreement, 'months'>): boolean {
  return months > longestWithoutDeferment;
}

/** With the deferment, the next payment falls due before the deferred date, so it is paid without a rebate. */
function toSettlement(agreement: CreditAgreement, paymentsMade: number): number {
  const { months, aprPercent, balloonPence } = agreement;
  if (paymentsMade >= months) return 0;
  const ofNotice = (1 + monthlyInterest(aprPercent)) ** noticeMonths;
  if (!isDeferrable(agreement)) return balancePence(agreement, paymentsMade) * ofNotice;
  const isNextTheLast = paymentsMade + 1 === months;
  const nextPence = monthlyPaymentPence(agreement) + (isNextTheLast ? balloonPence : 0);
  return nextPence + balancePence(agreement, paymentsMade + 1) * ofNotice;
}
