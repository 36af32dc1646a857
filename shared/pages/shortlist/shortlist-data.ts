import type { CardVehicle } from '#shared/deals/deal.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import type { Price } from '#shared/deals/price.ts';

/** A saved deal, its price then and now. */
export interface ShortlistEntry {
  readonly item: string;
  readonly dealType: DealType;
  readonly vehicle: Pick<CardVehicle, 'vehicleRef' | 'make' | 'model' | 'derivative'>;
  readonly href: string;
  readonly image: { readonly src: string; readonly alt: string };
  readonly quoteHref: string;
  /** Today's price; absent when it is on application. */
  readonly price?: Price;
  /** Whether insurance is included in the price. */
  readonly isInsured: boolean;
  /** "Saved 12 Nov 2026 at £223.92 a month true cost" */
  readonly saved: string;
  /** "£3 less a month than when you saved it"; absent without both prices. */
  readonly change?: { readonly words: string; readonly isCheaper: boolean };
}

export interface ShortlistData {
  readonly entries: readonly ShortlistEntry[];
  /** How many saved deals are no longer offered. */
  readonly goneCount: number;
  /** True after a deal was refused because the list is full. */
  readonly isFull: boolean;
  /** The page that the visitor came from. */
  readonly from?: string;
}
