import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import { vehiclePath } from '#shared/routes/link-to.ts';
import { offerListPath } from '#shared/routes/offer-list-path.ts';
import { faqPageJsonLd } from '#shared/seo/faq-page.ts';
import { itemListJsonLd } from '#shared/seo/item-list.ts';
import type { JsonLd } from '#shared/seo/json-ld.ts';
import { vehicleJsonLd } from '#shared/seo/vehicle.ts';
import type { ResultsData, ResultsFacts } from './results-data.ts';

/** The list's own address, without filters and profile. */
export function canonicalList({ isPricingTypeFixed, path, pricingType }: ResultsFacts): string {
  return isPricingTypeFixed ? path : offerListPath(path, pricingType);
}

/**
 * The deals shown, in order, unless the visitor has filtered them: search engines keep the list itself. For a range or model also one
 * product with its lowest and highest rental at the profile.
 */
export function resultsStructuredData(data: ResultsData, site: SiteIdentity): readonly JsonLd[] {
  const answers = faqPageJsonLd(data.guide?.faqs ?? []);
  if (data.total === 0) return answers;
  if (data.pagesHref !== canonicalList(data)) return [...rangeNodes(data, site), ...answers];
  const urls = data.deals.map(({ dealType, vehicle }) => site.origin + vehiclePath(dealType, vehicle));
  return [...rangeNodes(data, site), itemListJsonLd(data.heading, urls), ...answers];
}

function rangeNodes(data: ResultsData, site: SiteIdentity): readonly JsonLd[] {
  const { topic, prices, dealType, deals, path, introduction } = data;
  const named = topic.model ?? topic.range;
  const [first] = deals;
  if (!topic.make || !named || !prices || !first) return [];
  return [
    vehicleJsonLd({
      name: `${topic.make.name} ${named.name}`,
      description: introduction,
      url: site.origin + path,
      imageUrl: (site.imageHost || site.origin) + first.vehicle.imagePath,
      manufacturer: topic.make.name,
      model: named.name,
      vehicleType: dealTypes[dealType].vehicleType,
      // Where no count is shown every deal is in stock (load-results.ts).
      supply: { isInStock: data.inStockCount !== 0 },
      prices: {
        minPence: prices.lowMonthlyPence,
        maxPence: prices.highMonthlyPence,
        offerCount: prices.offerCount,
      },
      isVatIncluded: dealTypes[dealType].vat === 'inc VAT',
    }),
  ];
}
