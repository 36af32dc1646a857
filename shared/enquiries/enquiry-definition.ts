import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';
import type { FieldSpec } from './field-spec.ts';

/** Something that a visitor can agree to by ticking a box; the consent log keeps its wording word for word. */
export interface ConsentSpec {
  /** Name of the agreement, such as `marketing-email`. It is the `value` of a box named `consent`. */
  readonly purpose: string;
  readonly wording: string;
  /** True when the enquiry cannot be sent unless the box is ticked. */
  readonly isRequired?: boolean;
}

/** A kind of enquiry without its schema: its page, its form, and what the visitor reads after sending it. */
export interface EnquiryDefinition {
  readonly kind: EnquiryKind;
  /** Path of the page that has the form, to which the form is also posted. */
  readonly path: string;
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
  readonly fields: readonly FieldSpec[];
  readonly consents: readonly ConsentSpec[];
  /** Heading of a deal that the enquiry only refers to; absent where the deal is what it asks for. */
  readonly dealHeading?: string;
  /** Words on the button. */
  readonly submit: string;
  /** What happens next, one sentence each: for the confirmation page and the email to the visitor. */
  readonly next: readonly string[];
}
