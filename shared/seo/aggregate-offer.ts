import type { JsonLd } from './json-ld.ts';
import { toDecimalPounds } from './pounds.ts';

export interface OfferSpan {
  readonly lowPence: number;
  readonly highPence: number;
  readonly offerCount: number;
  /** Absolute URL of the page that makes the offers. */
  readonly url: string;
  readonly isVatIncluded: boolean;
}

/** https://schema.org/AggregateOffer over monthly rentals in pounds sterling. */
export function aggregateOfferJsonLd(span: OfferSpan): JsonLd {
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'GBP',
    lowPrice: toDecimalPounds(span.lowPence),
    highPrice: toDecimalPounds(span.highPence),
    offerCount: span.offerCount,
    url: span.url,
    availability: 'https://schema.org/InStock',
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: toDecimalPounds(span.lowPence),
      maxPrice: toDecimalPounds(span.highPence),
      priceCurrency: 'GBP',
      unitCode: 'MON',
      valueAddedTaxIncluded: span.isVatIncluded,
    },
  };
}
