import type { Price } from '#shared/deals/price.ts';
import type { PaymentBars } from '#shared/ui/charts/chart-data.ts';

/**
 * The bars of a lease's payments, on the scale of the tallest first payment among the choices: one unit of area is the
 * same sum whatever is paid up front.
 */
export function drawPayments(price: Price, choices: readonly Price[]): PaymentBars {
  const firsts = [price, ...choices].map(({ initialPence, feePence }) => initialPence + feePence);
  return {
    initialPence: price.initialPence,
    feePence: price.feePence,
    monthlyPence: price.monthlyPence,
    laterCount: price.profile.termMonths - 1,
    highestPence: Math.max(...firsts),
  };
}
