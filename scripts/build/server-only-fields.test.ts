import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { getPage, pageNames } from '#shared/routes/site-map.ts';
import { serverOnlyFields, withoutServerFields, withoutServerPart } from './server-only-fields.ts';

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

test('functions and imports that only the server’s part used go with it', async () => {
  const source = `import { words } from './words.ts';
import { path } from './path.ts';
export const page = { path, component: () => import('./page.tsx'), server: describe() };
function describe() { return { title: words.title }; }`;

  const code = await withoutServerPart(source);

  expect(code).not.toMatch(/words|describe/);
  expect(code).toMatch(/import \{ path \} from ".\/path.ts";/);
  expect(code).toContain('import("./page.tsx")');
});

/** Pages are files of their own in the browser: here only the records count. */
const leaveOutComponents: Plugin = {
  name: 'leave-out-components',
  setup({ onResolve }) {
    onResolve({ filter: /-page\.tsx$/ }, ({ path }) => ({ path, external: true }));
  },
};

/** A file as the client build bundles it, the source files that have any code in it, and those that were read. */
async function bundleForBrowser(file: string) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: join(import.meta.dirname, '../..'),
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    write: false,
    metafile: true,
    plugins: [serverOnlyFields(), leaveOutComponents],
  });
  const [output] = Object.values(metafile.outputs);
  const used = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return {
    code: outputFiles[0]?.text ?? '',
    files: used.map(([file]) => file),
    read: Object.keys(metafile.inputs),
  };
}

test('the browser’s site map has the path of every page, and nothing of what only the server needs', async () => {
  const { code, files, read } = await bundleForBrowser('shared/routes/browser-pages.ts');
  const location = { path: '/x', params: {}, search: new URLSearchParams() };
  const titles = pageNames
    .filter((name) => name.startsWith('account') || name === 'menu')
    .map((name) => getPage(name).server.metadata({}, location).title);
  const names = pageNames.map(getPage).flatMap(({ server }) => [server.name, server.menuLabel]);
  const found = names.filter((name) => name !== undefined);

  for (const path of [
    '/menu',
    '/account/quotes',
    '/careers',
    '/electric-van-leasing',
    '/:make/:shortModel/:model',
  ])
    expect(code).toContain(path);
  expect(found.length).toBeGreaterThan(60);
  expect([...titles, ...found].filter((title) => title !== 'Home' && code.includes(`"${title}"`))).toEqual(
    [],
  );
  expect(code).not.toMatch(
    /\b(?:server|metadata|structuredData|trail|cache|breadcrumbs|menuLabel|crumb|above|queryParameters|audience|takesMailedLink):/,
  );
  // Whatever is read for the first script can become part of it when the bundle is split.
  expect(read.filter((file) => /^shared\/(?:enquiries|seo)\/|\/zod\//.test(file))).toEqual([]);
  expect(files.filter((file) => !/^shared\/(?:routes|pages|deals|contracts|content)\//.test(file))).toEqual(
    [],
  );
  expect(files.filter((file) => /themes\.ts|-search\.ts|-trail\.ts|menu-plans/.test(file))).toEqual([]);
});

test('the specification comes to the browser without what comparisons and search engines are told', async () => {
  const { code } = await bundleForBrowser('shared/pages/vehicle/specification-groups.ts');

  expect(code).toContain('specification: "body"');
  expect(code).not.toMatch(/\b(?:server|comparison|best|property):/);
});
