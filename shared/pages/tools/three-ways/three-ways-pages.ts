import { breadcrumbStyles } from '#shared/routes/breadcrumb-styles.ts';
import { personalOrBusinessPath, salarySacrificePath } from '#shared/routes/link-to.ts';
import type { Page } from '#shared/routes/page.ts';
import { faqPageJsonLd } from '#shared/seo/faq-page.ts';
import type { PersonalOrBusinessData, SalarySacrificeData } from './three-ways-data.ts';

interface ThreeWaysPages {
  readonly salarySacrifice: Page<SalarySacrificeData>;
  readonly personalOrBusiness: Page<PersonalOrBusinessData>;
}

/** A personal lease, a company car and salary sacrifice beside each other. */
export const threeWaysPages: ThreeWaysPages = {
  /** A salary is personal: no cache stores the page, no tag sees its address, and with a salary it is not indexed. */
  salarySacrifice: {
    path: salarySacrificePath,
    isPrivate: true,
    component: () => import('./salary-sacrifice-page.tsx'),
    server: {
      cache: 'never',
      isListed: true,
      metadata: (_, { search }) => ({
        title: 'Salary sacrifice car calculator',
        description:
          'What a car costs your net pay by salary sacrifice, as a company car or on a personal lease: income tax, National Insurance and company car tax at your salary.',
        isIndexable: !search.has('salary'),
      }),
      structuredData: ({ faqs }) => faqPageJsonLd(faqs),
      breadcrumbs: breadcrumbStyles.information,
      trail: () => [{ name: 'Salary Sacrifice', path: salarySacrificePath }],
      queryParameters: ['vehicle', 'salary', 'hours', 'term', 'miles', 'standard', 'rde2'],
      search: {
        title: 'Salary sacrifice',
        description: 'Salary sacrifice, company car or personal lease, for your own salary.',
        words: 'salary sacrifice calculator net pay scheme employer',
        about: 'business',
      },
    },
  },
  personalOrBusiness: {
    path: personalOrBusinessPath,
    component: () => import('./personal-or-business-page.tsx'),
    server: {
      cache: 'short',
      metadata: () => ({
        title: 'Personal or business lease: which is right for you?',
        description:
          'How a personal lease and a business lease differ: who signs, VAT, tax, credit check, mileage and accounts, with one car priced both ways.',
      }),
      structuredData: ({ faqs }) => faqPageJsonLd(faqs),
      breadcrumbs: breadcrumbStyles.information,
      trail: () => [{ name: 'Personal or Business Lease', path: personalOrBusinessPath }],
      search: {
        title: 'Personal or business lease',
        description: 'How the two differ in VAT, tax, credit check and accounts.',
        words: 'pch bch difference company limited sole trader',
      },
    },
  },
};
