import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import { vehicleImagePath } from '#shared/deals/paint.ts';
import { isInStock } from '#shared/deals/vehicle.ts';
import { vehiclePath } from '#shared/routes/link-to.ts';
import type { JsonLd } from '#shared/seo/json-ld.ts';
import { vehicleJsonLd } from '#shared/seo/vehicle.ts';
import type { VehicleData } from './vehicle-data.ts';
import { vehicleDescription, vehicleName } from './vehicle-words.ts';

/** The vehicle and the span of its monthly rentals over every profile with the maintenance shown. */
export function vehicleStructuredData(data: VehicleData, site: SiteIdentity): readonly JsonLd[] {
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
