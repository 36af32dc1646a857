// Written by `npm run content -- manifest`.
export const landingPaths = [
  '/accreditation-partners',
  '/cricket-club-partnership',
  '/insurance-products',
  '/look-after-my-car',
  '/movie-cars',
  '/our-story',
  '/partner-contact-details',
  '/semiconductor-shortage',
  '/testimonials',
  '/vehicle-care',
] as const;

export const legalPaths = [
  '/accessibility',
  '/commission-disclosure',
  '/competition-terms',
  '/cookie-policy',
  '/initial-disclosure',
  '/privacy-policy',
  '/terms-and-conditions',
  '/treating-customers-fairly',
] as const;

export const faqPaths = [
  '/faq',
] as const;

export const listPaths = [
  '/guides/glossary',
] as const;
