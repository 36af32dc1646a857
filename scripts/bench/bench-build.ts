import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleForNode } from '#scripts/build/build-server.ts';
import { buildAll } from '#scripts/build.ts';

/** The repository. */
export const root = join(import.meta.dirname, '../..');

/** Where the production build for measuring lies: one level down, as `dist` is, so that it finds its packages and migrations. */
export const buildFolder = join(root, '.cache');

/** What the browser's scripts are made of, by the build's own account. */
export const metafile = join(buildFolder, 'scripts.json');

const programs = ['page-server', 'peer-server', 'render-program'] as const;

/** Builds the site for production, apart from `dist`, with the programs that measure its pages. */
export async function buildForBench(): Promise<void> {
  const scripts = await buildAll(buildFolder);
  await writeFile(metafile, JSON.stringify(scripts));
  for (const program of programs) {
    const entry = `scripts/bench/pages/${program}.ts`;
    await bundleForNode({ root, entry, folder: join(buildFolder, 'bench'), mode: 'production' });
  }
}

/** Where the build of a measuring program lies. */
export function benchProgram(program: (typeof programs)[number]): string {
  return join(buildFolder, 'bench', `${program}.js`);
}
