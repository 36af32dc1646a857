import './zod-without-eval.ts';
import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';
import type { ConsentSpec } from '#shared/enquiries/enquiry-definition.ts';
import { fromField } from '#shared/enquiries/enquiry-fields.ts';
import { enquirySchemas } from '#shared/enquiries/enquiry-kinds.ts';
import { findFaults, type PostedFields, toFromPage } from '#shared/enquiries/find-faults.ts';

interface SentForm {
  readonly kind: string;
  readonly fields: FormData;
  /** The form's consent boxes, and which of them must be ticked. */
  readonly consents: readonly Pick<ConsentSpec, 'purpose' | 'isRequired'>[];
}

/** The faults that the server would find in an enquiry, by field; empty when it has none or its kind is unknown here. */
export function findEnquiryFaults({ kind, fields, consents }: SentForm): Readonly<Record<string, string>> {
  const schema = enquirySchemas[kind as EnquiryKind];
  return schema ? findFaults(schema, { consents }, toPosted(fields)) : {};
}

/** The fields as the server reads them: a text, or a list of texts where several fields share a name. */
function toPosted(fields: FormData): PostedFields {
  const posted: Record<string, unknown> = {};
  for (const name of new Set(fields.keys())) {
    const values = fields.getAll(name).filter((value) => typeof value === 'string');
    posted[name] = values.length === 1 ? values[0] : values;
  }
  return posted;
}

/** Fills the form's hidden field with the page that the visitor came from, as the browser's history has it. */
export function noteFromPage(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>(`input[name="${fromField}"]`);
  if (field) field.value = toFromPage(findPageBefore(), window.location.origin) ?? '';
}

/**
 * The last page in the history that is not this form; the referrer of the document in a browser without the Navigation
 * API.
 */
function findPageBefore(): string {
  const { navigation, location } = window;
  const place = navigation?.currentEntry?.index ?? 0;
  const before = navigation
    ?.entries()
    .slice(0, place)
    .findLast(({ url }) => url !== null && new URL(url).pathname !== location.pathname);
  return before?.url ?? document.referrer;
}
