import { monthlyPaymentPence } from './credit-agreement.ts';

/** A car, its lease, and what the reader assumes of buying it; sums in pence. */
export interface CarBothWays {
  readonly months: number;
  /** Everything paid over the lease, fee included. */
  readonly leaseTotalPence: number;
  readonly pricePence: number;
  readonly depositPence: number;
  readonly aprPercent: number;
  readonly balloonPence: number;
  /** What the car will be worth after these months. */
  readonly valuePence: number;
}

/** One way to have a car for some months; sums in whole pence. */
export interface WayToHaveACar {
  readonly way: 'lease' | 'pcp' | 'cash';
  readonly paidPence: number;
  /** What is left of it at the end: the car's value, or what it is worth above the balloon. */
  readonly keptPence: number;
  /** Paid less kept. */
  readonly costPence: number;
  readonly monthlyPence?: number;
}

/** The same car over the same months: leased, on PCP and handed back or part-exchanged, and bought with cash. */
export function compareWays(car: CarBothWays): readonly WayToHaveACar[] {
  const { months, leaseTotalPence, pricePence, depositPence, aprPercent, balloonPence, valuePence } = car;
  const creditPence = pricePence - depositPence;
  const payment = Math.round(monthlyPaymentPence({ creditPence, aprPercent, months, balloonPence }));
  return [
    toWay('lease', leaseTotalPence, 0),
    {
      ...toWay('pcp', depositPence + payment * months, Math.max(0, valuePence - balloonPence)),
      monthlyPence: payment,
    },
    toWay('cash', pricePence, valuePence),
  ];
}

function toWay(way: WayToHaveACar['way'], paidPence: number, keptPence: number): WayToHaveACar {
  return { way, paidPence, keptPence, costPence: paidPence - keptPence };
}
