import type { ContentStore } from '#server/content/content-store.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import type { ThemeName } from '#shared/deals/themes.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { handBackGuidePath } from '#shared/routes/document-paths.ts';
import type { GuideLink } from '#shared/ui/guide-links.tsx';

const car = '/car-leasing/guides';
const business = '/business-car-leasing/guides';
const van = '/van-leasing/guides';
const electric = '/electric-car-leasing/guides';

/** The texts that explain what a tool works out. */
export const toolGuides = {
  mileage: [`${car}/mileage-and-excess`, `${business}/mileage-claims`],
  companyCarTax: [
    `${business}/company-car-tax-explained`,
    `${electric}/electric-company-cars`,
    `${van}/private-use-of-a-van`,
  ],
  salarySacrifice: [`${business}/salary-sacrifice-for-employers`, `${business}/company-car-or-allowance`],
  fairWear: [
    handBackGuidePath('personal'),
    handBackGuidePath('van'),
    `${electric}/handing-back-an-electric-car`,
    '/vehicle-care/damage-on-return',
  ],
  carFinance: ['/car-finance-advice/gap-insurance', '/car-finance-advice/ending-pcp-early'],
} as const;

/** The texts for those who look at a themed list. */
export const themeGuides: Readonly<Partial<Record<ThemeName, readonly string[]>>> = {
  electricCars: [
    `${electric}/is-an-electric-lease-right-for-you`,
    `${electric}/home-charging`,
    `${electric}/winter-range`,
    `${electric}/battery-health`,
  ],
  hybridCars: [`${electric}/plug-in-hybrids`],
  electricVans: [`${van}/electric-vans`, `${van}/clean-air-zones`],
  insuredCars: [`${car}/insuring-a-lease-car`],
};

/** The texts that help with one vehicle, those about its kind first. */
export function vehicleGuides(
  dealType: DealType,
  { fuel, pricingType }: Pick<Vehicle, 'fuel' | 'pricingType'>,
): readonly string[] {
  const isElectric = fuel === 'electric';
  if (dealType === 'van')
    return [
      ...(isElectric ? [`${van}/electric-vans`] : []),
      `${van}/payload-and-weights`,
      `${van}/driving-licences`,
      `${car}/initial-payment`,
      `${car}/mileage-and-excess`,
    ];
  return [
    ...(isElectric ? [`${electric}/home-charging`, `${electric}/winter-range`] : []),
    ...(fuel === 'plug-in-hybrid' ? [`${electric}/plug-in-hybrids`] : []),
    ...(dealType === 'business' ? [`${business}/vat-on-a-leased-car`] : []),
    `${car}/initial-payment`,
    `${car}/mileage-and-excess`,
    ...(pricingType === 'atc' ? [] : [`${car}/insuring-a-lease-car`]),
  ];
}

/** The links to texts; a test opens them all. */
export function linkGuides({ entries }: ContentStore, paths: readonly string[]): readonly GuideLink[] {
  return paths.flatMap((path) => {
    const entry = entries.get(path);
    return entry ? { path, label: entry.label } : [];
  });
}
