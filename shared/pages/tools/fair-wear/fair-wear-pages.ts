import { measureField, vehicleParts } from '#shared/deals/wear-check.ts';
import { breadcrumbStyles } from '#shared/routes/breadcrumb-styles.ts';
import { fairWearPath } from '#shared/routes/link-to.ts';
import type { Page } from '#shared/routes/page.ts';
import { faqPageJsonLd } from '#shared/seo/faq-page.ts';
import type { FairWearData } from './fair-wear-data.ts';

/** The check of a vehicle before it is handed back. */
export const fairWearPages = {
  fairWear: {
    path: fairWearPath,
    component: () => import('./fair-wear-page.tsx'),
    server: {
      cache: 'short',
      metadata: () => ({
        title: 'Fair wear and tear: check your lease car',
        description:
          'Check a lease car before you hand it back: marks in millimetres part by part, what to repair, a list with dates to print, and your miles at the end.',
      }),
      structuredData: ({ faqs }) => faqPageJsonLd(faqs),
      breadcrumbs: breadcrumbStyles.information,
      trail: () => [{ name: 'Fair Wear and Tear', path: fairWearPath }],
      queryParameters: [
        'back',
        'odometer',
        'months',
        'left',
        'allowance',
        'excess',
        ...vehicleParts.flatMap(({ id, measures }) => measures.map((kind) => measureField(id, kind))),
      ],
      search: {
        title: 'Fair wear and tear',
        description: 'Check a lease vehicle part by part before you hand it back.',
        words: 'bvrla damage scratch dent return hand back inspection',
      },
    },
  },
} satisfies { readonly fairWear: Page<FairWearData> };
