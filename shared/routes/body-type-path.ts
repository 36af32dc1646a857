import { type BodyType, bodyTypes } from '#shared/deals/body-type.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { dealsPath } from './link-to.ts';

/** `/car-leasing/body-type/suv`. Apart from other addresses, because few pages need the table of body types. */
export function bodyTypePath(dealType: DealType, bodyType: BodyType): string {
  return `${dealsPath(dealType)}/body-type/${bodyTypes[bodyType].slug}`;
}
