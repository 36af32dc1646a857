import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { commonChunk, findCommonModules, importCommonChunks, pageGroups } from './common-chunk.ts';
import { cssModules, joinStyles, type Styles } from './css-modules.ts';
import { serverOnlyFields } from './server-only-fields.ts';
import { staticImports } from './static-imports.ts';
import { unusedComponents } from './unused-components.ts';

const entry = 'client/entry.tsx';

/** Builds the browser's bundle and the style sheet, and writes the manifest that the server reads. */
export async function buildClient(root: string, outputFolder: string, isDevelopment: boolean): Promise<void> {
  const styles: Styles = new Map();
  const options = clientOptions(root, outputFolder, isDevelopment);
  const plugins = [cssModules(root, styles), serverOnlyFields()];
  if (!isDevelopment) {
    plugins.unshift(unusedComponents());
    const { metafile } = await build({ ...options, plugins, write: false });
    plugins.unshift(...commonChunks(root, metafile));
  }
  const { metafile } = await build({ ...options, plugins });
  const css = joinStyles(styles);
  const cssName = `site-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  await writeFile(join(outputFolder, 'public/assets', cssName), css);
  const manifest = await toManifest(root, metafile);
  await writeFile(
    join(outputFolder, 'client-manifest.json'),
    JSON.stringify({ ...manifest, styles: [`/assets/${cssName}`] }),
  );
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

async function toManifest(root: string, metafile: Metafile) {
  const outputs = Object.entries(metafile.outputs);
  const [entryFile] = outputs.find(([, output]) => output.entryPoint === entry) ?? [];
  if (!entryFile) throw new Error('the client bundle has no entry');
  const beside = staticImports(metafile.outputs, entryFile);
  const pages: Record<string, unknown[]> = {};
  for (const [file, { entryPoint }] of outputs) {
    if (!entryPoint || entryPoint === entry) continue;
    // What the entry imports is named too: else the browser would learn of it only once the entry is there.
    const needed = new Set([...staticImports(metafile.outputs, file), ...beside]);
    needed.delete(entryFile);
    pages[entryPoint] = await Promise.all([...needed].map((path) => toAsset(root, path)));
  }
  const fonts = (await readdir(join(root, 'public/fonts'))).filter((name) => name.endsWith('.woff2'));
  return { entry: await toAsset(root, entryFile), fonts: fonts.map((name) => `/fonts/${name}`), pages };
}

async function toAsset(root: string, file: string) {
  const digest = createHash('sha256')
    .update(await readFile(join(root, file)))
    .digest('base64');
  return { href: file.slice(file.indexOf('/assets/')), integrity: `sha256-${digest}` };
}
