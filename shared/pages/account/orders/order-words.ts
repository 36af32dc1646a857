import { type OrderStage, orderStages } from '#shared/contracts/order-stages.ts';
import { formatDate, formatShortDate } from '#shared/format/format-date.ts';
import type { DateRange, EstimateView, StageView } from './orders-data.ts';

interface StageWords {
  readonly label: string;
  /** Explains the stage to customers who have never leased before. */
  readonly meaning: string;
}

/** Each stage in plain words. */
export const stageWords: Readonly<Record<OrderStage, StageWords>> = {
  'quote-accepted': { label: 'Quote accepted', meaning: 'You told us to go ahead.' },
  'finance-decision': {
    label: 'Finance decision',
    meaning: 'The funder checks the application and decides.',
  },
  'documents-signed': {
    label: 'Documents signed',
    meaning: 'You read and sign the funder’s hire agreement.',
  },
  'vehicle-ordered': { label: 'Vehicle ordered', meaning: 'The order is with the dealer or the maker.' },
  built: { label: 'Built', meaning: 'The vehicle has left the production line.' },
  'in-transit': { label: 'In transit', meaning: 'On its way to the dealer.' },
  'at-dealer': { label: 'At the dealer', meaning: 'Being inspected and prepared.' },
  'delivery-booked': { label: 'Delivery booked', meaning: 'You’ve agreed a day and a place.' },
  delivered: { label: 'Delivered', meaning: 'The vehicle is with you and the lease has begun.' },
};

/** "between 4 and 18 March" in full: "4 March 2027 to 18 March 2027", or the one day. */
export function rangeWords({ from, to }: DateRange): string {
  return from === to ? formatDate(from) : `${formatShortDate(from)} to ${formatShortDate(to)}`;
}

/**
 * What became of the estimate before, both ends of it: "Was 3 Mar 2027 to 10 Mar 2027, so 11 days later.", "Was …: the
 * earliest day is 2 weeks later, the latest is the same."
 */
export function movedWords({ from, to, before }: EstimateView): string {
  if (!before) return 'First estimate';
  const [start, end] = [daysBetween(before.from, from), daysBetween(before.to, to)];
  if (start === 0 && end === 0) return 'Same dates as before';
  const was = `Was ${rangeWords(before)}`;
  if (start === end) return `${was}, so ${shiftWords(end)}.`;
  return `${was}: the earliest day is ${shiftWords(start)}, the latest is ${shiftWords(end)}.`;
}

/** Days by which the later end moved; 0 for the first estimate. */
export function movedDays({ to, before }: EstimateView): number {
  return before ? daysBetween(before.to, to) : 0;
}

/** "2 weeks later", "9 days earlier", "the same" */
function shiftWords(moved: number): string {
  if (moved === 0) return 'the same';
  const days = Math.abs(moved);
  const size = days % 7 === 0 ? plural(days / 7, 'week') : plural(days, 'day');
  return `${size} ${moved > 0 ? 'later' : 'earlier'}`;
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export interface StageState extends StageView {
  readonly state: 'reached' | 'current' | 'to-come';
}

/**
 * The stages and whether each is reached, current or still to come. Every stage before the current one counts as
 * reached, even without a date. A delivered order has no current stage.
 */
export function stageStates(stages: readonly StageView[], current: OrderStage): readonly StageState[] {
  const now = orderStages.indexOf(current);
  return stages.map((view) => {
    const place = orderStages.indexOf(view.stage);
    if (place < now || (place === now && current === 'delivered')) return { ...view, state: 'reached' };
    return { ...view, state: place === now ? 'current' : 'to-come' };
  });
}
