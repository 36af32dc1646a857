import { pricingTypeParameter } from '#shared/deals/pricing-type.ts';
import { profileParameters } from '#shared/deals/profile-query.ts';
import { enquiryPage } from '#shared/pages/enquiries/enquiry.route.ts';
import { dealTrail } from '#shared/routes/deal-trail.ts';
import { withQuery } from '#shared/routes/link-to.ts';
import type { Page } from '#shared/routes/page.ts';
import type { QuoteData } from './quote-data.ts';
import { requestQuotePath } from './request-quote-href.ts';

/** A quote on one vehicle at one profile: without them there is no such page, so no list names it. */
export const quotePage: Page<QuoteData> = {
  ...enquiryPage<QuoteData>({
    path: requestQuotePath,
    component: () => import('./quote-page.tsx'),
    queryParameters: ['dealType', 'vehicleRef', ...profileParameters],
  }),
  cache: 'short',
  isListed: false,
  metadata: ({ title, definition }) => ({
    title: `${definition.title}: ${title}`,
    description: definition.description,
    isIndexable: false,
  }),
  trail: ({ dealType, vehicle, definition }) => {
    const { make, range, model, derivative, pricingType, href } = vehicle;
    return [
      ...dealTrail({ dealType, pricingType, topic: { make, range, model } }),
      {
        name: derivative.name,
        path: withQuery(href.split('?')[0] ?? href, { pricingType: pricingTypeParameter(pricingType) }),
      },
      { name: definition.title, path: requestQuotePath },
    ];
  },
};
