import type { DealPlot } from '#server/catalogue/catalogue.ts';
import type { DealQuery } from '#shared/deals/deal-query.ts';
import type { MeasureFacts } from './map-measures.ts';

/** What is on a map and what is not, in sentences. */
export function listMapNotes(
  { isCheapestOfRanges, unknownCount }: DealPlot,
  { budget: { basis, minPounds, maxPounds } }: DealQuery,
  { label }: MeasureFacts,
): readonly string[] {
  const isRental = basis === 'monthly' && (minPounds !== undefined || maxPounds !== undefined);
  return [
    isCheapestOfRanges ? 'Each range has one dot, its cheapest deal: all of them would crowd the map.' : '',
    unknownCount > 0 ? `Deals are left out where we don’t know the ${label.toLowerCase()}.` : '',
    maxPounds !== undefined && !isRental ? 'Hollow dots are up to a quarter above your budget.' : '',
    isRental
      ? 'Your budget is on the monthly rental, so it has no line on this map of true monthly costs.'
      : '',
  ].filter(Boolean);
}
