import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './breadcrumbs.tsx';

const trail = [
  { name: 'Home', path: '/' },
  { name: 'Car Leasing', path: '/car-leasing' },
  { name: 'BMW', path: '/car-leasing/bmw' },
];

test('every crumb is a link but the last, which is the page itself', () => {
  const html = renderToStaticMarkup(<Breadcrumbs trail={trail} style="light" />);

  expect(html.match(/<a href="[^"]+"/g)).toEqual(['<a href="/"', '<a href="/car-leasing"']);
  expect(html).toMatch(/<span[^>]*aria-current="page"[^>]*>BMW<\/span>/);
  expect(html).toContain('aria-label="Breadcrumb"');
});

test('every crumb but Home carries the visitor’s profile, beside what it has already', () => {
  const used = [
    ...trail.slice(0, 1),
    { name: 'Used', path: '/car-leasing?pricingType=used' },
    ...trail.slice(2),
  ];
  const html = renderToStaticMarkup(<Breadcrumbs trail={used} style="light" carried="term=24&miles=8000" />);

  expect(html.match(/<a href="[^"]+"/g)).toEqual([
    '<a href="/"',
    '<a href="/car-leasing?pricingType=used&amp;term=24&amp;miles=8000"',
  ]);
});

test('a page without a page above it has no crumbs', () => {
  expect(renderToStaticMarkup(<Breadcrumbs trail={trail.slice(0, 1)} style="light" />)).toBe('');
});
