import { breadcrumbStyles } from '#shared/routes/breadcrumb-styles.ts';
import { mileagePath } from '#shared/routes/link-to.ts';
import type { Page } from '#shared/routes/page.ts';
import { faqPageJsonLd } from '#shared/seo/faq-page.ts';
import type { MileageData } from './mileage-data.ts';
import { mileageDealsParameter, mileageParameters } from './mileage-parameters.ts';

export const mileagePages: { readonly mileage: Page<MileageData> } = {
  /** Adds up a year's journeys, and names the cheapest allowance of deals at that mileage. */
  mileage: {
    path: mileagePath,
    component: () => import('./mileage-page.tsx'),
    server: {
      cache: 'short',
      metadata: () => ({
        title: 'Mileage calculator for leasing',
        description:
          'Add up your commute, school run, errands, weekends and holidays, then see which mileage allowance costs least on the deals you’ve saved.',
      }),
      structuredData: ({ faqs }) => faqPageJsonLd(faqs),
      breadcrumbs: breadcrumbStyles.information,
      trail: () => [{ name: 'Mileage Calculator', path: mileagePath }],
      queryParameters: [...mileageParameters, mileageDealsParameter],
      search: {
        title: 'Mileage calculator',
        description: 'How many miles you drive a year, and the cheapest allowance for them.',
        words: 'annual miles allowance excess commute',
      },
    },
  },
};
