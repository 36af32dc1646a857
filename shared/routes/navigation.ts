import { allBodyTypes, bodyTypes } from '#shared/deals/body-type.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { bodyTypePath } from './link-to.ts';
import type { VehicleTab } from './vehicle-tab.ts';

export interface NavigationLink {
  readonly label: string;
  readonly path: string;
}

export interface NavigationGroup {
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

/** The two tabs of the header. */
export const vehicleTabs: Readonly<Record<VehicleTab, NavigationLink>> = {
  car: { label: 'Cars', path: '/car-leasing' },
  van: { label: 'Vans', path: '/van-leasing' },
};

/** The row of links under the header, by tab. */
export const primaryLinks: Readonly<Record<VehicleTab, readonly NavigationLink[]>> = {
  car: [
    { label: 'Personal', path: '/car-leasing' },
    { label: 'Business', path: '/business-car-leasing' },
    { label: 'Special offers', path: '/car-leasing/special-offers' },
    { label: 'In stock', path: '/car-leasing/in-stock' },
    { label: 'Electric', path: '/electric-car-leasing' },
    { label: 'Hybrid', path: '/hybrid-car-leasing' },
    { label: 'Used', path: '/used-car-leasing' },
    { label: 'All makes', path: '/all-manufacturers' },
  ],
  van: [
    { label: 'All vans', path: '/van-leasing' },
    { label: 'Special offers', path: '/van-leasing/special-offers' },
    { label: 'In stock', path: '/van-leasing/in-stock' },
    { label: 'Electric', path: '/electric-van-leasing' },
    { label: 'Pickups', path: bodyTypePath('van', 'pickup') },
    { label: 'All makes', path: '/van-manufacturers' },
  ],
};

const carGroups: readonly NavigationGroup[] = [
  {
    label: 'Personal cars',
    links: [
      { label: 'All car deals', path: '/car-leasing' },
      { label: 'Car special offers', path: '/car-leasing/special-offers' },
      { label: 'Cars in stock', path: '/car-leasing/in-stock' },
      { label: 'Cars with insurance', path: '/car-leasing-with-insurance' },
      { label: 'Used cars', path: '/used-car-leasing' },
      { label: 'All car makes', path: '/all-manufacturers' },
    ],
  },
  {
    label: 'Business cars',
    links: [
      { label: 'All business deals', path: '/business-car-leasing' },
      { label: 'Business special offers', path: '/business-car-leasing/special-offers' },
    ],
  },
  {
    label: 'By fuel',
    links: [
      { label: 'Electric cars', path: '/electric-car-leasing' },
      { label: 'Hybrid cars', path: '/hybrid-car-leasing' },
      { label: 'Hydrogen cars', path: '/hydrogen-car-leasing' },
    ],
  },
  { label: 'By body type', links: bodyTypeLinks('personal') },
];

const vanGroups: readonly NavigationGroup[] = [
  {
    label: 'Vans',
    links: [
      { label: 'All van deals', path: '/van-leasing' },
      { label: 'Van special offers', path: '/van-leasing/special-offers' },
      { label: 'Vans in stock', path: '/van-leasing/in-stock' },
      { label: 'Electric vans', path: '/electric-van-leasing' },
      { label: 'All van makes', path: '/van-manufacturers' },
    ],
  },
  { label: 'Vans by type', links: bodyTypeLinks('van') },
];

/** Everything the menu offers, by tab; the footer offers both. */
export const menuGroups: Readonly<Record<VehicleTab, readonly NavigationGroup[]>> = {
  car: carGroups,
  van: vanGroups,
};

/** The body types of a deal type's vehicles, each with its page. */
export function bodyTypeLinks(dealType: DealType): readonly NavigationLink[] {
  const vehicleType = dealType === 'van' ? 'commercial' : 'car';
  return allBodyTypes
    .filter((type) => bodyTypes[type].vehicleType === vehicleType)
    .map((type) => ({ label: bodyTypes[type].label, path: bodyTypePath(dealType, type) }));
}
