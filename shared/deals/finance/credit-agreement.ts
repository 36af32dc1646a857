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
  return (1 + aprPercent / 100) ** (1 / 12) - 1;
}

/** The monthly payment in pence, not rounded, that leaves exactly the balloon after the last month. */
export function monthlyPaymentPence(agreement: CreditAgreement): number {
  const { creditPence, aprPercent, months, balloonPence } = agreement;
  const interest = monthlyInterest(aprPercent);
  if (interest === 0) return (creditPence - balloonPence) / months;
  const growth = (1 + interest) ** months;
  return ((creditPence * growth - balloonPence) * interest) / (growth - 1);
}

/** What is owed right after a number of payments, in pence, not rounded; nothing after the last, balloon included. */
export function balancePence(agreement: CreditAgreement, paymentsMade: number): number {
  const { creditPence, aprPercent, months } = agreement;
  if (paymentsMade >= months) return 0;
  const interest = monthlyInterest(aprPercent);
  const payment = monthlyPaymentPence(agreement);
  if (interest === 0) return creditPence - payment * paymentsMade;
  const growth = (1 + interest) ** paymentsMade;
  return creditPence * growth - (payment * (growth - 1)) / interest;
}

/** All payments after the first so many, balloon included, in pence, not rounded. */
export function remainingPaymentsPence(agreement: CreditAgreement, paymentsMade: number): number {
  const { months, balloonPence } = agreement;
  if (paymentsMade >= months) return 0;
  return monthlyPaymentPence(agreement) * (months - paymentsMade) + balloonPence;
}
