import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { migrationsFolder } from './migrations-folder.ts';
import { createDataFolder } from './testing/data-folder.ts';
import { declaredBreaks } from './testing/declared-breaks.ts';
import { listBreaks, readSchema } from './testing/list-breaks.ts';

// While nodes are replaced, the build before goes on reading and writing in a database that the new build has migrated.

let client: PGlite;
let dataFolder: string;

beforeAll(async () => {
  dataFolder = await createDataFolder();
  client = await PGlite.create({ dataDir: join(dataFolder, 'database') });
  // Emptying a copy takes less time than setting up a new database.
  await client.exec('drop schema public cascade; create schema public');
});
afterAll(async () => {
  await client?.close();
  await rm(dataFolder, { recursive: true });
});

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[];
}

const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal;

/** What these statements take from a build that knows the database as it is now. Carries them out. */
async function migrateAndList(statements: readonly string[]): Promise<readonly string[]> {
  const before = await readSchema(client);
  for (const statement of statements) await client.exec(statement);
  const isUnclear = (statement: string) => !/^\s*(create|alter|drop|comment)\s/i.test(statement);
  return [
    ...listBreaks(before, await readSchema(client)),
    ...statements.filter(isUnclear).map((statement) => `changes more than tables: ${statement.trim()}`),
  ];
}

test('no migration takes anything from the build before, except as declared', async () => {
  const found: string[] = [];
  for (const [place, { sql }] of readMigrationFiles({ migrationsFolder }).entries())
    for (const what of await migrateAndList(sql)) found.push(`${entries[place]?.tag}: ${what}`);

  expect(found).toEqual(declaredBreaks.map(({ migration, what }) => `${migration}: ${what}`));
});

test('the tables are those of the latest migration', async () => {
  const serverFolder = join(import.meta.dirname, '../..');
  const files = globSync('**/*-{table,tables}.ts', { cwd: serverFolder });
  const modules: readonly object[] = await Promise.all(files.map((file) => import(join(serverFolder, file))));
  const { tables } = generateDrizzleJson(Object.assign({}, ...modules));
  const latest = `meta/${String(entries.length - 1).padStart(4, '0')}_snapshot.json`;
  const migrated = JSON.parse(readFileSync(join(migrationsFolder, latest), 'utf8'));

  const how = 'tables have changed since the latest migration: npm run migration -- --name <what-changes>';
  expect(JSON.parse(JSON.stringify(tables)), how).toEqual(migrated.tables);
});

test('migrations are in the order of their times, because a database leaves out what is older than its last', () => {
  const times = entries.map(({ when }) => when);

  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

const base = `
  create table makes (slug text primary key, name text not null, country text, since integer not null default 2000);
  create table models (slug text primary key, make text references makes on delete cascade, sold boolean);
  create unique index models_name on models (make, slug);
  create type fuel as enum ('petrol', 'diesel');
  create table engines (fuel fuel not null, power integer, check (power > 0));
  create table years (year integer primary key);
  create function halt() returns trigger language plpgsql as 'begin return null; end'`;

/** A migration of the base above, which is undone when the test ends. */
async function migrateBase(statements: readonly string[]): Promise<readonly string[]> {
  await client.exec(`begin; create schema base; set local search_path to base; ${base}`);
  onTestFinished(async () => void (await client.exec('rollback')));
  return migrateAndList(statements);
}

const breaking: readonly (readonly [statement: string, found: string])[] = [
  ['drop table engines', 'takes away engines'],
  ['alter table engines rename to motors', 'takes away engines'],
  ['alter table makes drop column country', 'takes away makes.country'],
  ['alter table makes rename column name to title', 'takes away makes.name'],
  ['alter table makes alter column country set not null', 'refuses null in makes.country'],
  [
    'alter table makes alter column name type varchar(3)',
    'makes makes.name character varying(3) instead of text',
  ],
  ['alter table engines alter column power type bigint', 'makes engines.power bigint instead of integer'],
  ["alter type fuel add value 'electric'", 'makes engines.fuel fuel of petrol, diesel, electric'],
  ["alter type fuel rename value 'diesel' to 'derv'", 'makes engines.fuel fuel of petrol, derv'],
  ['alter table makes alter column since drop default', 'takes away the default of makes.since'],
  ['alter table makes add column logo text not null', 'needs makes.logo, which has no default'],
  ['create unique index one on makes (name)', 'refuses rows by the unique makes'],
  ['alter table makes add unique (name, country)', 'refuses rows by the unique makes'],
  ["alter table makes add column code text default 'x' unique", 'refuses rows by the unique makes'],
  ["alter table makes add check (name <> '')", 'refuses rows by the check makes'],
  ['alter table engines add foreign key (power) references years', 'refuses rows by the foreign key engines'],
  ['alter table models drop constraint models_make_fkey', 'takes away the foreign key models'],
  ['drop index models_name', 'takes away the unique models'],
  ['create table dealers (make text references makes)', 'keeps rows of makes from being deleted'],
  ['create index models_sold on models (sold)', 'locks models while it makes the index'],
  ['create trigger t after update on makes execute function halt()', 'refuses rows by the trigger makes'],
  ["update makes set country = 'UK'", "changes more than tables: update makes set country = 'UK'"],
];

for (const [statement, found] of breaking)
  test(`found: ${statement}`, async () => {
    expect((await migrateBase([statement])).join('\n')).toContain(found);
  });

test('a migration that only adds takes nothing away', async () => {
  const statements = `
    create table dealers (id integer primary key, make text references makes on delete cascade, unique (make));
    create index dealers_make on dealers (make);
    alter table makes add column logo text;
    alter table makes add column rank integer not null default 0 check (rank >= 0);
    alter table makes add column code text unique;
    alter table makes add column parent text references makes on delete set null;
    alter table makes alter column name drop not null;
    alter table engines drop constraint engines_power_check;
    alter table models alter column sold set default false;
    alter index models_name rename to models_title`;

  expect(await migrateBase(statements.split(';'))).toEqual([]);
});
