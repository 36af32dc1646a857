import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { createPostgresql, initialisePostgresql, postgresqlPrograms } from './postgresql-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that all test files of one run share; it is removed when the run ends. */
    readonly runFolder: string;
    /** The PostgreSQL server of a run, and how the names of the run's databases on it begin. */
    readonly postgresql: { readonly url: string; readonly prefix: string } | undefined;
  }
}

/** Runs in Vitest's main process before the first test file. The function that it returns runs after the last one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'test-run-'));
  // PostgreSQL, which never runs as root, must be able to open it too.
  await chmod(folder, 0o755);
  // When Vitest watches and the source has changed, files made from it earlier are out of date.
  project.onTestsRerun(() => removeAllIn(folder));
  project.provide('runFolder', folder);
  const server = await openServer(folder);
  project.provide('postgresql', server && { url: server.url, prefix: server.prefix });
  return async () => {
    await server?.remove();
    await rm(folder, { recursive: true });
  };
}

async function removeAllIn(folder: string): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true })));
}

/**
 * The server that TEST_DATABASE_URL or DATABASE_URL names, one of this run where TEST_DATABASES is `both`, or none. A
 * server of this run is thrown away with its databases, another one loses those of the run.
 */
async function openServer(folder: string) {
  const prefix = `test_${randomBytes(4).toString('hex')}_`;
  const given = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
  if (given) return { url: given, prefix, remove: () => dropDatabases(given, prefix) };
  if (process.env.TEST_DATABASES !== 'both' || !postgresqlPrograms) return undefined;
  const template = join(folder, 'postgresql-template');
  await mkdir(template);
  await initialisePostgresql(postgresqlPrograms, template);
  const { url, start, remove } = await createPostgresql(postgresqlPrograms, { template });
  await start();
  return { url, prefix, remove };
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
    prefix,
  ]);
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}
