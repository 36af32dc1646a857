import type { Loader, LoaderRequest } from '#server/pages/loaders/loader.ts';
import { callbackWithin } from '#shared/enquiries/kinds/callback.ts';
import type { ContactData } from '#shared/pages/enquiries/contact/contact-data.ts';
import type { contactPages } from '#shared/pages/enquiries/contact-pages.ts';
import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';
import { enquiryLoader } from './load-enquiry-page.ts';
import { loadEnquiryReceived } from './load-enquiry-received.ts';

const loadContactForm = enquiryLoader('contact');
const loadCallbackForm = enquiryLoader('callback');

function loadContact(request: LoaderRequest): ContactData {
  const { openingTimes, ratings } = request.services.site;
  return { ...loadContactForm(request), openingTimes, ratings };
}

function loadCallback(request: LoaderRequest): EnquiryData {
  const { openingTimes, openingHours } = request.services.site;
  return { ...loadCallbackForm(request), definition: callbackWithin(openingTimes, openingHours) };
}

/** Loaders of the ways to get in touch. */
export const contactLoaders: {
  readonly [Name in keyof typeof contactPages]: Loader<(typeof contactPages)[Name]>;
} = {
  contact: loadContact,
  requestCallback: loadCallback,
  leaveMessage: enquiryLoader('message'),
  complaints: enquiryLoader('complaint'),
  dataProtectionComplaint: enquiryLoader('data-protection-complaint'),
  enquiryReceived: loadEnquiryReceived,
};
