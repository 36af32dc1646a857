import { expect, test } from 'vitest';
import { withoutServerFields } from './server-only-fields.ts';

test('only the server’s part is cut out of a page record', () => {
  const code = `const a = { path: '/x', tab: 'van', component: () => import('./x'), server: { cache: 'short', trail } };`;

  const cut = withoutServerFields(code).replace(/\s+/g, ' ');

  expect(cut).toBe("const a = { path: '/x', tab: 'van', component: () => import('./x'), };");
});

test('a field of the same name as one inside the server’s part stays, elsewhere', () => {
  const code = `const crumb = { path: '/x', name: 'X', trail: 1 };`;

  expect(withoutServerFields(code)).toBe(code);
});

test('records made inside functions are cut too', () => {
  const code = `function make(facts) { return { path, component, server: { ...facts.server, breadcrumbs: 'light' } }; }`;

  expect(withoutServerFields(code)).not.toMatch(/server|breadcrumbs/);
  expect(withoutServerFields(code)).toContain('component');
});

test('a record that takes its path from another record is cut too', () => {
  const code = `const a = { ...page({ path, component, server: words }), server: { metadata: (d) => d } };`;

  expect(withoutServerFields(code)).not.toMatch(/metadata|server|words/);
  expect(withoutServerFields(code)).toMatch(/\.\.\.page\(\{ path, component, +\}\)/);
});

test('a part that holds another of the same name goes whole', () => {
  const code = `const a = { path, server: { ...b({ server: 1 }), cache }, component };`;

  expect(withoutServerFields(code).replace(/\s+/g, ' ')).toBe('const a = { path, component };');
});
