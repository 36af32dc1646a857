import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { makeOnce } from './make-once.ts';

const root = join(import.meta.dirname, '../..');

/** The site as `npm run build` makes it, in a folder of its own. */
export interface BuiltSite {
  /** Stands for the project's own folder. */
  readonly folder: string;
  /** What `node` runs. */
  readonly main: string;
  remove(): Promise<void>;
}

/** The site's build, made once for a run of the tests, in a temporary folder that looks to it like the project's own. */
export async function buildSite(): Promise<BuiltSite> {
  const folder = await mkdtemp(join(tmpdir(), 'built-site-'));
  await Promise.all(['node_modules', 'server'].map((name) => symlink(join(root, name), join(folder, name))));
  await cp(await makeOnce('built', buildInto), join(folder, 'dist'), { recursive: true });
  return {
    folder,
    main: join(folder, 'dist/server/main.js'),
    remove: () => rm(folder, { recursive: true }),
  };
}

async function buildInto(folder: string): Promise<void> {
  const build = pathToFileURL(join(root, 'scripts/build.ts')).href;
  const code = `await (await import(${JSON.stringify(build)})).buildAll(${JSON.stringify(folder)})`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], { cwd: root });
}
