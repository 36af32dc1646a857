import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';
import { type ControlSpec, type FieldSpec, withoutChecks } from '#shared/contracts/field-spec.ts';
import type { FormRule } from './form-schema.ts';
import type { StoredFormName } from './stored-forms.ts';

/** Something that a visitor can agree to by ticking a box; the consent log keeps its wording word for word. */
export interface ConsentSpec {
  /** Name of the agreement, such as `marketing-email`. It is the `value` of a box named `consent`. */
  readonly purpose: string;
  readonly wording: string;
  /** True when the enquiry cannot be sent unless the box is ticked. */
  readonly isRequired?: boolean;
}

/** How a kind of enquiry is written: its form, what holds across the form's fields, and all words around it. */
export interface EnquirySpec {
  readonly fields: readonly FieldSpec[];
  /** Fields that the page fills in by itself. */
  readonly hidden?: readonly ControlSpec[];
  readonly rule?: FormRule;
  /** What the browser's checks do without; the client build removes it (scripts/build/server-only-fields.ts). */
  readonly server: EnquiryWords;
}

interface EnquiryWords {
  /** What the enquiry is called, as in "we have your callback request". */
  readonly name: string;
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  readonly heading: string;
  /** Name in the breadcrumb trail; the title unless given. */
  readonly crumb?: string;
  /** Paragraphs above the form. */
  readonly introduction: readonly string[];
  readonly consents: readonly ConsentSpec[];
  /** Heading of a deal that the enquiry only refers to; absent where the deal is what it asks for. */
  readonly dealHeading?: string;
  /** Words on the button. */
  readonly submit: string;
  /** What happens next, one sentence each: for the confirmation page and the email to the visitor. */
  readonly next: readonly string[];
  readonly handling: EnquiryHandling;
}

/** How a kind of enquiry is found, stored and answered. */
interface EnquiryHandling {
  /** What the privacy policy says of it. */
  readonly stored: StoredFormName;
  /** Other words by which people look for the page. */
  readonly searchWords?: string;
  /** True where people write about the vehicle on the page before without naming it: its deal is kept. */
  readonly isAboutViewedDeal?: true;
  /** True where the account of a signed-in sender shows it. */
  readonly isInAccount?: true;
  /** True for entries and confirmations, to which no one expects an answer. */
  readonly isUnanswered?: true;
  /**
   * The fields that stay when someone asks for erasure before the time is over, since we have to be able to show them
   * (UK GDPR, Article 17(3)(e), legal claims). Nothing else of it stays.
   */
  readonly proof?: readonly string[];
}

/** A kind of enquiry: its page, its form, what the visitor reads after sending it, and what is said to be stored. */
export interface EnquiryDefinition extends EnquiryWords {
  readonly kind: EnquiryKind;
  /** Path of the page that has the form, to which the form is also posted. */
  readonly path: string;
  readonly fields: readonly FieldSpec[];
}

/** What a receipt says comes next; first when someone will answer, where an answer is expected. */
export function stepsAfter({ handling, next }: EnquiryWords, openingHours: string): readonly string[] {
  if (handling.isUnanswered) return next;
  return [`Someone will answer in our opening hours: ${openingHours}, except bank holidays.`, ...next];
}

/** What the page of an enquiry is sent of it. */
export type DrawnEnquiry = Omit<EnquiryDefinition, 'handling'>;

/** The definition without what only the server needs. */
export function toDrawn(definition: EnquiryDefinition): DrawnEnquiry {
  const { handling, fields, consents, dealHeading, submit, next, ...above } = definition;
  const below = { consents, ...(dealHeading !== undefined && { dealHeading }), submit, next };
  return { ...above, fields: withoutChecks(fields), ...below };
}
