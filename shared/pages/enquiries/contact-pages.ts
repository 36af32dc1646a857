import type { Page } from '#shared/routes/page.ts';
import type { ContactData } from './contact/contact-data.ts';
import { drawnEnquiryPage, enquiryPage } from './enquiry.route.ts';
import type { EnquiryData } from './enquiry-data.ts';
import { enquiryReceivedPage } from './received/enquiry-received.route.ts';

const contactPage: Page<ContactData> = enquiryPage({
  path: '/contact',
  component: () => import('./contact/contact-page.tsx'),
});

const complaintsPage: Page<EnquiryData> = enquiryPage({
  path: '/complaints',
  component: () => import('./complaints/complaints-page.tsx'),
});

const dataProtectionComplaintPage: Page<EnquiryData> = enquiryPage({
  path: '/data-protection-complaint',
  component: () => import('./complaints/data-protection-complaint-page.tsx'),
});

/** Ways to get in touch and to complain, and what each enquiry's form leads to. */
export const contactPages = {
  contact: contactPage,
  requestCallback: drawnEnquiryPage('/request-callback'),
  leaveMessage: drawnEnquiryPage('/leave-a-message'),
  complaints: complaintsPage,
  dataProtectionComplaint: dataProtectionComplaintPage,
  enquiryReceived: enquiryReceivedPage,
};
