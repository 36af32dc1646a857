import { expect, test } from 'vitest';
import { withoutFields } from './server-only-fields.ts';

test('only what the server calls is cut out of a page record', () => {
  const code = `const a = { path: '/x', cache: 'short', component: () => import('./x'), metadata: (d) => ({ title: d.t }), trail };`;

  const cut = withoutFields(code).replace(/\s+/g, ' ');

  expect(cut).toBe("const a = { path: '/x', component: () => import('./x'), };");
});

test('objects that are not page records stay as they are', () => {
  const code = `const crumb = { path: '/x', name: 'X', trail: 1 };`;

  expect(withoutFields(code)).toBe(code);
});

test('records made inside functions are cut too', () => {
  const code = `function make(path) { return { path, component, breadcrumbs: 'light' }; }`;

  expect(withoutFields(code)).not.toContain('breadcrumbs');
  expect(withoutFields(code)).toContain('component');
});

test('a record that takes its path from another record is cut too', () => {
  const code = `const a = { ...page({ path, component }), metadata: (d) => d, trail: () => [] };`;

  expect(withoutFields(code)).not.toMatch(/metadata|trail/);
  expect(withoutFields(code)).toContain('...page({ path, component })');
});
