import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getPage, pageNames } from '#shared/routes/site-map.ts';
import { shareCardPath } from '#shared/seo/share-card.ts';

test.each([
  ['/', '/og-image.png'],
  ['/car-leasing/skoda', '/share/cars.png'],
  ['/hybrid-car-leasing', '/share/cars.png'],
  ['/van-leasing/ford/transit', '/share/vans.png'],
  ['/business-car-leasing/bmw', '/share/business.png'],
  ['/van-leasing/guides/pick-ups', '/share/guides.png'],
  ['/company-car-tax-calculator', '/share/tools.png'],
  ['/events/clinics', '/share/events.png'],
  ['/privacy-policy', '/og-image.png'],
])('%s is shared with %s', (path, card) => {
  expect(shareCardPath(path)).toBe(card);
});

test('every picture is there', () => {
  const pictures = new Set(pageNames.map((name) => shareCardPath(getPage(name).path)));
  const missing = [...pictures].filter(
    (path) => !existsSync(join(import.meta.dirname, '../../../public', path)),
  );

  expect(pictures.size).toBeGreaterThan(6);
  expect(missing).toEqual([]);
});
