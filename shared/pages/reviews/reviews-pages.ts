import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import { reviewedParameter, type reviewFormPath, type reviewSentPath } from '#shared/contracts/review.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { profileParameters } from '#shared/deals/profile-query.ts';
import { breadcrumbStyles } from '#shared/routes/breadcrumb-styles.ts';
import { crumbOf, dealTrail } from '#shared/routes/deal-trail.ts';
import { dealsPath } from '#shared/routes/link-to.ts';
import { type Page, type PageMetadata, tabOf } from '#shared/routes/page.ts';
import { faqPageJsonLd } from '#shared/seo/faq-page.ts';
import type { JsonLd } from '#shared/seo/json-ld.ts';
import { reviewProperties } from '#shared/seo/reviews.ts';
import type { ReviewFormData, ReviewsData } from './reviews-data.ts';

export type ReviewsPage = Page<ReviewsData>;

// Written out, because an import would add the whole contract to every page's script.
const formPath = '/review-my-vehicle' satisfies typeof reviewFormPath;
const sentPath = '/review-my-vehicle/sent' satisfies typeof reviewSentPath;

const reviewForm: Page<ReviewFormData> = {
  path: formPath,
  component: () => import('./review-form-page.tsx'),
  server: {
    cache: 'short',
    name: 'Review your vehicle',
    crumb: 'Review My Vehicle',
    metadata: () => ({
      title: 'Review your leased car or van',
      description:
        'Tell other drivers about the car or van you leased: five ratings and a few sentences. We read every review before it’s shown.',
      canonicalPath: formPath,
    }),
    breadcrumbs: breadcrumbStyles.forms,
    queryParameters: [reviewedParameter],
    search: {
      description: 'Rate the car or van you leased',
      words: 'rating stars write opinion feedback',
    },
  },
};

/** What drivers say of a range, under each deal type, and where they say it. */
export const reviewsPages = {
  personalReviews: reviewsPage('personal'),
  businessReviews: reviewsPage('business'),
  vanReviews: reviewsPage('van'),
  reviewForm,
  reviewSent: {
    path: sentPath,
    component: () => import('./review-sent-page.tsx'),
    server: {
      cache: 'long',
      isListed: false,
      metadata: () => ({
        title: 'Thank you for your review',
        description: 'We read every review before it’s shown.',
        isIndexable: false,
      }),
      breadcrumbs: breadcrumbStyles.forms,
      name: 'Thank you for your review',
      crumb: 'Thank You',
      above: [crumbOf(reviewForm)],
    },
  } satisfies Page<object>,
};

function reviewsPage(dealType: DealType): ReviewsPage {
  return {
    path: `${dealsPath(dealType)}/:make/:shortModel/customer-reviews`,
    tab: tabOf(dealType),
    dealType,
    component: () => import('./reviews-page.tsx'),
    server: {
      cache: 'short',
      metadata: reviewsMetadata,
      structuredData: reviewsStructuredData,
      breadcrumbs: breadcrumbStyles.deals,
      trail: ({ make, range, path }) => [
        ...dealTrail({ dealType, pricingType: 'standard', topic: { make, range } }),
        { name: 'Customer Reviews', path },
      ],
      queryParameters: profileParameters,
    },
  };
}

/** A page without reviews is kept out of search engines, because it says nothing of the vehicle yet. */
function reviewsMetadata(data: ReviewsData): PageMetadata {
  const { heading, make, range, reviews, canonicalPath } = data;
  const count = reviews.length;
  const name = `${make.name} ${range.name}`;
  return {
    title: heading,
    description:
      count > 0
        ? `What drivers who leased the ${name} say about comfort, running costs, reliability and practicality: ${count} ${count === 1 ? 'review' : 'reviews'}.`
        : `What drivers say about leasing the ${name}, and the form for your own review.`,
    canonicalPath,
    isIndexable: count > 0 || data.isUnread,
  };
}

function reviewsStructuredData(data: ReviewsData, site: SiteIdentity): readonly JsonLd[] {
  const { make, range, reviews, canonicalPath, isDemonstration } = data;
  const rated = reviewProperties(
    reviews.map(({ name, date, comments, ratings }) => ({
      name,
      date,
      comments,
      ratings,
      isReal: !isDemonstration,
    })),
  );
  if (Object.keys(rated).length === 0) return faqPageJsonLd(data.faqs);
  const vehicle: JsonLd = {
    '@type': ['Product', 'Car'],
    name: `${make.name} ${range.name}`,
    url: site.origin + canonicalPath,
    brand: { '@type': 'Brand', name: make.name },
    model: range.name,
    ...rated,
  };
  return [vehicle, ...faqPageJsonLd(data.faqs)];
}
