import './zod-without-eval.ts';
import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';
import type { ConsentSpec } from '#shared/enquiries/enquiry-definition.ts';
import { findFaults, type PostedFields } from '#shared/enquiries/find-faults.ts';
import { enquirySchemas } from '#shared/enquiries/schemas.ts';

// Fetched with the checks: it is needed when they are.
export { noteFromPage } from './note-from-page.ts';

interface SentForm {
  readonly kind: string;
  readonly fields: FormData;
  /** The boxes to agree by, and which of them have to be ticked. */
  readonly consents: readonly Pick<ConsentSpec, 'purpose' | 'isRequired'>[];
}

/** What the server would find wrong with an enquiry; empty when nothing is, or when the kind is not known here. */
export function findEnquiryFaults({ kind, fields, consents }: SentForm): Readonly<Record<string, string>> {
  const schema = enquirySchemas[kind as EnquiryKind];
  return schema ? findFaults(schema, { consents }, toPosted(fields)) : {};
}

/** As the server reads it: text, or a list where a name comes several times. */
function toPosted(fields: FormData): PostedFields {
  const posted: Record<string, unknown> = {};
  for (const name of new Set(fields.keys())) {
    const values = fields.getAll(name).filter((value) => typeof value === 'string');
    posted[name] = values.length === 1 ? values[0] : values;
  }
  return posted;
}
