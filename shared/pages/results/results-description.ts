import { dealTypes } from '#shared/deals/deal-type.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import type { ResultsData } from './results-data.ts';

type Described = Pick<ResultsData, 'heading' | 'dealType' | 'total' | 'profile' | 'prices' | 'page'>;

/** The meta description: how many deals, and the lowest rental only beside the profile that gives it. */
export function resultsDescription({ heading, dealType, total, profile, prices, page }: Described): string {
  const count = `${heading}: ${formatCount(total, 'deal')}`;
  const place = page > 1 ? `, page ${page}` : '';
  if (!prices) return `${count}${place}, each with its whole cost.`;
  const low = formatPounds(prices.lowMonthlyPence, { pennies: true });
  return `${count}${place} from ${low} a month ${dealTypes[dealType].vat} (${profileWords(profile)}). The whole cost of each, side by side.`;
}
