import { enquiryPaths } from '#shared/contracts/enquiry-kind.ts';

// The ways to reach us.
export const contactPath = enquiryPaths.contact;
export const callbackPath = enquiryPaths.callback;
export const messagePath = enquiryPaths.message;
export const complaintsPath = enquiryPaths.complaint;
export const dataProtectionPath = enquiryPaths['data-protection-complaint'];
