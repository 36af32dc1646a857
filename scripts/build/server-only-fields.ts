import { readFile } from 'node:fs/promises';
import { type Node, type ObjectExpression, type Property, parse } from 'acorn';
import { type Plugin, transform } from 'esbuild';

/** Fields of a page record that only the server calls; see shared/routes/page.ts. */
const serverOnly = new Set([
  'metadata',
  'structuredData',
  'startData',
  'trail',
  'cache',
  'breadcrumbs',
  'queryParameters',
  // What shared/pages/account/account-page.ts makes them from.
  'title',
  'description',
  'crumbs',
]);

/**
 * Leaves the server's part of page records out of the browser's bundle. What only those fields used is then dropped
 * by tree shaking.
 */
export function serverOnlyFields(): Plugin {
  return {
    name: 'server-only-fields',
    setup(build) {
      build.onLoad({ filter: /\/shared\/pages\/.*(\.route|-pages?)\.ts$/ }, async ({ path }) => {
        const { code } = await transform(await readFile(path, 'utf8'), { loader: 'ts', target: 'esnext' });
        return { loader: 'js', contents: withoutFields(code) };
      });
    },
  };
}

/**
 * The same code with the server-only fields of every page record cut out: of every object that has a `path` and a
 * `component`, or a `metadata` and a `trail` when it takes those from another.
 */
export function withoutFields(code: string): string {
  const cuts: Node[] = [];
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (record) => {
    const named = record.properties.filter(isNamed);
    const names = new Set(named.map(nameOf));
    if (isRecord(names)) {
      cuts.push(...named.filter((property) => serverOnly.has(nameOf(property))));
    }
  });
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code);
}

function isRecord(names: ReadonlySet<string>): boolean {
  return (names.has('path') && names.has('component')) || (names.has('metadata') && names.has('trail'));
}

function isNamed(property: ObjectExpression['properties'][number]): property is Property {
  return property.type === 'Property' && property.key.type === 'Identifier';
}

function nameOf({ key }: Property): string {
  return key.type === 'Identifier' ? key.name : '';
}

function visit(node: unknown, onObject: (node: ObjectExpression) => void): void {
  if (Array.isArray(node)) for (const item of node) visit(item, onObject);
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  if (node.type === 'ObjectExpression') onObject(node as ObjectExpression);
  for (const value of Object.values(node)) if (typeof value === 'object') visit(value, onObject);
}
