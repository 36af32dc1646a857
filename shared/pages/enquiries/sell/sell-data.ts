import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';

/** Data of a page to sell a vehicle: first its plate is looked up, then the form is completed and sent. */
export interface SellData extends EnquiryData {
  readonly noun: 'car' | 'van';
  /** The first step; absent where plates cannot be looked up. */
  readonly lookUp?: FormState;
}
