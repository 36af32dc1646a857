import type { EnquiryDefinition } from '#shared/enquiries/enquiry-definition.ts';
import type { EligibilityResult } from '#shared/enquiries/judge-eligibility.ts';
import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';

/** What the answers come to, and the form by which they may be sent to us, which nobody has to. */
export interface JudgedEligibility {
  readonly result: EligibilityResult;
  /** Go with the contact details unseen. */
  readonly answers: Readonly<Record<string, string>>;
  /** The enquiry without its questions. */
  readonly definition: EnquiryDefinition;
  readonly form: FormState;
}

/** The eligibility checker. `form` is the one of the questions. */
export interface EligibilityData extends EnquiryData {
  readonly judged?: JudgedEligibility;
}
