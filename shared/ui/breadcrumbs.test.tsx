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

test('a page without a page above it has no crumbs', () => {
  expect(renderToStaticMarkup(<Breadcrumbs trail={trail.slice(0, 1)} style="light" />)).toBe('');
});
