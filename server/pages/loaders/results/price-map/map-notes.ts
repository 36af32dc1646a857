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
    plot.unknownCount > 0 ? `The map leaves out deals where we don’t know the ${label.toLowerCase()}.` : '',
    maxPounds !== undefined && !isRental ? 'Hollow dots are up to 25% over your budget.' : '',
    isRental
      ? 'Your budget applies to the monthly rental, so this map of true monthly costs doesn’t show it.'
      : '',
  ].filter(Boolean);
}

function rangeWords({ deals, rangeCount }: DealPlot): string {
  if (rangeCount === undefined) return '';
  return rangeCount > deals.length
    ? `To stay readable, the map shows one deal per range, for the ${deals.length} cheapest of ${rangeCount} ranges.`
    : 'To stay readable, the map shows only the cheapest deal of each range.';
}
