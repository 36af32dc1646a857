/** A car finance agreement with equal monthly payments and, on a PCP, a larger final one. */
export interface CreditAgreement {
  /** What is borrowed: the price less the deposit. */
  readonly creditPence: number;
  readonly aprPercent: number;
  readonly months: number;
  /** Falls due together with the last monthly payment; 0 on plain hire purchase. */
  readonly balloonPence: number;
}

/** Interest for a month, as a fraction: twelve of them compound to the APR. */
export function monthlyInterest(aprPercent: number): number {
  return Math.expm1(Math.log1p(aprPercent / 100) / 12);
}

/** What interest adds to 1 in so many months. Exact for rates near nothing, where 1 plus the rate would lose digits. */
function growthLessOne(interest: number, months: number): number {
  return Math.expm1(months * Math.log1p(interest));
}

/** The monthly payment in pence, not rounded, that leaves exactly the balloon after the last month. */
export function monthlyPaymentPence(agreement: CreditAgreement): number {
  const { creditPence, aprPercent, months, balloonPence } = agreement;
  const interest = monthlyInterest(aprPercent);
  if (interest === 0) return (creditPence - balloonPence) / months;
  const grown = growthLessOne(interest, months);
  return (creditPence * (1 + grown) - balloonPence) * (interest / grown);
}

/** What is owed right after a number of payments, in pence, not rounded; nothing after the last, balloon included. */
export function balancePence(agreement: CreditAgreement, paymentsMade: number): number {
  const { creditPence, aprPercent, months } = agreement;
  if (paymentsMade >= months) return 0;
  const interest = monthlyInterest(aprPercent);
  const payment = monthlyPaymentPence(agreement);
  if (interest === 0) return creditPence - payment * paymentsMade;
  const grown = growthLessOne(interest, paymentsMade);
  return creditPence * (1 + grown) - payment * (grown / interest);
}

/** All payments after the first so many, balloon included, in pence, not rounded. */
export function remainingPaymentsPence(agreement: CreditAgreement, paymentsMade: number): number {
  const { months, balloonPence } = agreement;
  if (paymentsMade >= months) return 0;
  return monthlyPaymentPence(agreement) * (months - paymentsMade) + balloonPence;
}
