import type { ProductFilter } from '#shared/contracts/search.ts';
import type { DealType } from './deal-type.ts';

/** The site search's product (spec, section 4): personal or unset gives personal contract hire, otherwise contract hire. */
export function productFilterFor(dealType: DealType | undefined): ProductFilter {
  return dealType === undefined || dealType === 'personal' ? 'personal-contract-hire' : 'contract-hire';
}

/** What a visitor calls each product. */
export const productLabels: Readonly<Record<ProductFilter, string>> = {
  'personal-contract-hire': 'Personal cars',
  'contract-hire': 'Business cars and vans',
};

/** Where the search goes on when the one product has nothing. */
export function otherProduct(product: ProductFilter): ProductFilter {
  return product === 'contract-hire' ? 'personal-contract-hire' : 'contract-hire';
}
