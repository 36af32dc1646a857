import type { Price } from '#shared/deals/price.ts';
import { formatPencePerMile } from '#shared/format/format-pence-per-mile.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';

/** How today's price at the same profile compares with a price that was kept earlier. */
export type PriceToday =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'changed'; readonly price: Price; readonly rateSource?: RateSource }
  | { readonly kind: 'profile-gone' }
  | { readonly kind: 'vehicle-gone' };

/** Whether today's price comes from the price list that gave the kept one, or from one that has replaced it. */
export type RateSource = 'same' | 'replaced';

/** One figure of a price, as it was kept and as it is now, as text. */
export interface FigureChange {
  readonly label: string;
  readonly kept: string;
  readonly now: string;
  readonly change: string;
  readonly isCheaper: boolean;
}

const moneyFigures = [
  ['True monthly cost', 'trueMonthlyPence'],
  ['Monthly rental', 'monthlyPence'],
  ['Initial payment', 'initialPence'],
  ['Processing fee', 'feePence'],
  ['Total', 'totalPence'],
] as const;

/** The figures of a price that differ today, to the penny, in the order of the price line. */
export function listFigureChanges(then: Price, now: Price): readonly FigureChange[] {
  const money = moneyFigures.flatMap(([label, figure]) =>
    toChange(label, [then[figure], now[figure]], formatPounds),
  );
  const excess = toChange(
    'Excess mileage, a mile',
    [then.excessTenths, now.excessTenths],
    formatPencePerMile,
  );
  return [...money, ...excess];
}

function toChange(
  label: string,
  [then, now]: readonly [number, number],
  format: (amount: number) => string,
): readonly FigureChange[] {
  if (then === now) return [];
  const size = format(Math.abs(now - then));
  const change = now < then ? `${size} less` : `${size} more`;
  return [{ label, kept: format(then), now: format(now), change, isCheaper: now < then }];
}

/** Why the price has changed: the figures that differ say it, and for a rental where it comes from, if that is known. */
export function changeReason(then: Price, now: Price, source?: RateSource): string {
  if (then.monthlyPence !== now.monthlyPence) return rentalReason(source);
  if (then.feePence !== now.feePence) return 'The rentals are the same; the processing fee has changed.';
  return 'The rentals and the fee are the same; the rate for excess mileage has changed.';
}

function rentalReason(source: RateSource | undefined): string {
  if (!source) return 'The rental for this lease has changed since then.';
  return source === 'same'
    ? 'The funder has changed its rental for this vehicle since then.'
    : 'The funder has a new price list since then.';
}
