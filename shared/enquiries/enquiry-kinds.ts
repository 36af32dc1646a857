import type { z } from 'zod';
import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';
import type { EnquiryDefinition } from './enquiry-definition.ts';
import type { EnquiryFields } from './enquiry-fields.ts';
import { callbackEnquiry, callbackSchema } from './kinds/callback.ts';
import { careersEnquiry, careersSchema } from './kinds/careers.ts';
import { commissionConsentEnquiry, commissionConsentSchema } from './kinds/commission-consent.ts';
import { competitionEnquiry, competitionSchema } from './kinds/competition.ts';
import { complaintEnquiry, complaintSchema } from './kinds/complaint.ts';
import { contactEnquiry, contactSchema } from './kinds/contact.ts';
import {
  dataProtectionComplaintEnquiry,
  dataProtectionComplaintSchema,
} from './kinds/data-protection-complaint.ts';
import { eligibilityEnquiry, eligibilitySchema } from './kinds/eligibility.ts';
import { fleetEnquiry, fleetSchema } from './kinds/fleet.ts';
import { messageEnquiry, messageSchema } from './kinds/message.ts';
import { priceMatchEnquiry, priceMatchSchema } from './kinds/price-match.ts';
import { quoteEnquiry, quoteSchema } from './kinds/quote.ts';
import { sellCarEnquiry, sellCarSchema, sellVanEnquiry, sellVanSchema } from './kinds/sell-vehicle.ts';

/** The page, form and words of every kind of enquiry. Only the server holds them: pages get theirs as data. */
export const enquiryDefinitions: Readonly<Record<EnquiryKind, EnquiryDefinition>> = {
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

/** The schema of every kind of enquiry: the browser checks it before sending, the server before storing. */
export const enquirySchemas: Readonly<Record<EnquiryKind, z.ZodType<EnquiryFields>>> = {
  callback: callbackSchema,
  message: messageSchema,
  contact: contactSchema,
  complaint: complaintSchema,
  'data-protection-complaint': dataProtectionComplaintSchema,
  quote: quoteSchema,
  'sell-car': sellCarSchema,
  'sell-van': sellVanSchema,
  'price-match': priceMatchSchema,
  eligibility: eligibilitySchema,
  competition: competitionSchema,
  careers: careersSchema,
  'commission-consent': commissionConsentSchema,
  fleet: fleetSchema,
};

/** The definition of a stored kind; undefined for a kind that the site no longer has. */
export function findDefinition(kind: string): EnquiryDefinition | undefined {
  return Object.hasOwn(enquiryDefinitions, kind) ? enquiryDefinitions[kind as EnquiryKind] : undefined;
}
