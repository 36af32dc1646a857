import { enquiryPaths } from './enquiry-kind.ts';

// The ways to reach us.
export const contactPath = enquiryPaths.contact;
export const callbackPath = enquiryPaths.callback;
export const messagePath = enquiryPaths.message;
export const complaintsPath = enquiryPaths.complaint;
export const dataProtectionPath = enquiryPaths['data-protection-complaint'];

// Where pages of vehicles lead.
export const requestQuotePath = enquiryPaths.quote;
export const sellCarPath = enquiryPaths['sell-car'];
export const sellVanPath = enquiryPaths['sell-van'];
