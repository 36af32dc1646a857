import { type PricingType, pricingTypeParameter } from '#shared/deals/pricing-type.ts';
import { themePaths } from '#shared/deals/theme-paths.ts';
import { dealsPath, withQuery } from './link-to.ts';

/**
 * The one canonical address of a list under a kind of offer. All insured cars and all used cars have a path of their
 * own; every other list of them is the standard list's path with `pricingType`.
 */
export function offerListPath(listPath: string, pricingType: PricingType): string {
  if (listPath === dealsPath('personal') && pricingType === 'atc') return themePaths.insuredCars;
  if (listPath === dealsPath('personal') && pricingType === 'used') return themePaths.usedCars;
  return withQuery(listPath, { pricingType: pricingTypeParameter(pricingType) });
}
