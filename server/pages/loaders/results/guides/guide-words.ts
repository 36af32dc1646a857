import type { DealResults } from '#shared/deals/deal-results.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';

/** "From £244.10 a month inc VAT (36 months, …). That’s the true monthly cost: …"; undefined when nothing has a price. */
export function lowestPriceWords(
  { prices }: DealResults,
  { dealType, profile }: { readonly dealType: DealType; readonly profile: LeaseProfile },
): string | undefined {
  if (!prices) return undefined;
  const low = formatPounds(prices.lowTrueMonthlyPence, { pennies: true });
  return `From ${low} a month ${dealTypes[dealType].vat} (${profileWords(profile)}). That’s the true monthly cost: everything you pay, fee included, divided by the months.`;
}
