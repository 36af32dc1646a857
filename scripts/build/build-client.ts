import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { commonChunk, findCommonModules, importCommonChunks, pageGroups } from './common-chunk.ts';
import { cssModules, readSiteStyles } from './css-modules.ts';
import { serverOnlyFields } from './server-only-fields.ts';
import { staticImports } from './static-imports.ts';
import { unusedComponents } from './unused-components.ts';

const start = 'client/start.ts';
const entry = 'client/entry.tsx';

/** Builds the browser's bundle and the style sheet, and writes the manifest that the server reads. */
export async function buildClient(root: string, outputFolder: string, isDevelopment: boolean): Promise<void> {
  const options = clientOptions(root, outputFolder, isDevelopment);
  const plugins = [cssModules(root), serverOnlyFields()];
  if (!isDevelopment) {
    plugins.unshift(unusedComponents());
    const { metafile } = await build({ ...options, plugins, write: false });
    plugins.unshift(...commonChunks(root, metafile));
  }
  const { metafile } = await build({ ...options, plugins });
  const started = await build({ ...options, entryPoints: [start], splitting: false });
  const css = await readSiteStyles(root);
  const cssName = `site-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  await writeFile(join(outputFolder, 'public/assets', cssName), css);
  const manifest = {
    isDevelopment,
    start: await toStart(root, started.metafile),
    styles: [`/assets/${cssName}`],
    fonts: await listFonts(root),
    pages: listPages(metafile),
  };
  await writeFile(join(outputFolder, 'client-manifest.json'), JSON.stringify(manifest));
}

/** One file for what the pages of each group share; what an earlier group has is not named again. */
function commonChunks(root: string, metafile: Metafile): readonly Plugin[] {
  const taken = new Set<string>();
  const chunks = pageGroups.map((group) => {
    const modules = findCommonModules(metafile, group).filter((module) => !taken.has(module));
    for (const module of modules) taken.add(module);
    return commonChunk(root, group, modules);
  });
  return [...chunks, importCommonChunks(root, pageGroups, metafile)];
}

function clientOptions(root: string, outputFolder: string, isDevelopment: boolean) {
  return {
    absWorkingDir: root,
    // Else files would be named after the place that a linked node_modules leads to.
    preserveSymlinks: true,
    entryPoints: [entry],
    outdir: join(outputFolder, 'public/assets'),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: !isDevelopment,
    sourcemap: isDevelopment,
    jsx: 'automatic',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    define: {
      'process.env.NODE_ENV': JSON.stringify(isDevelopment ? 'development' : 'production'),
      'import.meta.hot': 'undefined',
    },
    metafile: true,
    logLevel: 'warning',
    // The common chunk names files for their place only.
    logOverride: { 'ignored-bare-import': 'silent' },
  } as const satisfies BuildOptions;
}

/** The one file that documents name, so the one whose digest they and the security policy carry. */
async function toStart(root: string, { outputs }: Metafile) {
  const file = findOutput(outputs, start);
  const digest = createHash('sha256')
    .update(await readFile(join(root, file)))
    .digest('base64');
  return { href: file.slice(file.indexOf('/assets/')), integrity: `sha256-${digest}` };
}

async function listFonts(root: string): Promise<readonly string[]> {
  const names = await readdir(join(root, 'public/fonts'));
  return names
    .filter((name) => name.endsWith('.woff2'))
    .sort()
    .map((name) => `/fonts/${name}`);
}

/** Names of the files that each page needs, by its source file: all of them, else the browser would learn of some late. */
function listPages({ outputs }: Metafile): Readonly<Record<string, readonly string[]>> {
  const first = staticImports(outputs, findOutput(outputs, entry));
  const pages = Object.entries(outputs).flatMap(([file, { entryPoint }]) => {
    if (!entryPoint || entryPoint === entry) return [];
    const needed = new Set([...first, ...staticImports(outputs, file)]);
    return [[entryPoint, Array.from(needed, (path) => basename(path, '.js'))] as const];
  });
  return Object.fromEntries(pages);
}

function findOutput(outputs: Metafile['outputs'], entryPoint: string): string {
  const [file] = Object.entries(outputs).find(([, output]) => output.entryPoint === entryPoint) ?? [];
  if (!file) throw new Error(`the client bundle has no ${entryPoint}`);
  return file;
}
