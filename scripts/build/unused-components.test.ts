import { globSync, readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { expect, test } from 'vitest';
import { withPureComponents } from './unused-components.ts';

const code = `
import * as React10 from 'react';
var Link = React10.forwardRef(function LinkWithRef() {});
Link.displayName = "Link";
var Used = React10.createContext(null);
Used.displayName = "Used";
console.log(Used);
`;

const shake = async (source: string) =>
  (await transform(source, { treeShaking: true, format: 'esm', minifySyntax: true })).code;

test('a component that nothing uses is left out, one that is used stays', async () => {
  const shaken = await shake(withPureComponents(code));

  expect(shaken).not.toContain('forwardRef');
  expect(shaken).toContain('createContext(null)');
});

test('React Router’s warnings and its own error page are left out of its installed file', async () => {
  const [file = ''] = globSync('node_modules/react-router/dist/production/chunk-*.mjs').filter((path) =>
    readFileSync(path, 'utf8').includes('function DefaultErrorComponent'),
  );
  const shaken = await shake(withPureComponents(readFileSync(file, 'utf8')));

  expect(shaken).not.toContain('Unexpected Application Error!');
  expect(shaken).not.toContain('To get rid of this warning');
});

test('without the plugin unused components are not left out, so it is still needed', async () => {
  expect(await shake(code)).toContain('forwardRef');
});
