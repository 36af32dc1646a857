import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';
import { callbackEnquiry } from './definitions/callback.ts';
import { careersEnquiry } from './definitions/careers.ts';
import { commissionConsentEnquiry } from './definitions/commission-consent.ts';
import { competitionEnquiry } from './definitions/competition.ts';
import { complaintEnquiry } from './definitions/complaint.ts';
import { contactEnquiry } from './definitions/contact.ts';
import { dataProtectionComplaintEnquiry } from './definitions/data-protection-complaint.ts';
import { eligibilityEnquiry } from './definitions/eligibility.ts';
import { fleetEnquiry } from './definitions/fleet.ts';
import { messageEnquiry } from './definitions/message.ts';
import { priceMatchEnquiry } from './definitions/price-match.ts';
import { quoteEnquiry } from './definitions/quote.ts';
import { sellCarEnquiry, sellVanEnquiry } from './definitions/sell-vehicle.ts';
import type { EnquiryDefinition } from './enquiry-definition.ts';

/** Every enquiry that has a page, by kind. */
export const enquiryDefinitions: Partial<Readonly<Record<EnquiryKind, EnquiryDefinition>>> = {
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
