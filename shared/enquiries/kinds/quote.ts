import type { ControlSpec } from '#shared/contracts/field-spec.ts';
import type { EnquirySpec } from '#shared/enquiries/enquiry-definition.ts';
import { seenPriceFields } from '#shared/enquiries/enquiry-fields.ts';
import { quoteIsHeld, quoteMayChange } from '#shared/enquiries/quote-words.ts';
import { contactFields, marketingConsent } from './contact-details.ts';

const seenFields = Object.keys(seenPriceFields).map((name): ControlSpec => {
  const fault = 'Please reload this page to see the full price.';
  return { kind: 'number', name, label: name, min: 0, max: 999_999_999, isOptional: true, fault };
});

/** A quote on a vehicle at a profile: who asks, and the price that was on the page; no price where it is on application. */
export const quoteEnquiry: EnquirySpec = {
  fields: [contactFields],
  hidden: seenFields,
  server: {
    name: 'quote request',
    title: 'Request a quote',
    description: 'Ask for a quote on this vehicle at the price shown. No phone number needed.',
    heading: 'Request this quote',
    introduction: ['This is your quoted price.', quoteIsHeld],
    consents: [marketingConsent],
    submit: 'Request this quote',
    next: [
      'We’ll check it’s still available and reply the way you chose.',
      quoteMayChange,
      'We won’t order anything or run a credit search until you say so.',
    ],
    handling: { stored: 'contract', isInAccount: true },
  },
};
