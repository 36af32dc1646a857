import type { DrawnEnquiry } from '#shared/enquiries/enquiry-definition.ts';
import type { EligibilityResult } from '#shared/enquiries/judge-eligibility.ts';
import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';

/** The result of the answers, and the optional form that sends them to us. */
export interface JudgedEligibility {
  readonly result: EligibilityResult;
  /** Sent with the contact details as hidden fields. */
  readonly answers: Readonly<Record<string, string>>;
  /** The enquiry without its questions. */
  readonly definition: DrawnEnquiry;
  readonly form: FormState;
}

/** The eligibility checker. `form` is the one of the questions. */
export interface EligibilityData extends EnquiryData {
  readonly judged?: JudgedEligibility;
}
