import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import {
  commonChunk,
  findCommonModules,
  findPackages,
  importCommonChunks,
  packages,
  pageGroups,
  staticImports,
} from './common-chunk.ts';
import { cssModules } from './css-modules.ts';
import { minifierMark, minifyScripts } from './minify-scripts.ts';
import { serverOnlyFields } from './server-only-fields.ts';
import { type StyleSheets, writeStyleSheets } from './style-sheets.ts';
import { unusedComponents } from './unused-components.ts';

const start = 'client/start.ts';
const entry = 'client/entry.tsx';

/** Builds the browser's scripts and style sheets, and writes the manifest for the server. Returns esbuild's report. */
export async function buildClient(root: string, outputFolder: string): Promise<Metafile> {
  const { pages, started } = clientBundles(root, outputFolder, 'production');
  const plugins = [unusedComponents(), ...pages.plugins];
  const { metafile } = await build({ ...pages, plugins, write: false });
  plugins.unshift(...commonChunks(root, metafile));
  const entryPoints = [...pages.entryPoints, packages.name];
  const [built, builtStart] = [await build({ ...pages, entryPoints, plugins }), await build(started)];
  await Promise.all([built, builtStart].map(({ metafile }) => minifyScripts(root, metafile)));
  await describeClient({
    root,
    outputFolder,
    mode: 'production',
    pages: built.metafile,
    started: builtStart.metafile,
  });
  return built.metafile;
}

export type BuildMode = 'production' | 'development';

/** Options of the two bundles for the browser: the entry with all pages, and the one script that documents name. */
export function clientBundles(root: string, outputFolder: string, mode: BuildMode) {
  const options = clientOptions(root, outputFolder, mode);
  return {
    pages: { ...options, plugins: [cssModules(root), serverOnlyFields()] },
    started: { ...options, entryPoints: [start], splitting: false },
  };
}

interface BuiltClient {
  readonly root: string;
  /** The folder that contains the built scripts. */
  readonly outputFolder: string;
  readonly mode: BuildMode;
  readonly pages: Metafile;
  readonly started: Metafile;
}

/** Writes the style sheets, beside the built scripts, and the manifest. */
export async function describeClient({
  root,
  outputFolder,
  mode,
  pages,
  started,
}: BuiltClient): Promise<void> {
  const styles = await writeStyleSheets(root, outputFolder, pages);
  const manifest = {
    isDevelopment: mode === 'development',
    start: await toStart(outputFolder, started),
    siteStyles: styles.site,
    staffStyles: styles.staff,
    fonts: await listFonts(root),
    pages: listPages(pages, styles),
  };
  await writeFile(join(outputFolder, 'client-manifest.json'), JSON.stringify(manifest));
}

/** Plugins that make one shared file for each group of pages. A module goes into the first group that has it. */
function commonChunks(root: string, metafile: Metafile): readonly Plugin[] {
  const ofPackages = findPackages(metafile);
  const taken = new Set(ofPackages);
  const chunks = pageGroups.map((group) => {
    const modules = findCommonModules(metafile, group).filter((module) => !taken.has(module));
    for (const module of modules) taken.add(module);
    return commonChunk(root, group, modules);
  });
  const groups = [packages, ...pageGroups];
  return [commonChunk(root, packages, ofPackages), ...chunks, importCommonChunks(root, groups, metafile)];
}

function clientOptions(root: string, outputFolder: string, mode: BuildMode) {
  const isDevelopment = mode === 'development';
  return {
    absWorkingDir: root,
    // Without this, files would be named after the target of a linked node_modules.
    preserveSymlinks: true,
    entryPoints: [entry],
    outdir: join(outputFolder, 'public/assets'),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: !isDevelopment,
    footer: isDevelopment ? {} : { js: minifierMark },
    sourcemap: isDevelopment,
    jsx: 'automatic',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      'import.meta.hot': 'undefined',
    },
    metafile: true,
    logLevel: 'warning',
    // A common chunk imports modules only to have them in its file, which esbuild would warn about.
    logOverride: { 'ignored-bare-import': 'silent' },
  } as const satisfies BuildOptions;
}

/** The script that documents name, and the digest that documents and security policy contain. */
async function toStart(outputFolder: string, { outputs }: Metafile) {
  const href = `/assets/${basename(findOutput(outputs, start))}`;
  const digest = createHash('sha256')
    .update(await readFile(join(outputFolder, 'public', href)))
    .digest('base64');
  return { href, integrity: `sha256-${digest}` };
}

async function listFonts(root: string): Promise<readonly string[]> {
  const names = await readdir(join(root, 'public/fonts'));
  return names
    .filter((name) => name.endsWith('.woff2'))
    .sort()
    .map((name) => `/fonts/${name}`);
}

/** All files that each page needs, by its source file, so that the browser can fetch them at the same time. */
function listPages({ outputs }: Metafile, styles: StyleSheets) {
  const first = staticImports(outputs, findOutput(outputs, entry));
  const pages = Object.entries(outputs).flatMap(([file, { entryPoint }]) => {
    if (!entryPoint || entryPoint === entry) return [];
    const needed = new Set([...first, ...staticImports(outputs, file)]);
    const modules = Array.from(needed, (path) => basename(path, '.js'));
    return [[entryPoint, { modules, styles: styles.pages[entryPoint] ?? [styles.site] }] as const];
  });
  return Object.fromEntries(pages);
}

function findOutput(outputs: Metafile['outputs'], entryPoint: string): string {
  const [file] = Object.entries(outputs).find(([, output]) => output.entryPoint === entryPoint) ?? [];
  if (!file) throw new Error(`the client bundle has no ${entryPoint}`);
  return file;
}
