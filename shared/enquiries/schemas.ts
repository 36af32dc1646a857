import type { z } from 'zod';
import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';
import type { EnquiryFields } from './enquiry-fields.ts';
import { callbackSchema } from './schemas/callback.ts';
import { careersSchema } from './schemas/careers.ts';
import { commissionConsentSchema } from './schemas/commission-consent.ts';
import { competitionSchema } from './schemas/competition.ts';
import { complaintSchema } from './schemas/complaint.ts';
import { contactSchema } from './schemas/contact.ts';
import { dataProtectionComplaintSchema } from './schemas/data-protection-complaint.ts';
import { eligibilitySchema } from './schemas/eligibility.ts';
import { fleetSchema } from './schemas/fleet.ts';
import { messageSchema } from './schemas/message.ts';
import { priceMatchSchema } from './schemas/price-match.ts';
import { quoteSchema } from './schemas/quote.ts';
import { sellCarSchema, sellVanSchema } from './schemas/sell-vehicle.ts';

/** What is checked of every enquiry, in the browser before it is sent and at the server's door. */
export const enquirySchemas: Partial<Readonly<Record<EnquiryKind, z.ZodType<EnquiryFields>>>> = {
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
