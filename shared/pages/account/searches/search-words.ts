import { formatCount } from '#shared/format/format-count.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import type { SearchView } from './searches-data.ts';

/** "24 deals today, true monthly cost from £189.20 inc VAT" */
export function foundWords({ total, fromPence, vat }: SearchView): string {
  if (total === 0) return 'No deals today';
  const deals = `${formatCount(total, 'deal')} today`;
  if (fromPence === undefined) return deals;
  return `${deals}, true monthly cost from ${formatPounds(fromPence)} ${vat}`;
}

/** The suggested name of a search: "Car leasing deals: Electric, Automatic"; 80 characters at most. */
export function usualName({ heading, filters }: SearchView): string {
  return (filters.length > 0 ? `${heading}: ${filters.join(', ')}` : heading).slice(0, 80);
}

/** The filters and the profile that the price is for, in one line. */
export function questionWords({ filters, profile }: SearchView): string {
  return filters.length > 0 ? `${filters.join(', ')}. ${profile}` : profile;
}
