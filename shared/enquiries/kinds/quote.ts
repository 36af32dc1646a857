import * as z from 'zod';
import type { EnquiryDefinition } from '#shared/enquiries/enquiry-definition.ts';
import { wholeNumber } from '#shared/enquiries/field-schemas.ts';
import { quoteIsHeld, quoteMayChange } from '#shared/enquiries/quote-words.ts';
import { contactDetails, contactFields, marketingConsent, withContact } from './contact-details.ts';

/** A quote on a vehicle at a profile. */
export const quoteEnquiry: EnquiryDefinition = {
  kind: 'quote',
  path: '/request-quote',
  name: 'quote request',
  title: 'Request a quote',
  description: 'Ask for a quote on this vehicle at the price shown. No phone number needed.',
  heading: 'Request this quote',
  introduction: ['This is your quoted price.', quoteIsHeld],
  fields: [contactFields],
  consents: [marketingConsent],
  submit: 'Request this quote',
  next: [
    'We’ll check it’s still available and reply the way you chose.',
    quoteMayChange,
    'We won’t order anything or run a credit search until you say so.',
  ],
};

const seen = wholeNumber(0, 999_999_999, 'Please reload this page to see the full price.').optional();

/** Request a quote: who asks, and the price that was on the page; no price where it is on application. */
export const quoteSchema = withContact(
  z.object({
    seenMonthlyPence: seen,
    seenInitialPence: seen,
    seenFeePence: seen,
    seenTotalPence: seen,
    seenExcessTenths: seen,
    ...contactDetails,
  }),
);
