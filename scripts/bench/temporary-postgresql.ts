import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL server for measuring, and a function that ends its use. */
export interface BenchPostgresql {
  readonly url: string;
  stop(): Promise<void>;
}

const debianFolder = '/usr/lib/postgresql';

/** The server in BENCH_DATABASE_URL, else a new one of the installed version; undefined without either. */
export async function findPostgresql(): Promise<BenchPostgresql | undefined> {
  const given = process.env.BENCH_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const newest = versions.toSorted((a, b) => Number(a) - Number(b)).at(-1);
  return newest === undefined ? undefined : startPostgresql(join(debianFolder, newest, 'bin'));
}

async function startPostgresql(programs: string): Promise<BenchPostgresql> {
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'leasing-bench-postgresql-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
  const data = join(folder, 'data');
  const made = spawnSync(join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres'], {
    ...user,
    cwd: folder,
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await findFreePort();
  const arguments_ = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'];
  const server = spawn(join(programs, 'postgres'), arguments_, { ...user, cwd: folder, stdio: 'ignore' });
  const ended = once(server, 'exit');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root, so root starts it as the package's own user. */
function serverUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const numberOf = (option: string) => Number(spawnSync('id', [option, 'postgres']).stdout);
  return { uid: numberOf('-u'), gid: numberOf('-g') };
}

/** A free port of this machine. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
