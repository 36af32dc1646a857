import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeOnce } from './make-once.ts';
import { createPostgresql, type PostgresqlServer, recordPostgresql } from './postgresql-server.ts';
import { startSite } from './site-process.ts';
import { copySource } from './source-copy.ts';

const root = join(import.meta.dirname, '../..');

/** The site built by `npm run build`, in a folder of its own. */
export interface BuiltSite {
  /** Takes the place of the project's folder. */
  readonly folder: string;
  /** The file to run with `node`. */
  readonly main: string;
  /** A new data folder in `parent` that a site has used once, so that the next start is not a first one. */
  createDataFolder(parent: string): Promise<string>;
  /** A PostgreSQL, not started, that a site has used once. */
  createPostgresql(programs: string, parent?: string): Promise<PostgresqlServer>;
  remove(): Promise<void>;
}

/** Builds the site once for a run of the tests, in a temporary folder that looks like the project's. */
export async function buildSite(): Promise<BuiltSite> {
  const folder = await mkdtemp(join(tmpdir(), 'built-site-'));
  await Promise.all(['node_modules', 'server'].map((name) => symlink(join(root, name), join(folder, name))));
  await cp(await makeOnce('built', buildInto), join(folder, 'dist'), { recursive: true });
  const main = join(folder, 'dist/server/main.js');
  return {
    folder,
    main,
    createDataFolder: async (parent) => {
      const dataFolder = await mkdtemp(join(parent, 'data-'));
      await cp(await makeOnce('started', (made) => startOnce(main, { DATA_FOLDER: made })), dataFolder, {
        recursive: true,
      });
      return dataFolder;
    },
    createPostgresql: async (programs, parent) => {
      const use = (url: string) => startOnce(main, { DATABASE_URL: url });
      const template = await makeOnce('postgresql-used', (made) => recordPostgresql(programs, made, use));
      return createPostgresql(programs, { template, ...(parent && { parent }) });
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** Starts and ends the site once. A first start takes three times as long as others, because it fills the database. */
async function startOnce(main: string, env: Readonly<Record<string, string>>): Promise<void> {
  const site = await startSite(main, { DRAIN_MS: '0', LOG_LEVEL: 'warn', ...env });
  while ((await site.visit('/readyz')).status !== 200) {
    if (site.child.exitCode !== null) throw new Error(`The site did not start: ${site.stderr()}`);
    await delay(100);
  }
  site.child.kill('SIGTERM');
  await site.ended;
}

async function buildInto(folder: string): Promise<void> {
  const copy = await copySource();
  await copy.build();
  await cp(join(copy.folder, 'dist'), folder, { recursive: true });
  await copy.remove();
}
