import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFolder } from '#scripts/bench/bench-build.ts';
import { buildAll } from '#scripts/build.ts';
import { findProgram } from '#server/testing/find-program.ts';
import {
  createPostgresql,
  initialisePostgresql,
  postgresqlPrograms,
  recordPostgresql,
} from '#server/testing/postgresql-server.ts';
import { hasRedis } from '#server/testing/redis-server.ts';
import { endPrograms } from '#server/testing/site-process.ts';
import { type NodeSettings, startNode } from './node.ts';

/** What every part of the siege stands on: a production build, and a database that a site has used once. */
export interface Ground {
  /** A temporary folder of this run. */
  readonly folder: string;
  readonly main: string;
  /** Path of HAProxy. */
  readonly haproxy: string;
  /** A stopped PostgreSQL with a site's data, in a folder that is copied. */
  createPostgresql(parent?: string): ReturnType<typeof createPostgresql>;
  /** Remembers what must be ended, however the siege ends. */
  onEnd(close: () => Promise<unknown>): void;
  /** Ends everything that has been started, the last first. */
  end(): Promise<void>;
}

/** Builds the site, unless told to use the last build, and fills a database. Throws where a server is missing. */
export async function prepareGround({ isBuilt }: { readonly isBuilt: boolean }): Promise<Ground> {
  const haproxy = findProgram('haproxy');
  const programs = postgresqlPrograms;
  if (!haproxy || !programs || !hasRedis)
    throw new Error(
      'The siege needs PostgreSQL, Redis and HAProxy: apt-get install postgresql redis-server haproxy',
    );
  if (!isBuilt) await buildAll(buildFolder);
  const folder = await mkdtemp(join(tmpdir(), 'siege-'));
  // PostgreSQL, which never runs as root, must be able to open it too.
  await chmod(folder, 0o755);
  const main = join(buildFolder, 'server/main.js');
  const template = await recordDatabase(programs, folder, main);
  const closings: (() => Promise<unknown>)[] = [
    () => rm(folder, { recursive: true, force: true }),
    endPrograms,
  ];
  return {
    folder,
    main,
    haproxy,
    createPostgresql: (parent = folder) => createPostgresql(programs, { parent, template }),
    onEnd: (close) => void closings.push(close),
    end: async () => {
      for (const close of closings.splice(0).reverse())
        await close().catch((error: unknown) => console.error('could not end:', error));
    },
  };
}

/** A first start fills the database, which takes longer than all later ones. */
async function recordDatabase(programs: string, folder: string, main: string): Promise<string> {
  const [empty, used] = [join(folder, 'empty'), join(folder, 'used')];
  await Promise.all([mkdir(empty), mkdir(used)]);
  await initialisePostgresql(programs, empty);
  const settings: NodeSettings = { main, folder: join(folder, 'first') };
  const use = async (url: string) => {
    const node = await startNode(settings, { DATABASE_URL: url });
    node.child.kill('SIGTERM');
    await node.ended;
  };
  await recordPostgresql(programs, used, use, { template: empty });
  return used;
}
