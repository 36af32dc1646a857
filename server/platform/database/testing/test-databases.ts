import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Client } from 'pg';
import { afterAll, beforeAll, test } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { migrationsFolder } from '#server/platform/database/migrations-folder.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createDataFolder } from './data-folder.ts';

/** A database for one test file. It is not emptied between tests; tests that need it empty do that themselves. */
interface TestDatabase {
  readonly name: string;
  readonly open: () => Promise<Database>;
  readonly remove: () => Promise<void>;
}

type DatabaseTest = (name: string, body: (database: Database) => Promise<void>) => void;

/**
 * Gives a `test` that runs its body on the embedded database and, where TEST_DATABASE_URL or DATABASE_URL names a
 * PostgreSQL server, on a new database there. `prepare` runs before each body.
 */
export function testOnDatabases(prepare: (database: Database) => Promise<void>): DatabaseTest {
  const opened = [embedded(), ...onServer()].map(openForFile);
  return (name, body) => {
    for (const database of opened) {
      test(`${name} (${database.name})`, async () => {
        await prepare(database.get());
        await body(database.get());
      });
    }
  };
}

function openForFile({ name, open, remove }: TestDatabase) {
  let database: Database | undefined;
  beforeAll(async () => {
    database = await open();
    await database.migrate(migrationsFolder);
  });
  afterAll(async () => {
    await database?.close();
    await remove();
  });
  const get = () => {
    if (!database) throw new Error(`${name} is not open`);
    return database;
  };
  return { name, get };
}

function embedded(): TestDatabase {
  let dataFolder = '';
  return {
    name: 'embedded',
    open: async () => {
      dataFolder = await createDataFolder();
      return openDatabase({ dataFolder });
    },
    remove: () => rm(dataFolder, { recursive: true, force: true }),
  };
}

function onServer(): readonly TestDatabase[] {
  const server = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
  if (!server) return [];
  const database = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = database;
  const open = async () => {
    await runOnServer(server, `create database ${database}`);
    return openDatabase({ url: url.href, dataFolder: tmpdir() });
  };
  return [
    { name: 'PostgreSQL', open, remove: () => runOnServer(server, `drop database ${database} with (force)`) },
  ];
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
