import { drawnEnquiryPage } from './enquiry.route.ts';

/** Ways to get in touch and to complain. */
export const contactPages = {
  leaveMessage: drawnEnquiryPage('/leave-a-message'),
};
