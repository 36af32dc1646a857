/** A hire purchase or PCP agreement and what has been paid on it, in pence. */
export interface HirePurchase {
  /** Paid at the start, part exchange included. */
  readonly depositPence: number;
  readonly monthlyPence: number;
  readonly months: number;
  readonly balloonPence: number;
  /** Fees of the agreement, such as the option to purchase, counted as paid at the end. */
  readonly feesPence: number;
  readonly paymentsMade: number;
  /** Payments that are due already and not paid. */
  readonly arrearsPence: number;
}

/** Where an agreement stands under the half rule, in pence. */
export interface HalfRule {
  readonly totalPence: number;
  readonly halfPence: number;
  readonly paidPence: number;
  /** What ending it costs: up to half, and the arrears in any case. */
  readonly leftPence: number;
  /** The monthly payment with which half is paid; 0 when the deposit is half, undefined when only the final payment is. */
  readonly halfAtPayment: number | undefined;
}

/**
 * Ending a regulated hire purchase or conditional sale agreement: sections 99 and 100 of the Consumer Credit Act 1974,
 * of which several reports agree (22 November 2026). What has fallen due must be paid, and the rest up to half of the total
 * price unless the agreement says less.
 */
export function applyHalfRule(agreement: HirePurchase): HalfRule {
  const { depositPence, monthlyPence, months, balloonPence, feesPence, paymentsMade, arrearsPence } =
    agreement;
  const totalPence = depositPence + monthlyPence * months + balloonPence + feesPence;
  const halfPence = totalPence / 2;
  const paidPence = depositPence + monthlyPence * paymentsMade;
  const paymentsToHalf =
    monthlyPence === 0 ? months + 1 : Math.max(0, Math.ceil((halfPence - depositPence) / monthlyPence));
  return {
    totalPence,
    halfPence,
    paidPence,
    leftPence: Math.max(arrearsPence, halfPence - paidPence),
    halfAtPayment: paymentsToHalf <= months ? paymentsToHalf : undefined,
  };
}
