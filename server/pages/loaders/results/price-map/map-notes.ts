import type { DealPlot } from '#server/catalogue/catalogue.ts';
import type { DealQuery } from '#shared/deals/deal-query.ts';
import type { MeasureFacts } from './map-measures.ts';

/** What is on a map and what is not, in sentences. */
export function listMapNotes(
  plot: DealPlot,
  { budget: { basis, minPounds, maxPounds } }: DealQuery,
  { label }: MeasureFacts,
): readonly string[] {
  const isRental = basis === 'monthly' && (minPounds !== undefined || maxPounds !== undefined);
  return [
    rangeWords(plot),
    plot.unknownCount > 0 ? `Deals are left out where we don’t know the ${label.toLowerCase()}.` : '',
    maxPounds !== undefined && !isRental ? 'Hollow dots are up to a quarter above your budget.' : '',
    isRental
      ? 'Your budget is on the monthly rental, so it has no line on this map of true monthly costs.'
      : '',
  ].filter(Boolean);
}

function rangeWords({ deals, rangeCount }: DealPlot): string {
  if (rangeCount === undefined) return '';
  return rangeCount > deals.length
    ? `All deals would crowd the map, so it shows the ${deals.length} cheapest of ${rangeCount} ranges, one dot each.`
    : 'All deals would crowd the map, so each range has one dot: its cheapest deal.';
}
