import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

const entry = 'client/entry.tsx';

/** A group of pages that share one file of common modules. */
export interface PageGroup {
  readonly name: string;
  /** Source files of the group's pages; modules that enough of them use are common. */
  readonly entries: RegExp;
  /** Source files that import the shared file, if more than the group: other pages that have loaded it anyway. */
  readonly importedBy?: RegExp;
}

/**
 * React and its router: a file of their own, which stays in caches when only our own code is new. They are an entry too,
 * which nothing loads: without it esbuild would put them into the file that the same pages import, the common one.
 */
export const packages: PageGroup = { name: 'packages', entries: /^client\/entry\.tsx$/, importedBy: /./ };

/**
 * The account area, forms and tools are groups of their own: few visitors open them, so other pages do not load their
 * modules. Texts load the common file too, but have no say in what is in it: they need next to none of it.
 */
export const pageGroups: readonly PageGroup[] = [
  {
    name: 'common',
    entries: /^(client\/entry|shared\/pages\/(?!account\/|content\/|enquiries\/|tools\/).*-page)\.tsx$/,
    importedBy: /./,
  },
  { name: 'common-account', entries: /^shared\/pages\/account\/.*-page\.tsx$/ },
  { name: 'common-enquiries', entries: /^shared\/pages\/enquiries\/.*-page\.tsx$/ },
  { name: 'common-tools', entries: /^shared\/pages\/tools\/.*-page\.tsx$/ },
];

/**
 * Puts the common modules of a group into one file. Otherwise esbuild makes a file for each set of pages that share a
 * module: a dozen small files, each of which every page would have to name with its hash.
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
 * Makes every page, the entry, and the chunks that the entry loads later import the shared files of their groups. The
 * later chunks have those files anyway, but without the import esbuild would split a shared file into what they use and
 * the rest.
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

/** The modules of packages that every page loads, in the result of a build without these plugins. */
export function findPackages({ outputs }: Metafile): string[] {
  return listEntry(outputs).filter(isOfPackage).sort();
}

/**
 * Finds a group's common modules in the result of a build without these plugins: modules that at least a third of its
 * pages use, small modules that three pages use, and our own modules that the entry loads, because every page does.
 */
export function findCommonModules({ outputs }: Metafile, { entries }: PageGroup): string[] {
  const pages = Object.keys(outputs).filter((file) => entries.test(outputs[file]?.entryPoint ?? ''));
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
  const ofEntry = new Set(
    entries.test(entry) ? listEntry(outputs).filter((module) => !isOfPackage(module)) : [],
  );
  return [...uses.keys()]
    .filter((module) => {
      const count = uses.get(module) ?? 0;
      const isSmall = count > 2 && (bytes.get(module) ?? 0) <= mostBytes;
      return ofEntry.has(module) || isCommon(count, pages.length) || isSmall;
    })
    .sort();
}

/** All modules that the entry loads, without the entry itself. */
function listEntry(outputs: Metafile['outputs']): readonly string[] {
  const file = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === entry);
  return staticImports(outputs, file ?? '')
    .flatMap((name) => Object.keys(outputs[name]?.inputs ?? {}))
    .filter((module) => module !== entry);
}

function isOfPackage(module: string): boolean {
  return module.includes('node_modules/');
}

/**
 * The most bytes of a module that is sent with every page of a group because a file of its own would cost more. Found by
 * measuring all pages (docs/measured.md).
 */
const mostBytes = 500;

function isCommon(uses: number, pageCount: number): boolean {
  return uses > 1 && uses * 3 >= pageCount;
}

/** A file of the build and all that it imports statically. */
export function staticImports(outputs: Metafile['outputs'], file: string, seen: string[] = []): string[] {
  if (seen.includes(file)) return seen;
  seen.push(file);
  for (const { path, kind, external } of outputs[file]?.imports ?? []) {
    if (kind === 'import-statement' && !external) staticImports(outputs, path, seen);
  }
  return seen;
}
