/** Every kind of enquiry that a visitor can send. */
export const enquiryKinds = [
  'callback',
  'message',
  'contact',
  'complaint',
  'data-protection-complaint',
  'quote',
  'sell-car',
  'sell-van',
  'price-match',
  'eligibility',
  'competition',
  'careers',
  'commission-consent',
  'fleet',
] as const;

export type EnquiryKind = (typeof enquiryKinds)[number];
