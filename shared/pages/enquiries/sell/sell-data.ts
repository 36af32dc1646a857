import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';
import type { ReceivedDeal } from '#shared/pages/enquiries/received/enquiry-received-data.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';

/** Data of a page to sell a vehicle: it asks for the plate first, then for the rest. */
export interface SellData extends EnquiryData {
  readonly noun: 'car' | 'van';
  /** The page's address, with the lease that it names; both steps are posted to it. */
  readonly action: string;
  /** The lease that the vehicle is sold against. */
  readonly against?: ReceivedDeal;
  /** Whether we can ask DVLA about a plate. */
  readonly canLookUp: boolean;
  /** The first step; absent once a plate was given, and the page shows the enquiry's form. */
  readonly plate?: FormState;
}
