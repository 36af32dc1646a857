import type { EnquiryDefinition } from '#shared/enquiries/enquiry-definition.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';

/** Data of a page with an enquiry form. */
export interface EnquiryData {
  /** Comes as data, so that one component serves every kind and no page's script holds the words of another. */
  readonly definition: EnquiryDefinition;
  readonly form: FormState;
  readonly phone: string;
  /** As in "Mon-Fri 9am-5.30pm". */
  readonly openingHours: string;
  /** The page that says how we use what is sent; absent until the site has one. */
  readonly privacyPath?: string | undefined;
  /** Where post reaches us; absent until it is configured. */
  readonly address?: string | undefined;
}
