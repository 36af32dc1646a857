import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeOnce } from './make-once.ts';
import { findFreePort } from './site-process.ts';

/** A PostgreSQL server of one test, which can stop, start and hang. */
export interface PostgresqlServer {
  readonly url: string;
  start(): Promise<void>;
  /** Stops as in a crash: connections break, and running work is lost. */
  stop(): Promise<void>;
  /** Stops all its processes without ending them: connections stay open and get no answers. */
  hang(): Promise<void>;
  /** Continues the stopped processes. Does nothing if they are running. */
  resume(): void;
  /** Stops if it runs, hung or not, and deletes its files. */
  remove(): Promise<void>;
}

/** Folder of the newest PostgreSQL that Debian has installed; undefined without one. */
export const postgresqlPrograms: string | undefined = globSync('/usr/lib/postgresql/*/bin')
  .filter((folder) => existsSync(join(folder, 'initdb')))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  .at(-1);

interface CreateOptions {
  /** The folder in which the server gets a temporary folder of its own. */
  readonly parent?: string;
  /** A folder with `data`, a stopped server's files that are copied; without it the database is empty. */
  readonly template?: string;
}

/** Creates a PostgreSQL server with a free port. It is not started. */
export async function createPostgresql(
  programs: string,
  { parent = tmpdir(), template }: CreateOptions = {},
): Promise<PostgresqlServer> {
  const folder = await mkdtemp(join(parent, 'postgresql-'));
  const data = join(folder, 'data');
  const port = await findFreePort();
  giveToPostgres(folder);
  const files = template ?? (await makeOnce('postgresql', (made) => initialisePostgresql(programs, made)));
  await run('cp', ['--archive', join(files, 'data'), data]);
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  const log = join(folder, 'log');
  const control = join(programs, 'pg_ctl');
  const pidFile = join(data, 'postmaster.pid');
  const standstill = createStandstill(pidFile);
  const stop = () => {
    standstill.resume();
    return run(control, ['stop', '-w', '-m', 'immediate', '-D', data]);
  };
  return {
    url: `postgres://site@127.0.0.1:${port}/postgres`,
    start: () => run(control, ['start', '-w', '-D', data, '-l', log, '-o', settings]),
    stop,
    ...standstill,
    remove: async () => {
      if (existsSync(pidFile)) await stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Fills `folder` with a server's files, once `use` has worked on the server. */
export async function recordPostgresql(
  programs: string,
  folder: string,
  use: (url: string) => Promise<void>,
  options: Pick<CreateOptions, 'template'> = {},
): Promise<void> {
  giveToPostgres(folder);
  const server = await createPostgresql(programs, { parent: folder, ...options });
  await server.start();
  try {
    await use(server.url);
  } finally {
    await server.stop();
  }
  const [made] = globSync(join(folder, 'postgresql-*/data'));
  if (made) await rename(made, join(folder, 'data'));
  await server.remove();
}

/** Sets up a server's files, to be copied as a template: setting up costs more processor time than starting a copy. */
export async function initialisePostgresql(programs: string, folder: string): Promise<void> {
  giveToPostgres(folder);
  const options = ['-U', 'site', '--auth=trust', '--no-sync', '-E', 'UTF8'];
  await run(join(programs, 'initdb'), ['-D', join(folder, 'data'), ...options]);
}

/** Stops and continues the server whose main process is named in this file, with its children and no other process. */
function createStandstill(pidFile: string): Pick<PostgresqlServer, 'hang' | 'resume'> {
  let stopped: readonly number[] = [];
  return {
    hang: async () => {
      const first = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
      process.kill(first, 'SIGSTOP');
      // From then on the main process starts no more children.
      while (!/ T /.test(readFileSync(`/proc/${first}/stat`, 'utf8'))) await delay(5);
      const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8')
        .split(' ')
        .filter(Boolean);
      stopped = [first, ...children.map(Number)];
      for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    },
    resume: () => {
      for (const pid of stopped) process.kill(pid, 'SIGCONT');
      stopped = [];
    },
  };
}

/** PostgreSQL refuses to run as root. */
const isRoot = process.getuid?.() === 0;

async function run(program: string, args: readonly string[]): Promise<void> {
  const [file, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];
  // No pipes, because the server, which outlives pg_ctl, would keep them open.
  const child = spawn(file, all, { cwd: '/', stdio: 'ignore' });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ended with ${code}`);
}

function giveToPostgres(folder: string): void {
  if (isRoot) chownSync(folder, postgresUser('-u'), postgresUser('-g'));
}

function postgresUser(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
}
