import type { z } from 'zod';
import { InvalidInputError } from '#server/platform/http/errors.ts';
import type { EnquiryDefinition } from '#shared/enquiries/enquiry-definition.ts';
import { consentField, type EnquiryFields } from '#shared/enquiries/enquiry-fields.ts';
import { findFaults } from '#shared/enquiries/find-faults.ts';
import type { ConsentRecord } from './enquiry-store.ts';

/** The posted fields as the schema has them. Throws an `InvalidInputError` with one message for each field at fault. */
export function parseEnquiry(
  schema: z.ZodType<EnquiryFields>,
  definition: EnquiryDefinition,
  body: Readonly<Record<string, unknown>>,
): EnquiryFields {
  const faults = findFaults(schema, definition, body);
  if (Object.keys(faults).length > 0) throw new InvalidInputError(faults);
  return schema.parse(body);
}

/** The consent log of an enquiry: every wording that the visitor read, and whether its box was ticked. */
export function readConsents(
  { consents }: EnquiryDefinition,
  body: Readonly<Record<string, unknown>>,
): readonly ConsentRecord[] {
  const ticked = new Set([body[consentField]].flat());
  return consents.map(({ purpose, wording }) => ({ purpose, wording, isGiven: ticked.has(purpose) }));
}
