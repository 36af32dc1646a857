import type { DealType } from '#shared/deals/deal-type.ts';
import { pricingTypeParameter } from '#shared/deals/pricing-type.ts';
import { profileParameters } from '#shared/deals/profile-query.ts';
import { energyKinds } from '#shared/deals/running-cost.ts';
import { breadcrumbStyles } from '#shared/routes/breadcrumb-styles.ts';
import { dealTrail } from '#shared/routes/deal-trail.ts';
import { dealsPath, vehiclePath, withQuery } from '#shared/routes/link-to.ts';
import { type Page, type PageMetadata, tabOf } from '#shared/routes/page.ts';
import type { Crumb } from '#shared/seo/breadcrumb-list.ts';
import type { VehicleData } from './vehicle-data.ts';
import { vehicleStructuredData } from './vehicle-structured-data.ts';
import { vehicleDescription, vehicleTitle } from './vehicle-words.ts';

export type VehiclePage = Page<VehicleData>;

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
      structuredData: vehicleStructuredData,
      breadcrumbs: breadcrumbStyles.vehicle,
      trail: vehicleTrail,
      queryParameters: [...profileParameters, ...energyKinds],
    },
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
