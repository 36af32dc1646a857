import type { DealType } from '#shared/deals/deal-type.ts';
import type { Price } from '#shared/deals/price.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import type { AccountPageData } from '#shared/pages/account/account-frame.ts';
import type { VehicleImage } from '#shared/pages/account/lease/agreed-lease.ts';
import type { PriceToday } from '#shared/pages/account/lease/price-change.ts';
import type { PriceHistoryData } from '#shared/ui/charts/chart-data.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';

/** A vehicle under a deal type at a profile, as it is saved. */
export interface OfferView {
  readonly dealType: DealType;
  readonly vehicleRef: string;
  readonly profile: LeaseProfile;
  readonly name: string;
  /** Absent once we no longer offer it. */
  readonly href?: string;
  readonly image?: VehicleImage;
  readonly isInStock: boolean;
  /** Present when insurance is included in the price. */
  readonly isInsured?: true;
}

export interface SavedDealView extends OfferView {
  readonly id: string;
  /** ISO date. */
  readonly savedOn: string;
  /** Absent when it was price on application. */
  readonly price?: Price;
  readonly priceNow?: Price;
  readonly today: PriceToday;
  /** As in `AlertView`; only of the deal that an alert is asked for. */
  readonly priceHistory?: PriceHistoryData;
}

export interface AlertView {
  readonly id: string;
  readonly kind: 'price-drop' | 'back-in-stock';
  readonly name: string;
  readonly href?: string;
  /** Price drops only: true monthly cost in pence, on the deal type's VAT basis. */
  readonly belowPence?: number;
  readonly vat: 'inc VAT' | 'ex VAT';
  readonly isConfirmed: boolean;
  /** Price drops only, at the default profile; absent until a price has been known for more than a day. */
  readonly priceHistory?: PriceHistoryData;
}

/** A deal that the visitor asked to save, shown before it is saved. */
export interface DealToSave extends OfferView {
  readonly price?: Price;
}

export interface DealsData extends AccountPageData {
  readonly form: FormState;
  readonly toSave?: DealToSave;
  /** The saved deal that an alert is asked for. */
  readonly toWatch?: SavedDealView;
  readonly deals: readonly SavedDealView[];
  readonly alerts: readonly AlertView[];
}
