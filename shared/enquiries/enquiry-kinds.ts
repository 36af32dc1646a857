import type { z } from 'zod';
import { type EnquiryKind, enquiryKinds, enquiryPaths } from '#shared/contracts/enquiry-kind.ts';
import type { EnquiryDefinition, EnquirySpec } from './enquiry-definition.ts';
import type { EnquiryFields } from './enquiry-fields.ts';
import { formSchema } from './form-schema.ts';
import { callbackEnquiry } from './kinds/callback.ts';
import { careersEnquiry } from './kinds/careers.ts';
import { commissionConsentEnquiry } from './kinds/commission-consent.ts';
import { competitionEnquiry } from './kinds/competition.ts';
import { complaintEnquiry } from './kinds/complaint.ts';
import { contactEnquiry } from './kinds/contact.ts';
import { dataProtectionComplaintEnquiry } from './kinds/data-protection-complaint.ts';
import { eligibilityEnquiry } from './kinds/eligibility.ts';
import { fleetEnquiry } from './kinds/fleet.ts';
import { messageEnquiry } from './kinds/message.ts';
import { priceMatchEnquiry } from './kinds/price-match.ts';
import { quoteEnquiry } from './kinds/quote.ts';
import { sellCarEnquiry, sellVanEnquiry } from './kinds/sell-vehicle.ts';

const specs: Readonly<Record<EnquiryKind, EnquirySpec>> = {
  callback: callbackEnquiry,
  message: messageEnquiry,
  contact: contactEnquiry,
  complaint: complaintEnquiry,
  'data-protection-complaint': dataProtectionComplaintEnquiry,
  quote: quoteEnquiry,
  'sell-car': sellCarEnquiry,
  'sell-van': sellVanEnquiry,
  'price-match': priceMatchEnquiry,
  eligibility: eligibilityEnquiry,
  competition: competitionEnquiry,
  careers: careersEnquiry,
  'commission-consent': commissionConsentEnquiry,
  fleet: fleetEnquiry,
};

/** The page, form and words of every kind of enquiry. Only the server holds them: pages get theirs as data. */
export const enquiryDefinitions = /* @__PURE__ */ ofEachKind<EnquiryDefinition>((kind) => {
  const { fields, server } = specs[kind];
  return { kind, path: enquiryPaths[kind], ...server, fields };
});

/** The schema of every kind of enquiry: the browser checks it before sending, the server before storing. */
export const enquirySchemas = /* @__PURE__ */ ofEachKind<z.ZodType<EnquiryFields>>((kind) => {
  const { fields, hidden = [], rule } = specs[kind];
  return formSchema([...hidden, ...fields], rule);
});

/** The definition of a stored kind; undefined for a kind that the site no longer has. */
export function findDefinition(kind: string): EnquiryDefinition | undefined {
  return Object.hasOwn(enquiryDefinitions, kind) ? enquiryDefinitions[kind as EnquiryKind] : undefined;
}

function ofEachKind<Value>(make: (kind: EnquiryKind) => Value): Readonly<Record<EnquiryKind, Value>> {
  return Object.fromEntries(enquiryKinds.map((kind) => [kind, make(kind)])) as Record<EnquiryKind, Value>;
}
