import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { listPriced } from '#server/pages/loaders/tools/example-car.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { endingMonths } from '#shared/deals/ending-early.ts';
import { defaultProfile, shortTerms, withinTerm } from '#shared/deals/profile.ts';
import { formatMonths } from '#shared/format/format-count.ts';
import type { FittingDeal } from '#shared/pages/tools/fitting-deals.tsx';
import { endingSharesOf } from '#shared/tax/figures/early-end-shares.ts';
import { aboutWords } from './answer-ending-early.ts';

const shownCount = 4;

/**
 * Live deals of which less is left to end: the cheapest short leases, one of each range, with what ending each half way
 * would cost.
 */
export function findShortDeals(snapshot: Snapshot, dealType: DealType): readonly FittingDeal[] {
  const profile = withinTerm({ ...defaultProfile, termMonths: Math.max(...shortTerms) });
  return listPriced(snapshot, { dealType, profile, sort: 'true-monthly' })
    .slice(0, shownCount)
    .flatMap(({ vehicleRef }): FittingDeal[] => {
      const deal = snapshot.findDeal(dealType, vehicleRef, profile);
      if (!deal?.price) return [];
      const shares = endingSharesOf(snapshot.findFunder(dealType, vehicleRef, profile));
      const half = endingMonths(deal.price, shares)[Math.ceil(profile.termMonths / 2) - 1];
      if (!half) return [];
      return [{ deal, words: `Ending after ${formatMonths(half.month)}: ${aboutWords(half)}` }];
    });
}
