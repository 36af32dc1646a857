import type { VehicleType } from '#shared/deals/deal-type.ts';
import { type FactName, factNames, type VehicleFacts, vehicleFacts } from '#shared/deals/vehicle-facts.ts';
import type { JsonLd } from './json-ld.ts';

/** Whether a vehicle is built already, and when it arrives if that is known. */
interface VehicleSupply {
  readonly isInStock: boolean;
  readonly weeks?: { readonly min: number; readonly max: number };
}

/** The spec's structured-data inputs for a vehicle (section 3); prices are monthly rentals in pence. */
export interface VehicleJsonLdInput {
  readonly name: string;
  readonly description: string;
  /** Absolute URLs. */
  readonly url: string;
  readonly imageUrl: string;
  readonly manufacturer: string;
  readonly model: string;
  readonly derivative?: string;
  readonly vehicleRef?: string;
  readonly isUsed?: boolean;
  readonly odometerMiles?: number | undefined;
  /** Absent where the subject is more than one vehicle. */
  readonly facts?: VehicleFacts;
  readonly vehicleType: VehicleType;
  /** How soon the vehicle can be delivered. */
  readonly supply: VehicleSupply;
  readonly prices?:
    | { readonly minPence: number; readonly maxPence: number; readonly offerCount: number }
    | undefined;
  readonly isVatIncluded: boolean;
}

/**
 * A vehicle as a https://schema.org/Car, or a van as a Vehicle, with what its leases cost a month. Only a priced one is
 * also a Product: search engines refuse a product without an offer. schema.org has no property for the vehicle type, so
 * that is an additional property.
 */
export function vehicleJsonLd(input: VehicleJsonLdInput): JsonLd {
  const { prices, vehicleType } = input;
  const type = vehicleType === 'car' ? 'Car' : 'Vehicle';
  return {
    '@type': prices ? ['Product', type] : type,
    name: input.name,
    description: input.description,
    url: input.url,
    image: input.imageUrl,
    brand: { '@type': 'Brand', name: input.manufacturer },
    model: input.model,
    ...itemProperties(input),
    additionalProperty: { '@type': 'PropertyValue', name: 'vehicleType', value: vehicleType },
    ...(prices && {
      offers: aggregateOfferJsonLd({
        lowPence: prices.minPence,
        highPence: prices.maxPence,
        offerCount: prices.offerCount,
        url: input.url,
        isVatIncluded: input.isVatIncluded,
        supply: input.supply,
      }),
    }),
  };
}

function itemProperties({ vehicleRef, derivative, isUsed, facts, odometerMiles }: VehicleJsonLdInput) {
  return {
    ...(vehicleRef && { sku: vehicleRef }),
    ...(derivative && { vehicleConfiguration: derivative }),
    itemCondition: `https://schema.org/${isUsed ? 'UsedCondition' : 'NewCondition'}`,
    ...(facts && factProperties(facts)),
    ...(odometerMiles !== undefined && {
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: odometerMiles, unitCode: 'SMI' },
    }),
  };
}

/** The facts that schema.org has a property for: words first, then numbers, then quantities. */
function factProperties(facts: VehicleFacts): Readonly<Record<string, unknown>> {
  const kinds = ['string', 'number', 'object'];
  const properties = factNames.flatMap((name) => toProperty(name, facts));
  return Object.fromEntries(
    properties.toSorted(([, a], [, b]) => kinds.indexOf(typeof a) - kinds.indexOf(typeof b)),
  );
}

function toProperty(name: FactName, facts: VehicleFacts): readonly (readonly [string, unknown])[] {
  const { property, toProperty: toValue } = vehicleFacts[name].server;
  const value = facts[name];
  if (!property || value === undefined) return [];
  // The compiler cannot follow that a fact and its property have the same name.
  return [[property, toValue ? toValue(value as never) : value]];
}

interface OfferSpan {
  readonly lowPence: number;
  readonly highPence: number;
  readonly offerCount: number;
  /** Absolute URL of the page that makes the offers. */
  readonly url: string;
  readonly isVatIncluded: boolean;
  readonly supply: VehicleSupply;
}

/** https://schema.org/AggregateOffer over monthly rentals in pounds sterling. A factory order is on back order. */
function aggregateOfferJsonLd(span: OfferSpan): JsonLd {
  const { isInStock, weeks } = span.supply;
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'GBP',
    lowPrice: toDecimalPounds(span.lowPence),
    highPrice: toDecimalPounds(span.highPence),
    offerCount: span.offerCount,
    url: span.url,
    availability: `https://schema.org/${isInStock ? 'InStock' : 'BackOrder'}`,
    ...(weeks && {
      deliveryLeadTime: {
        '@type': 'QuantitativeValue',
        minValue: weeks.min,
        maxValue: weeks.max,
        unitCode: 'WEE',
      },
    }),
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

/** Pence as the decimal text that schema.org prices use: 22392 is "223.92". */
function toDecimalPounds(pence: number): string {
  return (pence / 100).toFixed(2);
}
