import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { beforeAll, inject, type ProvidedContext, test } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { migrationsFolder } from '#server/platform/database/migrations-folder.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createDataFolder } from './data-folder.ts';

/**
 * A database that the test files of one worker share, because opening one takes longer than most files. Each file finds
 * its tables empty, as in a new database; between its tests it empties itself what has to be empty.
 */
interface TestDatabase {
  readonly name: string;
  /** Opens it at the first call; later calls empty it. */
  readonly open: () => Promise<Database>;
}

type DatabaseTest = (name: string, body: (database: Database) => Promise<void>) => void;

/**
 * Gives a `test` that runs its body on the embedded database and, if the run has a PostgreSQL server, on a database
 * there. `prepare` runs before each body.
 */
export function testOnDatabases(prepare: (database: Database) => Promise<void>): DatabaseTest {
  const opened = shared.map(openForFile);
  return (name, body) => {
    for (const database of opened) {
      test(`${name} (${database.name})`, async () => {
        await prepare(database.get());
        await body(database.get());
      });
    }
  };
}

function openForFile({ name, open }: TestDatabase) {
  let database: Database | undefined;
  beforeAll(async () => {
    database = await open();
  });
  const get = () => {
    if (!database) throw new Error(`${name} is not open`);
    return database;
  };
  return { name, get };
}

const shared: readonly TestDatabase[] = [
  share('embedded', openEmbedded),
  ...[inject('postgresql')].flatMap((server) =>
    server ? [share('PostgreSQL', () => openOnServer(server))] : [],
  ),
];

function share(name: string, make: () => Promise<Database>): TestDatabase {
  let made: Promise<Database> | undefined;
  const open = async () => {
    if (made) await empty(await made);
    made ??= make();
    return made;
  };
  return { name, open };
}

async function openEmbedded(): Promise<Database> {
  const dataFolder = await createDataFolder();
  process.once('exit', () => rmSync(dataFolder, { recursive: true, force: true }));
  return openDatabase({ dataFolder });
}

/** A new database on the run's server, removed with the run. */
async function openOnServer({
  url: server,
  prefix,
}: ProvidedContext['postgresql'] & object): Promise<Database> {
  const url = new URL(server);
  url.pathname = prefix + randomBytes(6).toString('hex');
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${url.pathname.slice(1)}`);
  await client.end();
  const database = await openDatabase({ url: url.href, dataFolder: tmpdir() });
  await database.migrate(migrationsFolder);
  return database;
}

/** Deletes all rows, and lets generated numbers begin at one again. */
async function empty({ orm }: Pick<Database, 'orm'>): Promise<void> {
  await orm.execute(sql`
    do $$
    declare
      named text;
      is_filled boolean;
      filled text[] := '{}';
    begin
      for named in select format('%I.%I', schemaname, tablename) from pg_tables where schemaname = 'public' loop
        execute 'select exists (select from ' || named || ')' into is_filled;
        if is_filled then filled := filled || named; end if;
      end loop;
      if filled <> '{}' then execute 'truncate ' || array_to_string(filled, ', ') || ' cascade'; end if;
      for named in
        select format('%I.%I', schemaname, sequencename) from pg_sequences
        where schemaname = 'public' and last_value is not null
      loop
        execute 'alter sequence ' || named || ' restart';
      end loop;
    end $$`);
}
