import { expect, test } from 'vitest';
import { skipWithout } from '#server/testing/outside-file.ts';
import { readVocabulary, vocabularyFile } from '#server/testing/schema-vocabulary.ts';
import { missingForSearchEngines } from '#server/testing/search-engine-rules.ts';
import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import { breadcrumbListJsonLd } from '#shared/seo/breadcrumb-list.ts';
import { faqPageJsonLd } from '#shared/seo/faq-page.ts';
import { itemListJsonLd } from '#shared/seo/item-list.ts';
import type { JsonLd } from '#shared/seo/json-ld.ts';
import { toJsonText } from '#shared/seo/json-text.ts';
import { organizationJsonLd, webSiteJsonLd } from '#shared/seo/organization.ts';
import { type CustomerReview, reviewJsonLd, reviewProperties } from '#shared/seo/reviews.ts';
import { type VehicleJsonLdInput, vehicleJsonLd } from '#shared/seo/vehicle.ts';
import { articleJsonLd, eventJsonLd, videoObjectJsonLd } from '#shared/seo/written-work.ts';

const site: SiteIdentity = {
  name: 'Test Leasing',
  legalName: 'Test Leasing Limited',
  origin: 'https://leasing.example',
  phone: '0161 496 0123',
  openingHours: 'Mon-Fri 9am-5.30pm',
  openingTimes: [],
  imageHost: '',
  legalLine: 'For tests',
  isDemonstration: true,
  socialLinks: ['https://social.example/test'],
};

const vehicle: VehicleJsonLdInput = {
  name: 'Example Model 1.0 Trim',
  description: 'Lease the Example Model.',
  url: `${site.origin}/x`,
  imageUrl: `${site.origin}/x.svg`,
  manufacturer: 'Example',
  model: 'Model',
  derivative: '1.0 Trim',
  vehicleRef: '1234567890',
  facts: {
    mpg: 50.4,
    co2GramsPerKm: 120,
    doors: 5,
    seats: 5,
    transmission: 'manual',
    fuel: 'petrol',
    bodyType: 'hatchback',
  },
  vehicleType: 'car',
  supply: { isInStock: true, weeks: { min: 2, max: 4 } },
  isUsed: true,
  odometerMiles: 12000,
  prices: { minPence: 19999, maxPence: 40000, offerCount: 144 },
  isVatIncluded: true,
};

const review: CustomerReview = {
  comments: 'Clear from the first page.',
  date: '2026-11-01',
  name: 'A Customer',
  ratings: { satisfaction: 4 },
  isReal: true,
};

const page = {
  title: 'A title',
  description: 'A description',
  url: `${site.origin}/news/1`,
  onDate: '2026-11-01',
  imageUrl: `${site.origin}/i.png`,
};

const nodes: Readonly<Record<string, JsonLd>> = {
  BreadcrumbList: breadcrumbListJsonLd(
    [
      { name: 'Home', path: '/' },
      { name: 'Cars', path: '/car-leasing' },
    ],
    site.origin,
  ),
  Organization: organizationJsonLd(site),
  WebSite: webSiteJsonLd(site, '/search?q='),
  Vehicle: vehicleJsonLd(vehicle),
  ReviewedVehicle: { ...vehicleJsonLd(vehicle), ...reviewProperties([review]) },
  OrderedVan: vehicleJsonLd({
    ...vehicle,
    vehicleType: 'commercial',
    supply: { isInStock: false, weeks: { min: 12, max: 20 } },
  }),
  UnpricedVehicle: vehicleJsonLd({ ...vehicle, prices: undefined }),
  FAQPage: faqPageJsonLd([{ question: 'Why?', answer: 'Because.' }])[0] as JsonLd,
  Review: reviewJsonLd(review),
  ItemList: itemListJsonLd('Deals', [`${site.origin}/1`]),
  Article: articleJsonLd(page, site),
  VideoObject: videoObjectJsonLd({
    ...page,
    contentUrl: `${site.origin}/v.mp4`,
    durationSeconds: 90,
    chapters: [
      { at: 0, label: 'One' },
      { at: 40, label: 'Two' },
    ],
  }),
  Event: eventJsonLd(
    {
      ...page,
      startsAt: '2026-12-01T10:00:00+00:00',
      endsAt: '2026-12-01T12:00:00+00:00',
      place: { name: 'A hall', address: '1 High Street, Manchester' },
    },
    site,
  ),
};

test('every builder keeps to the schema.org vocabulary', (context) => {
  skipWithout(vocabularyFile, context);
  const { faultsOf } = readVocabulary();

  expect(Object.entries(nodes).flatMap(([name, node]) => faultsOf(node, name))).toEqual([]);
  expect(faultsOf({ '@type': 'Car', headline: 'x' })).toEqual(['$: Car has no property headline']);
});

test('every builder gives what search engines require', () => {
  expect(Object.values(nodes).flatMap(missingForSearchEngines)).toEqual([]);
  expect(missingForSearchEngines({ '@type': 'Product', name: 'x' })).toContain('Product.offers.lowPrice');
});

test('a vehicle offers its leases in pounds from the lowest to the highest rental', () => {
  expect(nodes.Vehicle?.offers).toMatchObject({
    '@type': 'AggregateOffer',
    priceCurrency: 'GBP',
    lowPrice: '199.99',
    highPrice: '400.00',
    offerCount: 144,
  });
});

test('a vehicle’s availability and lead time follow its stock, and its vehicle type is named', () => {
  expect(nodes.Vehicle).toMatchObject({
    '@type': ['Product', 'Car'],
    additionalProperty: { name: 'vehicleType', value: 'car' },
    offers: { availability: 'https://schema.org/InStock', deliveryLeadTime: { minValue: 2, maxValue: 4 } },
  });
  expect(nodes.OrderedVan).toMatchObject({
    '@type': ['Product', 'Vehicle'],
    additionalProperty: { name: 'vehicleType', value: 'commercial' },
    offers: {
      availability: 'https://schema.org/BackOrder',
      deliveryLeadTime: { minValue: 12, maxValue: 20 },
    },
  });
});

test('a vehicle without a price is not marked up as a product', () => {
  expect(nodes.UnpricedVehicle?.['@type']).toBe('Car');
});

test('reviews that are not real are not marked up as a rating', () => {
  expect(reviewProperties([{ ...review, isReal: false }])).toEqual({});
  expect(
    reviewProperties([review, { ...review, isReal: false, ratings: { satisfaction: 1 } }]),
  ).toMatchObject({
    aggregateRating: { ratingValue: 4, reviewCount: 1, bestRating: 5 },
  });
});

test('no text can close the script element that holds the data', () => {
  const text = toJsonText({ name: '</script><script>alert(1)</script>\u2028' });

  expect(text).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>\u2028' });
});
