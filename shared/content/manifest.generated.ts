// Written by `npm run content -- manifest`.
export const landingPages = {
  '/accreditation-partners': "Accreditation and checks",
  '/cricket-club-partnership': "Cricket club partnership",
  '/insurance-products': "Insurance products",
  '/look-after-my-car': "Look after my car",
  '/movie-cars': "Movie cars",
  '/our-story': "Our story",
  '/partner-contact-details': "Who to contact",
  '/semiconductor-shortage': "Semiconductor shortage",
  '/testimonials': "Testimonials",
  '/vehicle-care': "Vehicle care",
} as const;

export const legalPages = {
  '/accessibility': "Accessibility",
  '/commission-disclosure': "Commission disclosure",
  '/competition-terms': "Competition terms",
  '/cookie-policy': "Cookie policy",
  '/initial-disclosure': "Initial disclosure",
  '/privacy-policy': "Privacy policy",
  '/terms-and-conditions': "Terms and conditions",
  '/treating-customers-fairly': "Treating customers fairly",
} as const;

export const faqPages = {
  '/faq': "FAQs",
} as const;

export const listPages = {
  '/guides/glossary': "Glossary",
} as const;
