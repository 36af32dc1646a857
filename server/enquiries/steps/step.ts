import type { FormAnswer } from '#server/enquiries/answer-with-form.ts';
import type { EnquiryServices } from '#server/enquiries/enquiry-services.ts';

/** A step's posted fields and who sent them. */
interface StepRequest {
  readonly body: Readonly<Record<string, unknown>>;
  readonly address: string | undefined;
}

/** What a step gives back to the page that it was posted from. */
export type Step = (
  request: StepRequest,
  services: EnquiryServices,
) => Promise<Omit<FormAnswer, 'page'> & { readonly retryAfterSeconds?: number }>;
