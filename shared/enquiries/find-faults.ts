import type { z } from 'zod';
import { profileParameters } from '#shared/deals/profile-query.ts';
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

const maxLength = 200;

/** Query parameters that say which deal a page shows. All others are dropped: people type names and numbers there. */
const keptParameters = ['dealType', 'vehicleRef', 'pricingType', ...profileParameters];

/**
 * Path of a page of the site for staff to read, at most 200 characters, with the deal and profile of its query.
 * Undefined when the text is not an address, or is one of another site.
 */
export function toFromPage(address: unknown, siteOrigin: string): string | undefined {
  if (typeof address !== 'string' || address === '' || !URL.canParse(address, siteOrigin)) return undefined;
  const { origin, pathname, searchParams } = new URL(address, siteOrigin);
  // Dot segments can hide a second slash: `/..//elsewhere.example`.
  if (origin !== siteOrigin || pathname.startsWith('//')) return undefined;
  const kept = keptParameters.flatMap((name) => {
    const value = searchParams.get(name) ?? '';
    return /^[\w-]{1,20}$/.test(value) ? [`${name}=${value}`] : [];
  });
  const page = kept.length > 0 ? `${pathname}?${kept.join('&')}` : pathname;
  return page.length > maxLength ? pathname.slice(0, maxLength) : page;
}
