import type { ProductFilter } from '#shared/contracts/search.ts';
import type { DealType } from './deal-type.ts';

/** The site search's product (spec, section 4): personal contract hire for personal or unset, else contract hire. */
export function productFilterFor(dealType: DealType | undefined): ProductFilter {
  return dealType === undefined || dealType === 'personal' ? 'personal-contract-hire' : 'contract-hire';
}

/** Visitors' words for each product. */
export const productLabels: Readonly<Record<ProductFilter, string>> = {
  'personal-contract-hire': 'Personal cars',
  'contract-hire': 'Business cars and vans',
};

/** The product to search next when this one has no hits. */
export function otherProduct(product: ProductFilter): ProductFilter {
  return product === 'contract-hire' ? 'personal-contract-hire' : 'contract-hire';
}
