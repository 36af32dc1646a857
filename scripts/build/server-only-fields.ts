import { readFile } from 'node:fs/promises';
import { type ObjectExpression, type Property, parse } from 'acorn';
import { type Plugin, transform } from 'esbuild';

/**
 * What the browser does without: of page records (shared/routes/page.ts), facts of a vehicle and kinds of enquiry what
 * stands under their key `server`; of an enquiry's fields also the words that its page is sent as data, since only checks
 * are made of them.
 */
const parts = [
  { files: /\/shared\/(pages\/.*-pages|deals\/vehicle-facts)\.ts$/, keys: ['server'] },
  { files: /\/shared\/enquiries\/kinds\/[^/]*\.ts$/, keys: ['server', 'label', 'hint', 'legend'] },
] as const;

const usualKeys: readonly string[] = parts[0].keys;

/**
 * Leaves these parts out of the browser's bundle, with the functions and imports that only they used. esbuild would drop
 * them too, but not before it has split the bundle: a file that is imported for nothing would still become part of a
 * script that every page loads.
 */
export function serverOnlyFields(): Plugin {
  return {
    name: 'server-only-fields',
    setup(build) {
      for (const { files, keys } of parts)
        build.onLoad({ filter: files }, async ({ path }) => {
          return { loader: 'js', contents: await withoutServerPart(await readFile(path, 'utf8'), keys) };
        });
    },
  };
}

/** The same TypeScript as JavaScript, without the server's part and what only that part used. */
export async function withoutServerPart(source: string, keys = usualKeys): Promise<string> {
  const { code } = await transform(source, { loader: 'ts', target: 'esnext' });
  const used = await transform(withoutServerFields(code, keys), { format: 'esm', treeShaking: true });
  // As TypeScript, in which an import that nothing uses is a type and no import.
  return (await transform(used.code, { loader: 'ts', target: 'esnext' })).code;
}

/** The same code without these keys of every object that it writes. */
export function withoutServerFields(code: string, keys = usualKeys): string {
  const cuts: Property[] = [];
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), ({ properties }) => {
    for (const property of properties)
      if (property.type === 'Property' && property.key.type === 'Identifier')
        if (keys.includes(property.key.name)) cuts.push(property);
  });
  return cuts
    .filter(
      (cut) => !cuts.some((around) => around !== cut && around.start <= cut.start && cut.end <= around.end),
    )
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code);
}

function visit(node: unknown, onObject: (node: ObjectExpression) => void): void {
  if (Array.isArray(node)) for (const item of node) visit(item, onObject);
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  if (node.type === 'ObjectExpression') onObject(node as ObjectExpression);
  for (const value of Object.values(node)) if (typeof value === 'object') visit(value, onObject);
}
