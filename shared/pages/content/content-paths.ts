/** The addresses below which guides and advice stand. Kept apart from their texts, which the browser does not need. */
export const guideRoots = [
  '/car-leasing',
  '/business-car-leasing',
  '/van-leasing',
  '/electric-car-leasing',
] as const;
export type GuideRoot = (typeof guideRoots)[number];

export const adviceRoots = ['/car-finance-advice', '/vehicle-care', '/company-fleet-support'] as const;
export type AdviceRoot = (typeof adviceRoots)[number];

export const guidesPath = '/guides';
export const glossaryPath = '/guides/glossary';

/** The address of a section's list of guides. */
export function guideListPath<Root extends GuideRoot>(root: Root): `${Root}/guides` {
  return `${root}/guides`;
}
