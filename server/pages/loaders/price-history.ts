import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { drawHistory, pointsOfYear } from '#server/pages/charts/history-chart.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { claimWords, reviewWords } from '#shared/deals/past-price-words.ts';
import { claimOf, reviewPrices } from '#shared/deals/price-history.ts';
import { formatDate } from '#shared/format/format-date.ts';
import type { PriceHistoryData } from '#shared/ui/charts/chart-data.ts';

/** What the vehicle has cost until today; nothing while its price has been known for a day only. */
export function reviewHistory(
  { findPriceHistory, today }: Pick<Snapshot, 'findPriceHistory' | 'today'>,
  dealType: DealType,
  vehicleRef: string,
): { readonly priceHistory?: PriceHistoryData } {
  const history = findPriceHistory(dealType, vehicleRef);
  const review = history && reviewPrices(history, today);
  const points = pointsOfYear(history?.points ?? [], today);
  const [first] = points;
  if (!review || !first || first.on >= today) return {};
  const claim = claimOf(review);
  return {
    priceHistory: {
      ...(claim ? { claim: claimWords(claim) } : {}),
      words: review.isWhole ? reviewWords(review) : `We’ve recorded its price since ${formatDate(first.on)}.`,
      isDemonstration: history.isDemonstration,
      points,
      chart: drawHistory(points, review, today),
    },
  };
}
