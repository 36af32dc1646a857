import type { z } from 'zod';
import type { ConsentSpec } from './enquiry-definition.ts';
import { consentField, type EnquiryFields } from './enquiry-fields.ts';

/** A posted form: text by name, a list where a name came several times. */
export type PostedFields = Readonly<Record<string, unknown>>;

/**
 * One message for each field at fault, empty when there is none. Both browser and server check an enquiry with this
 * function.
 */
export function findFaults(
  schema: z.ZodType<EnquiryFields>,
  { consents }: { readonly consents: readonly Pick<ConsentSpec, 'purpose' | 'isRequired'>[] },
  posted: PostedFields,
): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  const { error } = schema.safeParse(posted);
  for (const { path, message } of error?.issues ?? []) faults[String(path[0] ?? 'form')] ??= message;
  const ticked = new Set([posted[consentField]].flat());
  if (consents.some(({ purpose, isRequired }) => isRequired && !ticked.has(purpose)))
    faults[consentField] ??= 'Tick the box to go on.';
  return faults;
}
