import { profileParameters } from '#shared/deals/profile-query.ts';
import { breadcrumbStyles } from '#shared/routes/breadcrumb-styles.ts';
import { endingEarlyPath } from '#shared/routes/link-to.ts';
import type { Page } from '#shared/routes/page.ts';
import { faqPageJsonLd } from '#shared/seo/faq-page.ts';
import type { EndingEarlyData } from './ending-early-data.ts';

/** What ending a lease early costs. */
export const endingEarlyPages = {
  endingEarly: {
    path: endingEarlyPath,
    dealTypesInQuery: ['personal', 'business', 'van'],
    component: () => import('./ending-early-page.tsx'),
    server: {
      cache: 'short',
      metadata: () => ({
        title: 'Ending a car lease early: what it could cost',
        description:
          'What you’ve paid, what’s left and what ending a lease early could cost, month by month, with excess mileage and your right to cancel.',
      }),
      structuredData: ({ faqs }) => faqPageJsonLd(faqs),
      breadcrumbs: breadcrumbStyles.information,
      trail: () => [{ name: 'Ending a Lease Early', path: endingEarlyPath }],
      queryParameters: ['vehicle', 'dealType', ...profileParameters, 'monthly', 'fee', 'excess', 'month'],
      search: {
        title: 'Ending a lease early',
        description: 'What ending a lease early could cost, month by month.',
        words: 'early termination settlement cancel hand back return',
      },
    },
  },
} satisfies { readonly endingEarly: Page<EndingEarlyData> };
