import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSlug } from './slug.ts';

test.each([
  ['Škoda', 'skoda'],
  ['Citroën', 'citroen'],
  ['CLE Coupé', 'cle-coupe'],
  ['Mercedes-Benz', 'mercedes-benz'],
  ['L&K', 'l-and-k'],
  ['C-HR+', 'c-hr-plus'],
  ['N°8', 'n-8'],
  ['  2.0 TDI [150]  5dr ', '2-0-tdi-150-5dr'],
  ['#1', '1'],
  ['Straße', 'strasse'],
  ['—', 'x'],
  ['', 'x'],
])('the slug of "%s" is "%s"', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

test('a slug is lower-case ASCII joined by single hyphens for any name, and the slug of a slug is the same slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const slug = toSlug(name);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(toSlug(slug)).toBe(slug);
    }),
  );
});
