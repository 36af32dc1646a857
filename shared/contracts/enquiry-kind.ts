/** Every kind of enquiry that a visitor can send, by the path of its page, to which its form is also posted. */
export const enquiryPaths = {
  callback: '/request-callback',
  message: '/leave-a-message',
  contact: '/contact',
  complaint: '/complaints',
  'data-protection-complaint': '/data-protection-complaint',
  quote: '/request-quote',
  'sell-car': '/sell-your-car',
  'sell-van': '/sell-your-van',
  'price-match': '/price-match-promise',
  eligibility: '/finance-eligibility-checker',
  competition: '/competition',
  careers: '/careers',
  'commission-consent': '/commission-disclosure/consent',
  fleet: '/company-fleet-support',
} as const;

export type EnquiryKind = keyof typeof enquiryPaths;

export const enquiryKinds = /* @__PURE__ */ Object.keys(enquiryPaths) as readonly EnquiryKind[];
