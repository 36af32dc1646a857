import { expect, test } from 'vitest';
import { findShareCard } from '#server/pages/client-assets.ts';
import { type ShareKind, shareKindOf, shareKinds } from '#shared/seo/share-card.ts';

test.each<[string, ShareKind]>([
  ['/', 'site'],
  ['/car-leasing/skoda', 'cars'],
  ['/hybrid-car-leasing', 'cars'],
  ['/electric-car-leasing', 'electric'],
  ['/van-leasing/ford/transit', 'vans'],
  ['/business-car-leasing/bmw', 'business'],
  ['/car-leasing/guides', 'carGuides'],
  ['/van-leasing/guides/pick-ups', 'vanGuides'],
  ['/guides/glossary', 'guides'],
  ['/company-car-tax-calculator', 'tools'],
  ['/car-finance-advice/pcp-early-settlement-calculator', 'tools'],
  ['/car-finance-advice', 'finance'],
  ['/events/clinics', 'events'],
  ['/privacy-policy', 'site'],
])('%s is shared with the picture of %s', (path, kind) => {
  expect(shareKindOf(path)).toBe(kind);
});

test('a page of text is shared with its own picture, and any other with that of its kind', () => {
  const kinds = Object.fromEntries(shareKinds.map((kind) => [kind, { href: kind, alt: '' }])) as Record<
    ShareKind,
    { href: string; alt: string }
  >;
  const cards = { kinds, texts: { '/faq': { href: 'faq', alt: '' } } };

  expect(findShareCard(cards, '/faq').href).toBe('faq');
  expect(findShareCard(cards, '/van-leasing').href).toBe('vans');
});
