import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleForNode } from '#scripts/build/build-server.ts';
import { buildAll } from '#scripts/build.ts';

/** The repository. */
export const root = join(import.meta.dirname, '../..');

/**
 * Folder of the production build for measuring: one level below the root, like `dist`, so that it finds its packages.
 */
export const buildFolder = join(root, '.cache');

/** esbuild's report on the contents of the browser's scripts. */
export const metafile = join(buildFolder, 'scripts.json');

const programs = ['page-server', 'peer-server', 'render-program'] as const;

/** Makes a production build beside `dist`, with the programs that measure its pages. */
export async function buildForBench(): Promise<void> {
  const scripts = await buildAll(buildFolder);
  await writeFile(metafile, JSON.stringify(scripts));
  for (const program of programs) {
    const entry = `scripts/bench/pages/${program}.ts`;
    await bundleForNode({ root, entry, folder: join(buildFolder, 'bench'), mode: 'production' });
  }
}

/** Path of a measuring program in the build. */
export function benchProgram(program: (typeof programs)[number]): string {
  return join(buildFolder, 'bench', `${program}.js`);
}
