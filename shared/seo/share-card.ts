/** The picture that stands for each kind of page where links to it are shared; scripts/art/make-brand-images.ts draws them. */
const cards: readonly (readonly [path: RegExp, name: string])[] = [
  [/\/guides(?:\/|$)/, 'guides'],
  [/^\/news(?:\/|$)/, 'news'],
  [/^\/events(?:\/|$)/, 'events'],
  [/^\/flix(?:\/|$)/, 'flix'],
  [/^\/(?:van-|electric-van-|short-term-van-)/, 'vans'],
  [/^\/business-car-leasing(?:\/|$)/, 'business'],
  [/^\/[a-z-]*car-leasing/, 'cars'],
  [
    /calculator|checker|-tool$|compare-deals|sacrifice|lease-or-buy|termination|ending-a-lease|fair-wear/,
    'tools',
  ],
];

/** The address of a page's picture for sharing. */
export function shareCardPath(path: string): string {
  const name = cards.find(([pattern]) => pattern.test(path))?.[1];
  return name ? `/share/${name}.png` : '/og-image.png';
}
