/** An address that has moved, or that people type for a page that has another one. */
interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Every address that leads elsewhere for good. A vehicle or a news item with an old name is led by its id instead. */
export const redirects: readonly Redirect[] = [
  { from: '/blog', to: '/news' },
  { from: '/faqs', to: '/faq' },
  { from: '/help', to: '/faq' },
  { from: '/glossary', to: '/guides/glossary' },
  { from: '/car-leasing-guides', to: '/car-leasing/guides' },
  { from: '/van-leasing-guides', to: '/van-leasing/guides' },
  { from: '/about-us', to: '/our-story' },
  { from: '/contact-us', to: '/contact' },
  { from: '/privacy', to: '/privacy-policy' },
  { from: '/cookies', to: '/cookie-policy' },
  { from: '/terms', to: '/terms-and-conditions' },
  { from: '/site-map', to: '/sitemap' },
  { from: '/part-exchange', to: '/sell-your-car' },
  { from: '/bik-tax-calculator', to: '/company-car-tax-calculator' },
  { from: '/gap-insurance', to: '/car-finance-advice/gap-insurance' },
  { from: '/voluntary-termination', to: '/car-finance-advice/voluntary-termination' },
  { from: '/login', to: '/account/login' },
];
