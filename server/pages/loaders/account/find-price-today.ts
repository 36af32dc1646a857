import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import type { Price } from '#shared/deals/price.ts';
import { listFigureChanges, type PriceToday } from '#shared/pages/account/lease/price-change.ts';
import { findLeased } from './to-agreed-lease.ts';

interface KeptPrice {
  readonly dealType: DealType;
  readonly vehicleRef: string;
  readonly price: Price;
}

/** What the same vehicle costs in this catalogue at the profile of a price kept earlier. */
export function findPriceToday(snapshot: Snapshot, { dealType, vehicleRef, price }: KeptPrice): PriceToday {
  if (!findLeased(snapshot, { dealType, vehicleRef })) return { kind: 'vehicle-gone' };
  const today = snapshot.findDeal(dealType, vehicleRef, price.profile)?.price;
  if (!today) return { kind: 'profile-gone' };
  return listFigureChanges(price, today).length === 0
    ? { kind: 'unchanged' }
    : { kind: 'changed', price: today };
}
