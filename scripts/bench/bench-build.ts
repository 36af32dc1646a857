import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleForNode } from '#scripts/build/build-server.ts';
import { buildAll } from '#scripts/build.ts';
import { type NodeSettings, siteSettings } from './pages/pinned-process.ts';

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

/** Arguments by which Node runs a measuring program of the build. */
export function benchProgram(program: (typeof programs)[number]): readonly string[] {
  return [join(buildFolder, 'bench', `${program}.js`), root, buildFolder];
}

/** A build of the site whose pages are measured. */
export interface MeasuredSite {
  readonly name: string;
  /** Of its `page-server`. */
  readonly args: readonly string[];
  readonly settings: NodeSettings;
}

/** The site as it is in this folder. */
export const thisSite: MeasuredSite = {
  name: 'This site',
  args: benchProgram('page-server'),
  settings: siteSettings,
};

/** An earlier commit of the site, built by its own scripts in a folder that `remove` deletes. */
export async function buildEarlier(commit: string): Promise<MeasuredSite & { remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'leasing-bench-earlier-'));
  const archive = join(folder, 'source.tar');
  execFileSync('git', ['archive', '--output', archive, commit], { cwd: root });
  execFileSync('tar', ['-xf', archive], { cwd: folder });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const build = `await (await import('./scripts/bench/bench-build.ts')).buildForBench()`;
  execFileSync(process.execPath, ['--input-type=module', '-e', build], { cwd: folder, stdio: 'inherit' });
  const { serverFlags, serverEnvironment } = await import(join(folder, 'scripts/server-process.mjs'));
  return {
    name: `Commit ${commit}`,
    args: [join(folder, '.cache/bench/page-server.js'), folder, join(folder, '.cache')],
    settings: { flags: serverFlags, environment: serverEnvironment },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
