import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { profileParameters } from '#shared/deals/profile-query.ts';
import { breadcrumbStyles } from '#shared/routes/breadcrumb-styles.ts';
import { dealTrail } from '#shared/routes/deal-trail.ts';
import { dealsPath, vehiclePath } from '#shared/routes/link-to.ts';
import { type Page, tabOf } from '#shared/routes/page.ts';
import { faqPageJsonLd } from '#shared/seo/faq-page.ts';
import { fitDescription, fitTitle } from '#shared/seo/fit-words.ts';
import { itemListJsonLd } from '#shared/seo/item-list.ts';
import type { JsonLd } from '#shared/seo/json-ld.ts';
import type { AlternativesData } from './alternatives-data.ts';

export type AlternativesPage = Page<AlternativesData>;

/** The ranges that are like a range, under each deal type. */
export const alternativesPages = {
  personalAlternatives: alternativesPage('personal'),
  businessAlternatives: alternativesPage('business'),
  vanAlternatives: alternativesPage('van'),
} satisfies Readonly<Record<string, AlternativesPage>>;

function alternativesPage(dealType: DealType): AlternativesPage {
  return {
    path: `${dealsPath(dealType)}/:make/:shortModel/alternatives`,
    tab: tabOf(dealType),
    dealType,
    asksMiles: 'list',
    component: () => import('./alternatives-page.tsx'),
    server: {
      cache: 'short',
      metadata: ({ heading, introduction, path }) => ({
        title: fitTitle([heading, heading.replace(' lease ', ' ')]),
        description: fitDescription([
          introduction,
          `${heading} by body, size, fuel and price, each with its true monthly cost and what differs.`,
        ]),
        canonicalPath: path,
      }),
      structuredData: alternativesStructuredData,
      breadcrumbs: breadcrumbStyles.deals,
      trail: ({ make, range, path }) => [
        ...dealTrail({ dealType, pricingType: 'standard', topic: { make, range } }),
        { name: 'Alternatives', path },
      ],
      queryParameters: profileParameters,
    },
  };
}

function alternativesStructuredData(data: AlternativesData, site: SiteIdentity): readonly JsonLd[] {
  const answers = faqPageJsonLd(data.faqs);
  if (data.alternatives.length === 0) return answers;
  const urls = data.alternatives.map(
    ({ deal: { dealType, vehicle } }) => site.origin + vehiclePath(dealType, vehicle),
  );
  return [itemListJsonLd(data.heading, urls), ...answers];
}
