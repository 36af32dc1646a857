/** Which half of the site a page belongs to; the menu follows it. */
export type VehicleTab = 'car' | 'van';

/** The tab that a page belongs to, from its path. */
export function vehicleTabFor(path: string): VehicleTab {
  return /^\/(?:electric-|short-term-)?van-|^\/sell-your-van/.test(path) ? 'van' : 'car';
}
