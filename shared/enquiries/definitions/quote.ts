import type { EnquiryDefinition } from '#shared/enquiries/enquiry-definition.ts';
import { contactFields } from './contact-fields.ts';
import { marketingConsent } from './marketing-consent.ts';

/** A quote on a vehicle at a profile. */
export const quoteEnquiry: EnquiryDefinition = {
  kind: 'quote',
  path: '/request-quote',
  name: 'quote request',
  title: 'Request a quote',
  description: 'Ask for a quote on this vehicle at the price shown. No phone number is needed.',
  heading: 'Request this quote',
  introduction: ['The price below is the one that is quoted. It is kept with your request, to the penny.'],
  fields: [contactFields],
  consents: [marketingConsent],
  submit: 'Request this quote',
  next: [
    'Your quote is kept to the penny, with the ratebook it is from. We check that the vehicle can still be had and answer in the way that you chose.',
    'If anything has changed by then we show you the difference and the reason. Nothing is ordered, and no credit search is made, until you say so.',
  ],
};
