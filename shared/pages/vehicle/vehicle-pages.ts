import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { vehicleImagePath } from '#shared/deals/paint.ts';
import { pricingTypeParameter } from '#shared/deals/pricing-type.ts';
import { profileParameters } from '#shared/deals/profile-query.ts';
import { energyKinds } from '#shared/deals/running-cost.ts';
import { isInStock } from '#shared/deals/vehicle.ts';
import { breadcrumbStyles } from '#shared/routes/breadcrumb-styles.ts';
import { dealTrail } from '#shared/routes/deal-trail.ts';
import { dealsPath, vehiclePath, withQuery } from '#shared/routes/link-to.ts';
import { type Page, type PageMetadata, tabOf } from '#shared/routes/page.ts';
import type { Crumb } from '#shared/seo/breadcrumb-list.ts';
import type { JsonLd } from '#shared/seo/json-ld.ts';
import { vehicleJsonLd } from '#shared/seo/vehicle.ts';
import type { KeptVehicle, ShownVehicle, VehicleData } from './vehicle-data.ts';
import { vehicleDescription, vehicleName, vehicleTitle } from './vehicle-words.ts';

export type VehiclePage = Page<VehicleData, ShownVehicle>;

/** The page of one vehicle under each deal type. */
export const vehiclePages = {
  personalVehicle: vehiclePage('personal'),
  businessVehicle: vehiclePage('business'),
  vanVehicle: vehiclePage('van'),
} satisfies Readonly<Record<string, VehiclePage>>;

function vehiclePage(dealType: DealType): VehiclePage {
  return {
    path: `${dealsPath(dealType)}/:make/:shortModel/:model/:derivative/:vehicleRef/vehicle`,
    tab: tabOf(dealType),
    dealType,
    asksMiles: 'vehicle',
    component: () => import('./vehicle-page.tsx'),
    server: {
      cache: 'short',
      metadata: vehicleMetadata,
      startData: toKeptVehicle,
      structuredData: vehicleStructuredData,
      breadcrumbs: breadcrumbStyles.vehicle,
      trail: vehicleTrail,
      queryParameters: [...profileParameters, ...energyKinds],
    },
  };
}

/** What the server's markup has already stays out of the data, and what only the server needs. */
function toKeptVehicle({
  vehicle: { vehicleRef, pricingType, make, range, model, derivative },
  runningCost: { sentence, askedPrices },
  catalogueVersion: _catalogueVersion,
  imageHost: _imageHost,
  poundsBelowAverage: _poundsBelowAverage,
  value: _value,
  companyCarTax: _companyCarTax,
  salarySacrifice: _salarySacrifice,
  endingEarly: _endingEarly,
  grid: _grid,
  upfront: _upfront,
  payments: _payments,
  yourMiles: _yourMiles,
  priceHistory: _priceHistory,
  priceSpan: _priceSpan,
  trueSize: _trueSize,
  similar: _similar,
  guides: _guides,
  notes: _notes,
  ...facts
}: VehicleData): KeptVehicle {
  return {
    ...facts,
    vehicle: { vehicleRef, pricingType, make, range, model, derivative },
    runningCost: { ...(sentence !== undefined && { sentence }), askedPrices },
    isKept: true,
  };
}

/** The profile is in the query string; the bare page stands for all of them. */
function vehicleMetadata(data: VehicleData): PageMetadata {
  return {
    title: vehicleTitle(data),
    description: vehicleDescription(data),
    canonicalPath: vehiclePath(data.dealType, data.vehicle),
  };
}

function vehicleTrail({ dealType, vehicle }: VehicleData): readonly Crumb[] {
  const { make, range, model, derivative, pricingType } = vehicle;
  const path = withQuery(vehiclePath(dealType, vehicle), { pricingType: pricingTypeParameter(pricingType) });
  return [
    ...dealTrail({ dealType, pricingType, topic: { make, range, model } }),
    { name: derivative.name, path },
  ];
}

/** The vehicle and the span of its monthly rentals over every profile with the maintenance shown. */
function vehicleStructuredData(data: VehicleData, site: SiteIdentity): readonly JsonLd[] {
  const { vehicle, dealType, priceSpan } = data;
  return [
    vehicleJsonLd({
      name: vehicleName(vehicle),
      description: vehicleDescription(data),
      url: site.origin + vehiclePath(dealType, vehicle),
      imageUrl: (site.imageHost || site.origin) + vehicleImagePath(vehicle),
      manufacturer: vehicle.make.name,
      model: vehicle.model.name,
      derivative: vehicle.derivative.name,
      vehicleRef: vehicle.vehicleRef,
      isUsed: vehicle.pricingType === 'used',
      odometerMiles: vehicle.used?.odometerMiles,
      facts: vehicle,
      vehicleType: vehicle.vehicleType,
      supply: {
        isInStock: isInStock(vehicle.stock),
        weeks: { min: vehicle.stock.weeksMin, max: vehicle.stock.weeksMax },
      },
      prices: priceSpan && {
        minPence: priceSpan.lowMonthlyPence,
        maxPence: priceSpan.highMonthlyPence,
        offerCount: priceSpan.offerCount,
      },
      isVatIncluded: dealTypes[dealType].vat === 'inc VAT',
    }),
  ];
}
