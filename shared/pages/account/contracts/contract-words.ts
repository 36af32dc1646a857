import { formatCount } from '#shared/format/format-count.ts';
import type { ContractView } from './contracts-data.ts';

/** Average days in a month, for times that are given in months. */
const monthDays = 30.44;

/** "About 14 months left.", "23 days left.", "Ends today."; nothing once it has ended. */
export function leftWords({ daysLeft, hasEnded }: Pick<ContractView, 'daysLeft' | 'hasEnded'>): string {
  if (hasEnded) return '';
  if (daysLeft === 0) return 'Ends today.';
  if (daysLeft < 92) return `${formatCount(daysLeft, 'day')} left.`;
  return `About ${formatCount(Math.round(daysLeft / monthDays), 'month')} left.`;
}
