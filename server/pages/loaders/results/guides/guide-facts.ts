import type { DealResults } from '#shared/deals/deal-results.ts';
import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import type { AskedProfile } from '#shared/deals/profile.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import { formatPounds, groupThousands } from '#shared/format/format-pounds.ts';

/** What a guide tells of the catalogue: the whole list of its theme, without filters, at the list's own profile. */
export interface GuideFacts {
  readonly results: DealResults;
  readonly profile: AskedProfile;
}

/** "From £244.10 a month inc VAT (36 months, …). That’s the true monthly cost: …"; undefined when nothing has a price. */
export function lowestPriceWords(
  { results: { prices }, profile }: GuideFacts,
  dealType: DealType,
): string | undefined {
  if (!prices) return undefined;
  const low = formatPounds(prices.lowTrueMonthlyPence, { pennies: true });
  return `From ${low} a month ${dealTypes[dealType].vat} (${profileWords(profile)}). That’s the true monthly cost: everything you pay, fee included, divided by the months.`;
}

/** How many of the list come without a factory order, and where the weeks are said. */
export function stockWords({ results }: GuideFacts, noun: 'car' | 'van'): string {
  const { inStockCount, total } = results;
  const weeks = 'Each card shows how many weeks to expect.';
  if (inStockCount === 0) return `Each ${noun} here is a factory order. ${weeks}`;
  const which =
    inStockCount === total
      ? 'any deal here'
      : `${groupThousands(inStockCount)} of the ${groupThousands(total)} deals here`;
  return `There’s no factory order with ${which}: the ${noun} is in stock, allocated to us or pre-registered. ${weeks}`;
}
