import { closeSync, openSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { enquiries } from '#server/enquiries/enquiry-tables.ts';
import { postEnquiry, sendEnquiry } from '#server/enquiries/testing/post-enquiry.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { type BuiltSite, buildSite } from '#server/testing/built-site.ts';
import { eventually } from '#server/testing/eventually.ts';
import { postgresqlPrograms } from '#server/testing/postgresql-server.ts';
import {
  endPrograms,
  type Program,
  runCatalogue,
  type Site,
  startCatalogueCommand,
  startSite,
} from '#server/testing/site-process.ts';
import { mountSmallDisk, type SmallDisk } from '#server/testing/small-disk.ts';

// Faults of the machine that a site runs on: log readers that die, full disks, killed processes.

// Starting takes about a second; on a busy machine it can take ten times as long.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const example = join(import.meta.dirname, '../../catalogue/import/example');

let built: BuiltSite;
let dataFolder: string;

beforeAll(async () => {
  built = await buildSite();
  dataFolder = await built.createDataFolder(tmpdir());
});
afterAll(async () => {
  await endPrograms();
  await built?.remove();
  await rm(dataFolder, { recursive: true });
});

type Env = Readonly<Record<string, string>>;

async function start(env: Env = {}, output: Parameters<typeof startSite>[2] = {}): Promise<Site> {
  const settings = { DATA_FOLDER: dataFolder, DRAIN_MS: '0', TRUST_PROXY: '1', ...env };
  const site = await startSite(built.main, settings, output);
  // A first start fills the database, which takes a busy machine more than a minute.
  await eventually(async () => (await site.visit('/readyz')).status, 200, 150_000);
  return site;
}

async function endWell(site: Site): Promise<void> {
  site.child.kill('SIGTERM');
  expect(await site.ended).toBe(0);
}

async function kill({ child, ended }: Program): Promise<void> {
  child.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
}

async function readMetric(site: Site, name: string): Promise<number> {
  const text = (await site.visit('/metrics')).body.toString();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

/** Makes the site write a megabyte and a half of log, by requests that cost little else. */
async function logMuch(site: Site): Promise<void> {
  const headers = { 'X-Request-Id': 'x'.repeat(64) };
  const path = `/${'long-'.repeat(58)}/`;
  const send = async () => {
    for (let n = 0; n < 150; n++) {
      const response = await fetch(site.origin + path, { headers, redirect: 'manual' });
      await response.body?.cancel();
    }
  };
  await Promise.all(Array.from({ length: 20 }, send));
}

async function expectAlive(site: Site): Promise<void> {
  await logMuch(site);
  expect((await site.visit('/readyz')).status).toBe(200);
  expect((await site.visit('/car-leasing')).status).toBe(200);
  expect(await readMetric(site, 'log_lines_lost_total')).toBeGreaterThan(0);
  await endWell(site);
}

test('when the readers of its log and errors have died, a site answers, counts the lost lines and ends with 0', async () => {
  const site = await start();
  site.child.stdout?.destroy();
  site.child.stderr?.destroy();

  await expectAlive(site);
});

test('when its log reader has stopped reading, a site does the same', async () => {
  const site = await start();
  site.child.stdout?.pause();

  await expectAlive(site);
});

test('when its log is on a full disk, a site does the same', async () => {
  const full = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(full));

  await expectAlive(await start({}, { stdout: full }));
});

/**
 * A disk of this size, or undefined, with a message, where none can be mounted. Sites on it end before it is removed.
 */
async function tryMount(megabytes: number): Promise<SmallDisk | undefined> {
  const disk = await mountSmallDisk(megabytes);
  if (!disk) console.warn('Skipped: a disk that can be full takes the right to mount one.');
  onTestFinished(async () => {
    await endPrograms();
    await disk?.remove();
  });
  return disk;
}

/** Posts enquiries until the site refuses one; returns those that it had acknowledged. */
async function postUntilRefused(site: Site, from: number): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  for (let sender = from; sender < from + 2000; sender++) {
    const reference = await postEnquiry(site.origin, sender);
    if (reference === undefined) return acknowledged;
    acknowledged.push(reference);
  }
  throw new Error('The disk is full, and yet 2,000 enquiries were stored.');
}

async function expectRefusedKindly(site: Site): Promise<void> {
  const refused = await sendEnquiry(site.origin, 9999);
  expect(refused.status).toBe(503);
  expect(refused.text).toContain('confirm that we have your enquiry');
  expect((await site.visit('/car-leasing?term=24&page=3')).status).toBe(200);
  expect((await site.visit('/readyz')).status).toBe(200);
}

async function readReferences(location: Parameters<typeof openDatabase>[0]): Promise<ReadonlySet<string>> {
  const database = await openDatabase(location);
  const rows = await database.orm.select().from(enquiries);
  await database.close();
  return new Set(rows.map(({ reference }) => reference));
}

const taken = async (site: Site, sender: number) => (await postEnquiry(site.origin, sender)) !== undefined;

test('on a full disk the embedded database refuses enquiries and loses none that it had accepted, even after a kill', async ({
  skip,
}) => {
  const disk = await tryMount(160);
  if (!disk) return skip('no right to mount a disk');
  const onDisk = { DATA_FOLDER: join(disk.folder, 'data') };
  const site = await start(onDisk);
  disk.fill();
  const first = await postUntilRefused(site, 0);
  await expectRefusedKindly(site);
  await kill(site);

  const tooEarly = await startSite(built.main, onDisk);
  expect(await tooEarly.ended).toBe(1);
  expect(tooEarly.stderr()).toMatch(/^The disk of the data folder .* is full/);
  expect(tooEarly.stderr()).not.toMatch(/\n\s+at /);
  disk.makeRoom();
  const next = await start(onDisk);
  expect(await taken(next, 5000)).toBe(true);
  disk.fill();
  const second = await postUntilRefused(next, 6000);
  disk.makeRoom();
  await eventually(() => taken(next, 5001), true);
  await endWell(next);
  const stored = await readReferences({ dataFolder: onDisk.DATA_FOLDER });
  expect([...first, ...second].filter((reference) => !stored.has(reference))).toEqual([]);
});

test('on a full disk PostgreSQL does the same', async ({ skip }) => {
  if (!postgresqlPrograms) return skip('no PostgreSQL under /usr/lib/postgresql');
  const disk = await tryMount(250);
  if (!disk) return skip('no right to mount a disk');
  const postgresql = await built.createPostgresql(postgresqlPrograms, disk.folder);
  await postgresql.start();
  onTestFinished(() => postgresql.stop().catch(() => undefined));
  const site = await start({ DATABASE_URL: postgresql.url });
  disk.fill();
  const acknowledged = await postUntilRefused(site, 0);
  await expectRefusedKindly(site);
  disk.makeRoom();
  await eventually(() => taken(site, 5000), true);
  await postgresql.stop();
  await postgresql.start();
  await eventually(() => taken(site, 5001), true);
  await endWell(site);
  const stored = await readReferences({ url: postgresql.url, dataFolder });
  expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
});

/** Starts an import and returns it once it is writing. */
async function importHalfWay(env: Env): Promise<Program> {
  const importing = startCatalogueCommand(['import-demo'], env);
  await eventually(() => importing.stderr().includes('writing: '), true);
  return importing;
}

/** Imports the example's files in place of the demonstration, in a second. */
async function importExample(env: Env): Promise<number | string> {
  const files = ['--vehicles', join(example, 'vehicles.csv'), '--rates', join(example, 'rates.csv')];
  return (await runCatalogue(['import', '--replace', '--confirm', ...files], env)).code;
}

/** The versions that the command lists: number and state of each. */
async function listVersions(env: Env): Promise<readonly string[]> {
  const { code, stdout } = await runCatalogue(['versions', '--json'], env);
  expect(code).toBe(0);
  const listed: { readonly number: number; readonly state: string }[] = JSON.parse(stdout());
  return listed.map(({ number, state }) => `${number} ${state}`);
}

test('an import that is killed with the site leaves the catalogue as it was, and the next one works', async () => {
  const env = { DATA_FOLDER: dataFolder };
  const site = await start();
  const importing = await importHalfWay(env);
  await kill(site);
  expect([await importing.ended, importing.stderr()]).toEqual([
    1,
    expect.stringContaining('The site stopped before it had answered.'),
  ]);

  const next = await start();
  expect([await readMetric(next, 'catalogue_version'), await listVersions(env)]).toEqual([1, ['1 current']]);
  const killed = await importHalfWay(env);
  await kill(killed);
  await eventually(() => listVersions(env), ['1 current']);
  expect(await importExample(env)).toBe(0);
  await eventually(() => readMetric(next, 'catalogue_version'), 2);
  await endWell(next);
});

test('an import into PostgreSQL that is killed leaves the catalogue as it was, and the next one works', async ({
  skip,
}) => {
  if (!postgresqlPrograms) return skip('no PostgreSQL under /usr/lib/postgresql');
  const postgresql = await built.createPostgresql(postgresqlPrograms);
  await postgresql.start();
  onTestFinished(async () => {
    await endPrograms();
    await postgresql.stop();
    await postgresql.remove();
  });
  const env = { DATABASE_URL: postgresql.url };
  const site = await start(env);
  await kill(await importHalfWay(env));
  expect(await readMetric(site, 'catalogue_version')).toBe(1);
  // When a node starts, it removes what the killed import left.
  const other = await start(env);
  expect(await listVersions(env)).toEqual(['1 current']);
  expect(await importExample(env)).toBe(0);
  await eventually(
    () => Promise.all([site, other].map((node) => readMetric(node, 'catalogue_version'))),
    [2, 2],
  );
  await Promise.all([site, other].map(endWell));
});
