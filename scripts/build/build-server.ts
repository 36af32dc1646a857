import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import type { BuildMode } from './build-client.ts';
import { cssModules } from './css-modules.ts';

/**
 * React is bundled, so that its production build runs whatever NODE_ENV is; other packages stay in node_modules. In
 * development React stays there too, so that a change takes less building and loading.
 */
const bundled = ['react', 'react-dom', 'react-router', 'react-router-dom'];

/** Builds `dist/server/main.js`. */
export async function buildServer(root: string, outputFolder: string): Promise<void> {
  await build(await serverBundle(root, outputFolder, 'production'));
  const map = join(outputFolder, 'server/main.js.map');
  await writeFile(map, thinSourceMap(await readFile(map, 'utf8')));
}

/** Options of the server's bundle. */
export function serverBundle(root: string, outputFolder: string, mode: BuildMode) {
  return nodeBundle({ root, entry: 'server/main.ts', folder: join(outputFolder, 'server'), mode });
}

interface NodeBundle {
  readonly root: string;
  readonly entry: string;
  /** Must be below `root`, so that packages are found. */
  readonly folder: string;
  readonly mode: BuildMode;
}

/** Bundles a program that uses the site's pages; Node cannot run those from their source. */
export async function bundleForNode(bundle: NodeBundle): Promise<void> {
  await build(await nodeBundle(bundle));
}

async function nodeBundle({ root, entry, folder, mode }: NodeBundle) {
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const external = Object.keys(dependencies).filter(
    (name) => mode === 'development' || !bundled.includes(name),
  );
  return {
    absWorkingDir: root,
    // Without this, comments and source maps would name the target of a linked node_modules.
    preserveSymlinks: true,
    entryPoints: [entry],
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    jsx: 'automatic',
    sourcemap: true,
    external: external.flatMap((name) => [name, `${name}/*`]),
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    banner: {
      js: "import { createRequire as toRequire } from 'node:module';const require = toRequire(import.meta.url);",
    },
    logLevel: 'warning',
    metafile: true,
    plugins: [cssModules(root), pageSource(root)],
  } as const satisfies BuildOptions;
}

/**
 * Adds an export `sourceFile` with its path to each page component. By it the server finds the client files that the
 * page needs.
 */
function pageSource(root: string): Plugin {
  return {
    name: 'page-source',
    setup(build) {
      build.onLoad({ filter: /\/shared\/pages\/.*-page\.tsx$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const mark = `export const sourceFile = ${JSON.stringify(relative(root, path))};`;
        return { loader: 'tsx', contents: `${source}\n${mark}\n` };
      });
    },
  };
}

/**
 * The same source map with one mapping for each line and without the source texts. Node keeps an array for each mapping
 * as soon as it writes the first stack: for the server's bundle 30 MB, or 7 MB of these. They lead to the right line of
 * the right file, which is what a stack names.
 */
export function thinSourceMap(json: string): string {
  const { version, sources, mappings } = JSON.parse(json) as SourceMapFile;
  const thinned = decode(mappings).map((segments) =>
    segments
      .slice(0, 1)
      .map(([column, source = 0, line = 0]): [number, number, number, number] => [column, source, line, 0]),
  );
  return JSON.stringify({ version, sources, names: [], mappings: encode(thinned) });
}

interface SourceMapFile {
  readonly version: number;
  readonly sources: readonly string[];
  readonly mappings: string;
}
