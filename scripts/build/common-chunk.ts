import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { staticImports } from './static-imports.ts';

/** Pages that share files with each other, by their source files. */
export interface PageGroup {
  readonly name: string;
  /** Whose uses count. */
  readonly entries: RegExp;
  /** Who has the shared file; more than the group itself when the others have it anyway. */
  readonly importedBy?: RegExp;
}

/** Few visitors see the account area or a form, so what only their pages share is no weight on the others. */
export const pageGroups: readonly PageGroup[] = [
  {
    name: 'common',
    entries: /^(client\/entry|shared\/pages\/(?!account\/|enquiries\/).*-page)\.tsx$/,
    importedBy: /./,
  },
  { name: 'common-account', entries: /^shared\/pages\/account\/.*-page\.tsx$/ },
  { name: 'common-enquiries', entries: /^shared\/pages\/enquiries\/.*-page\.tsx$/ },
];

/**
 * Puts what many pages of a group share into one file. By itself esbuild makes a file for each set of pages that
 * share something: a dozen small ones, each of which every page would have to name with its hash.
 */
export function commonChunk(root: string, { name }: PageGroup, modules: readonly string[]): Plugin {
  const imports = modules.map((module) => `import ${JSON.stringify(join(root, module))};`);
  return {
    name,
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: name, namespace: name }));
      build.onLoad({ filter: /.*/, namespace: name }, () => ({
        resolveDir: root,
        contents: imports.join('\n'),
      }));
    },
  };
}

/**
 * Makes every page, the entry, and what the entry brings later import the shared files of their groups. The later ones
 * have them anyway; left out, they would split the shared file into what they use of it and what they do not.
 */
export function importCommonChunks(root: string, groups: readonly PageGroup[], metafile: Metafile): Plugin {
  const files = new Set(Object.values(metafile.outputs).map(({ entryPoint }) => entryPoint));
  return {
    name: 'import-common-chunks',
    setup(build) {
      build.onLoad({ filter: /\/(shared\/pages|client)\/.*\.tsx?$/ }, async ({ path }) => {
        const file = relative(root, path);
        if (!files.has(file)) return undefined;
        const own = groups.filter(({ entries, importedBy = entries }) => importedBy.test(file));
        const imports = own.map(({ name }) => `import '${name}';`);
        const contents = [await readFile(path, 'utf8'), ...imports, ''].join('\n');
        return { loader: path.endsWith('x') ? 'tsx' : 'ts', contents };
      });
    },
  };
}

/**
 * Modules that a third of a group's pages or more use, from a build without this plugin, and small ones that two do;
 * and what the entry shares with anything, because every page has that anyway. Packages apart: they change less often
 * than our own code.
 */
export function findCommonModules({ outputs }: Metafile, { entries }: PageGroup): string[] {
  const pages = Object.keys(outputs).filter((file) => entries.test(outputs[file]?.entryPoint ?? ''));
  const entry = pages.find((file) => outputs[file]?.entryPoint === 'client/entry.tsx');
  const uses = new Map<string, number>();
  const bytes = new Map<string, number>();
  for (const page of pages) {
    for (const file of staticImports(outputs, page)) {
      for (const [module, { bytesInOutput }] of Object.entries(outputs[file]?.inputs ?? {})) {
        uses.set(module, (uses.get(module) ?? 0) + 1);
        bytes.set(module, bytesInOutput);
      }
    }
  }
  const ofEntry = new Set(entry === undefined ? [] : listShared(outputs, entry));
  return [...uses.keys()]
    .filter((module) => {
      const count = uses.get(module) ?? 0;
      return (
        ofEntry.has(module) || isCommon(count, pages.length) || (count > 1 && isSmall(bytes.get(module)))
      );
    })
    .sort();
}

/** Our own modules that an entry has in common with others: those that are not in the file of its own. */
function listShared(outputs: Metafile['outputs'], entry: string): readonly string[] {
  return staticImports(outputs, entry)
    .filter((file) => file !== entry)
    .flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}))
    .filter((module) => !module.includes('node_modules/'));
}

/** A file of its own costs every page that needs it more than the others pay for having it. */
function isSmall(bytes = 0): boolean {
  return bytes <= 800;
}

function isCommon(uses: number, pageCount: number): boolean {
  return uses > 1 && uses * 3 >= pageCount;
}
