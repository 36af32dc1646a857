/** The kinds of page that have a picture of their own where links to them are shared, by their addresses. */
const kinds = [
  ['vanGuides', /^\/van-leasing\/guides(?:\/|$)/],
  ['businessGuides', /^\/business-car-leasing\/guides(?:\/|$)/],
  ['electricGuides', /^\/electric-car-leasing\/guides(?:\/|$)/],
  ['carGuides', /^\/car-leasing\/guides(?:\/|$)/],
  ['guides', /^\/guides(?:\/|$)/],
  ['news', /^\/news(?:\/|$)/],
  ['events', /^\/events(?:\/|$)/],
  ['flix', /^\/flix(?:\/|$)/],
  ['care', /^\/vehicle-care(?:\/|$)/],
  [
    'tools',
    /calculator|checker|-tool$|compare-deals|sacrifice|lease-or-buy|termination|ending-a-lease|fair-wear/,
  ],
  ['finance', /^\/car-finance-advice(?:\/|$)/],
  ['fleet', /^\/company-fleet-support(?:\/|$)/],
  ['vans', /^\/(?:van-|electric-van-|short-term-van-)/],
  ['business', /^\/business-car-leasing(?:\/|$)/],
  ['electric', /^\/electric-car-leasing(?:\/|$)/],
  ['cars', /^\/[a-z-]*car-leasing/],
] as const;

/** Every kind; `site` is that of all other pages. */
export const shareKinds = ['site', ...kinds.map(([kind]) => kind)] as const;
export type ShareKind = (typeof shareKinds)[number];

/** The kind of picture of a page without one of its own. */
export function shareKindOf(path: string): ShareKind {
  return kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'site';
}

/** Every picture has this size in pixels, which sites that show a large card ask for. */
export const shareCardSize = { width: 1200, height: 630 } as const;

/** A picture for sharing. */
export interface ShareCard {
  readonly href: string;
  /** What the picture shows, for people who cannot see it. */
  readonly alt: string;
}
