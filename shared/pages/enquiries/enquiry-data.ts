import type { DrawnEnquiry } from '#shared/enquiries/enquiry-definition.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';

/** Data of a page with an enquiry form. */
export interface EnquiryData {
  /** Sent as data, so that one component draws every kind and no page's script has the texts of another page. */
  readonly definition: DrawnEnquiry;
  readonly form: FormState;
  readonly phone: string;
  /** As in "Mon-Fri 9am-5.30pm". */
  readonly openingHours: string;
  /** Our postal address; absent until it is configured. */
  readonly address?: string | undefined;
}
