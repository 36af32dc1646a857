import type { ConsentRecord } from '#server/enquiries/enquiry-store.ts';
import type { Channel } from './delivery-channels.ts';

/** An enquiry as it is delivered. */
export interface StoredEnquiry {
  readonly reference: string;
  readonly kind: string;
  /** Path of the page that the visitor came from. */
  readonly fromPage: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly snapshot: Readonly<Record<string, unknown>> | null;
  readonly receivedAt: Date;
}

/** A delivery that this node has claimed: nobody else tries it for a while. */
export interface ClaimedDelivery {
  /** The same on every try: what idempotency rests on. */
  readonly deliveryId: string;
  readonly enquiryId: string;
  readonly channel: Channel;
  /** Counts this try too; tells this claim from a later one. */
  readonly attempt: number;
  readonly enquiry: StoredEnquiry;
}

/** What a channel works from. */
export interface DeliveryOrder extends Omit<ClaimedDelivery, 'enquiryId'> {
  readonly consents: readonly ConsentRecord[];
}

/** Delivers or throws; a `DeliveryFault` says why without personal data. */
export type Deliver = (order: DeliveryOrder) => Promise<void>;
