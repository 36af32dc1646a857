import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import { matchParameters } from '#shared/deals/matching/match-query.ts';
import { breadcrumbStyles } from '#shared/routes/breadcrumb-styles.ts';
import { carMatchingPath, vehiclePath } from '#shared/routes/link-to.ts';
import type { Page } from '#shared/routes/page.ts';
import { faqPageJsonLd } from '#shared/seo/faq-page.ts';
import { itemListJsonLd } from '#shared/seo/item-list.ts';
import type { JsonLd } from '#shared/seo/json-ld.ts';
import type { CarMatchingData } from './car-matching-data.ts';

/** Live deals ranked by what a visitor needs. */
export const carMatchingPages = {
  carMatching: {
    path: carMatchingPath,
    component: () => import('./car-matching-page.tsx'),
    server: {
      cache: 'short',
      metadata: () => ({
        title: 'Car matching tool: eight questions, ranked lease deals',
        description:
          'Say who rides along, what you carry and what you’d pay a month. We rank live lease deals by your answers, and say why each has its place and what you’d give up.',
      }),
      structuredData: carMatchingStructuredData,
      breadcrumbs: breadcrumbStyles.information,
      trail: () => [{ name: 'Car Matching Tool', path: carMatchingPath }],
      queryParameters: matchParameters,
      search: {
        title: 'Car matching tool',
        description: 'Eight questions, then live deals ranked by your answers.',
        words: 'which car suits me find my car choose quiz recommend match',
        about: 'personal',
      },
    },
  },
} satisfies { readonly carMatching: Page<CarMatchingData> };

function carMatchingStructuredData(
  { matches, faqs }: CarMatchingData,
  { origin }: SiteIdentity,
): readonly JsonLd[] {
  const answers = faqPageJsonLd(faqs);
  if (matches.length === 0) return answers;
  const items = matches.map(({ deal: { dealType, vehicle } }) => ({
    name: `${vehicle.make.name} ${vehicle.model.name} ${vehicle.derivative.name}`,
    url: origin + vehiclePath(dealType, vehicle),
  }));
  return [itemListJsonLd('Lease deals that match', items), ...answers];
}
