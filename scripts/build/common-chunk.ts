import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { staticImports } from './static-imports.ts';

const name = 'common-chunk';

/**
 * Puts what many pages share into one file. By itself esbuild makes a file for each set of pages that share
 * something: a dozen small ones, each of which every page would have to name with its hash.
 */
export function commonChunk(root: string, modules: readonly string[]): Plugin {
  const imports = modules.map((module) => `import ${JSON.stringify(join(root, module))};`);
  return {
    name,
    setup(build) {
      build.onResolve({ filter: /^common-chunk$/ }, () => ({ path: name, namespace: name }));
      build.onLoad({ filter: /.*/, namespace: name }, () => ({
        resolveDir: root,
        contents: imports.join('\n'),
      }));
      build.onLoad({ filter: /\/(shared\/pages\/.*-page|client\/entry)\.tsx$/ }, async ({ path }) => ({
        loader: 'tsx',
        contents: `${await readFile(path, 'utf8')}\nimport '${name}';\n`,
      }));
    },
  };
}

/** Modules that a third of the pages or more use, from a build without this plugin. */
export function findCommonModules({ outputs }: Metafile): string[] {
  const entries = Object.keys(outputs).filter((file) => outputs[file]?.entryPoint);
  const uses = new Map<string, number>();
  for (const entry of entries) {
    for (const file of staticImports(outputs, entry)) {
      for (const module of Object.keys(outputs[file]?.inputs ?? {})) {
        uses.set(module, (uses.get(module) ?? 0) + 1);
      }
    }
  }
  return [...uses.keys()].filter((module) => isCommon(uses.get(module) ?? 0, entries.length)).sort();
}

function isCommon(uses: number, pageCount: number): boolean {
  return uses > 1 && uses * 3 >= pageCount;
}
