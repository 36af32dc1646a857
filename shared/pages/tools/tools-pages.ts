import { breadcrumbStyles } from '#shared/routes/breadcrumb-styles.ts';
import { companyCarTaxPath } from '#shared/routes/link-to.ts';
import type { Page } from '#shared/routes/page.ts';
import { faqPageJsonLd } from '#shared/seo/faq-page.ts';
import type { CompanyCarTaxData } from './company-car-tax/company-car-tax-data.ts';
import { endingEarlyPages } from './ending-early/ending-early-pages.ts';
import { fairWearPages } from './fair-wear/fair-wear-pages.ts';
import { mileagePages } from './mileage/mileage-pages.ts';
import { threeWaysPages } from './three-ways/three-ways-pages.ts';

/** The calculators. */
export const toolsPages = {
  companyCarTax: {
    path: companyCarTaxPath,
    component: () => import('./company-car-tax/company-car-tax-page.tsx'),
    server: {
      cache: 'short',
      metadata: () => ({
        title: 'Company car tax calculator',
        description:
          'Company car and van tax for every tax year of a lease: what you pay a month at 20, 40 and 45%, what your employer pays, and the live deals taxed least.',
      }),
      structuredData: ({ faqs }) => faqPageJsonLd(faqs),
      breadcrumbs: breadcrumbStyles.information,
      trail: () => [{ name: 'Company Car Tax Calculator', path: companyCarTaxPath }],
      queryParameters: [
        'vehicle',
        'kind',
        'price',
        'fuel',
        'co2',
        'range',
        'standard',
        'rde2',
        'start',
        'term',
        'rate',
        'contribution',
        'private',
        'fuelPaid',
      ],
      search: {
        title: 'Company car tax calculator',
        description: 'Benefit in kind for each tax year of a lease, for cars and vans.',
        words: 'bik benefit in kind p11d class 1a',
        about: 'business',
      },
    },
  },
  ...endingEarlyPages,
  ...threeWaysPages,
  ...fairWearPages,
  ...mileagePages,
} satisfies { readonly companyCarTax: Page<CompanyCarTaxData> };
