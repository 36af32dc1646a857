import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { ratesCsv, vehiclesCsv } from '#server/catalogue/import/testing/feed-files.ts';
import { findVersion } from '#server/catalogue/store/find-version.ts';
import { emptyCatalogue } from '#server/catalogue/store/testing/empty-catalogue.ts';
import { feedFiles } from '#server/catalogue/unattended/feed-tables.ts';
import { settleFeeds } from '#server/catalogue/unattended/settle-feeds.ts';
import { takeUpload } from '#server/catalogue/unattended/take-upload.ts';
import { toProgram } from '#server/platform/command-line/command.ts';
import { listenForCommands } from '#server/platform/command-line/listen-for-commands.ts';
import { runTyped } from '#server/platform/command-line/testing/run-typed.ts';
import type { Database } from '#server/platform/database/database.ts';
import { migrationsFolder } from '#server/platform/database/migrations-folder.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { openPostgresql } from '#server/platform/database/open-postgresql.ts';
import { createDataFolder } from '#server/platform/database/testing/data-folder.ts';
import { createMailOutbox } from '#server/platform/mail/mail-outbox.ts';
import {
  createPostgresql,
  type PostgresqlServer,
  postgresqlPrograms,
} from '#server/testing/postgresql-server.ts';
import { type CommitFate, openTcpProxy } from '#server/testing/tcp-proxy.ts';
import { catalogueCommand } from './catalogue-command.ts';

// Changes of the catalogue whose connection is cut at COMMIT, on PostgreSQL and through the socket of the site.

vi.setConfig({ testTimeout: 90_000 });

const onServer = test.skipIf(!postgresqlPrograms);
const today = () => '2026-11-21';
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const imports = 'import --vehicles v.csv --rates r.csv --replace --confirm';
let folder = '';
let server: PostgresqlServer;
let direct: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commit-lost-'));
  await writeFile(join(folder, 'v.csv'), vehiclesCsv({}));
  await writeFile(join(folder, 'r.csv'), ratesCsv({}));
  if (!postgresqlPrograms) return console.warn('Skipped: no PostgreSQL under /usr/lib/postgresql.');
  server = await createPostgresql(postgresqlPrograms);
  await server.start();
  direct = openPostgresql(server.url);
  await direct.migrate(migrationsFolder);
}, 90_000);
afterAll(async () => {
  await direct?.close();
  await server?.remove();
  await rm(folder, { recursive: true });
});

const contextOn = (database: Database) => ({ database, demonstrationFolder: folder, today });
const numberNow = async (database = direct) => (await findVersion(database))?.number;

/** Runs a line while the connection of its change is cut. */
async function runCut(line: string, fate: CommitFate, { downMs = 500, patienceMs = 20_000 } = {}) {
  const proxy = await openTcpProxy(server.url);
  proxy.cutAtCommit(fate, downMs);
  return runTyped(catalogueCommand, line, {
    dataFolder: folder,
    url: proxy.url,
    folder,
    contextOn,
    patienceMs,
  });
}

onServer('an import whose COMMIT was not answered says that it is done, as which version', async () => {
  await emptyCatalogue(direct);
  const { code, printed } = await runCut(imports, 'answer lost');

  expect([code, printed.split('\n').at(-1)]).toEqual([0, 'Imported as version 1.']);
  expect(await numberNow()).toBe(1);
});

onServer('an import whose COMMIT never arrived says that nothing has changed', async () => {
  await emptyCatalogue(direct);
  const { code, aside } = await runCut(imports, 'lost on its way');

  expect(code).toBe(1);
  expect(aside).toMatch(/^Failed: .* Nothing has changed\.$/m);
  expect(await numberNow()).toBeUndefined();
});

onServer('while the database stays away an import is not known to be done, and exits with 4', async () => {
  await emptyCatalogue(direct);
  const { code, aside } = await runCut(imports, 'answer lost', { downMs: 30_000, patienceMs: 300 });

  expect(code).toBe(4);
  expect(aside).toContain('Not known: the database stopped answering as this was being stored');
  expect(aside).toContain('"versions" lists what the site has.');
  expect(aside).not.toContain('Nothing has changed');
});

onServer('an undo whose COMMIT was not answered says that the version is back', async () => {
  await emptyCatalogue(direct);
  const plain = { dataFolder: folder, url: server.url, folder, contextOn };
  await runTyped(catalogueCommand, imports, plain);
  await runTyped(catalogueCommand, imports, plain);
  const { code, printed } = await runCut('undo --confirm', 'answer lost');

  expect([code, printed.split('\n').at(-1)]).toEqual([0, 'Version 1 is back, as version 3.']);
  expect(await numberNow()).toBe(3);
});

onServer('an accepted upload whose COMMIT was lost, before or after, is imported once', async () => {
  await emptyCatalogue(direct);
  await direct.orm.delete(feedFiles);
  await runTyped(catalogueCommand, imports, { dataFolder: folder, url: server.url, folder, contextOn });
  const files = [{ path: join(folder, 'r.csv'), name: 'rates.csv' }];
  const alongside = async () => undefined;
  await takeUpload(direct, folder, { files, readAs: 'rates', by: 'ann@example.co.uk', alongside });
  await direct.orm.update(feedFiles).set({ state: 'accepted', isConfirmed: true });
  const proxy = await openTcpProxy(server.url);
  const database = openPostgresql(proxy.url);
  onTestFinished(() => database.close());
  const outbox = createMailOutbox({ database });
  const staffAddress = 'stock@example.com';
  const work = { database, outbox, staffAddress, workFolder: join(folder, 'work'), today, log: quiet };
  const settled = async () =>
    (await direct.orm.select().from(feedFiles)).map(({ state, version }) => [state, version]);
  proxy.cutAtCommit('lost on its way', 300);
  await settleFeeds(work).catch(() => undefined);
  expect([await settled(), await numberNow()]).toEqual([[['accepted', null]], 1]);
  proxy.cutAtCommit('answer lost', 300);
  await settleFeeds(work);
  expect([await settled(), await numberNow()]).toEqual([[['imported', 2]], 2]);
});

/** A site on an embedded database of its own that ends before it answers a command, once `when` lets it. */
async function startDyingSite(dies: 'before its work' | 'after its work') {
  const dataFolder = await createDataFolder(folder);
  const database = await openDatabase({ dataFolder });
  const program = toProgram(catalogueCommand, contextOn(database));
  const die = async () => {
    await listening.close();
    await database.close();
    return new Promise<never>(() => undefined);
  };
  const run: typeof program.run = async (...given) => {
    if (dies === 'after its work') await program.run(...given);
    return die();
  };
  const listening = await listenForCommands({
    dataFolder,
    database,
    log: quiet,
    programs: [{ ...program, run }],
  });
  return dataFolder;
}

test('a site that ends once it has imported leaves a command that finds out that it is done', async () => {
  const dataFolder = await startDyingSite('after its work');
  const { code, printed } = await runTyped(catalogueCommand, imports, { dataFolder, folder, contextOn });
  const database = await openDatabase({ dataFolder });
  onTestFinished(() => database.close());

  expect([code, printed]).toEqual([
    0,
    'Done. The site stopped before it had answered. What it had to say is lost: "versions" lists what the site has.',
  ]);
  expect(await numberNow(database)).toBe(1);
});

test('a site that ends before it has imported leaves a command that says that nothing has changed', async () => {
  const dataFolder = await startDyingSite('before its work');
  const { code, aside } = await runTyped(catalogueCommand, imports, { dataFolder, folder, contextOn });

  expect([code, aside]).toEqual([1, 'The site stopped before it had answered. Nothing has changed.']);
});

test('a command whose connection is lost while the site lives on asks it, and calls off what is not done', async () => {
  const dataFolder = await createDataFolder(folder);
  const database = await openDatabase({ dataFolder });
  const program = toProgram(catalogueCommand, contextOn(database));
  const { promise: asked, resolve: go } = Promise.withResolvers<void>();
  const stop = new AbortController();
  let work: Promise<unknown> = Promise.resolve();
  const run: typeof program.run = async (request, { commit, ...feedback }) => {
    stop.abort();
    work = asked.then(() => program.run(request, { ...feedback, signal: undefined, commit }));
    return work as Promise<readonly string[]>;
  };
  const listening = await listenForCommands({
    dataFolder,
    database,
    log: quiet,
    programs: [{ ...program, run }],
  });
  onTestFinished(async () => {
    await listening.close();
    await database.close();
  });
  const { code, aside } = await runTyped(catalogueCommand, imports, {
    ...{ dataFolder, folder, contextOn },
    signal: stop.signal,
  });
  go();

  expect([code, aside]).toEqual([1, 'Stopped. Nothing has changed.']);
  await expect(work).rejects.toThrow('called off');
  expect(await numberNow(database)).toBeUndefined();
});
