import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOnce } from './make-once.ts';
import { createPostgresql, type PostgresqlServer, recordPostgresql } from './postgresql-server.ts';
import { copySource } from './source-copy.ts';
import { startOnce } from './start-once.ts';

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

/**
 * The site in a temporary folder that looks like the project's. `npm test` names a build and a data folder that it has
 * started on (TEST_BUILD, TEST_STARTED); any other run of the tests makes both once.
 */
export async function buildSite(): Promise<BuiltSite> {
  const folder = await mkdtemp(join(tmpdir(), 'built-site-'));
  await Promise.all(['node_modules', 'server'].map((name) => symlink(join(root, name), join(folder, name))));
  const build = process.env.TEST_BUILD ?? (await makeOnce('built', buildInto));
  await cp(build, join(folder, 'dist'), { recursive: true });
  const main = join(folder, 'dist/server/main.js');
  return {
    folder,
    main,
    createDataFolder: async (parent) => {
      const dataFolder = await mkdtemp(join(parent, 'data-'));
      const start = (made: string) => startOnce(main, { DATA_FOLDER: made });
      const started = process.env.TEST_STARTED ?? (await makeOnce('started', start));
      await cp(started, dataFolder, { recursive: true });
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

async function buildInto(folder: string): Promise<void> {
  const copy = await copySource();
  await copy.build();
  await cp(join(copy.folder, 'dist'), folder, { recursive: true });
  await copy.remove();
}
