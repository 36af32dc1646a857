/** The two tabs of the header, in order. */
export const allVehicleTabs = ['car', 'van'] as const;

/** Which half of the site a page belongs to; the menu follows it. */
export type VehicleTab = (typeof allVehicleTabs)[number];

/** The tab that a page belongs to, from its path. */
export function vehicleTabFor(path: string): VehicleTab {
  return /^\/(?:electric-|short-term-)?van-|^\/sell-your-van/.test(path) ? 'van' : 'car';
}
