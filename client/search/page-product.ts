import type { DealTypeChoice } from '#client/deal-type/deal-type-cookie.ts';
import type { ProductFilter } from '#shared/contracts/search.ts';
import { productFilterFor } from '#shared/deals/product-filter.ts';
import type { PageFacts } from '#shared/routes/page.ts';

/** The product to search: of the page's deal type, else of the visitor's stored choice, else of none. */
export function productOfPage(
  { dealType }: Pick<PageFacts, 'dealType'>,
  choice: DealTypeChoice | undefined,
): ProductFilter {
  return productFilterFor(dealType ?? choice);
}
