import { appendFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { runCommand } from '#scripts/deploy/node.ts';
import { runDeploy, shellCommands, toArguments } from '#scripts/deploy/testing/shell-nodes.ts';
import { type Balancer, startHaproxy } from '#server/testing/balancer.ts';
import { createVisitor } from '#server/testing/balancer-visitor.ts';
import { type BuiltSite, buildSite } from '#server/testing/built-site.ts';
import { makeCertificate } from '#server/testing/certificate.ts';
import { eventually } from '#server/testing/eventually.ts';
import { findProgram } from '#server/testing/find-program.ts';
import { type PostgresqlServer, postgresqlPrograms } from '#server/testing/postgresql-server.ts';
import { findFreePort } from '#server/testing/site-process.ts';
import { copySource, type SourceCopy } from '#server/testing/source-copy.ts';
import { openVisitingBrowser } from '#server/testing/visiting-browser.ts';
import { chromiumPath, launchBrowser } from '#server/testing/watched-browser.ts';

// Two different builds of the site, on two nodes with one database behind the HAProxy of `deploy/`, and a browser that
// goes on visiting while `npm run deploy` replaces the nodes, forward and back.

const haproxy = findProgram('haproxy');
const onRealParts = test.skipIf(!haproxy || !chromiumPath || !postgresqlPrograms);

let older: BuiltSite;
let newer: SourceCopy;
let database: PostgresqlServer;
let balancer: Balancer;
let browser: Browser;
let folder: string;
let origin: string;
let ports: readonly number[];

beforeAll(async () => {
  if (!haproxy || !chromiumPath || !postgresqlPrograms)
    return console.warn('Skipped: needs HAProxy, a Chromium and PostgreSQL on this machine.');
  folder = await mkdtemp(join(tmpdir(), 'roll-out-'));
  older = await buildSite();
  newer = await copySource();
  await mkdir(join(folder, 'releases'));
  await symlink(older.folder, join(folder, 'releases/older'));
  await symlink(newer.folder, join(folder, 'releases/newer'));
  await changeSource(newer);
  await newer.build();
  database = await older.createPostgresql(postgresqlPrograms);
  await database.start();
  ports = [await findFreePort(), await findFreePort()];
  balancer = await startHaproxy({ program: haproxy, nodes: ports });
  origin = balancer.origin;
  browser = await launchBrowser(chromiumPath);
}, 180_000);

afterAll(async () => {
  await browser?.close();
  for (const port of ports ?? []) await runCommand(shellCommands(folder).stop, port);
  await balancer?.stop();
  await database?.remove();
  await Promise.all([older?.remove(), newer?.remove(), folder && rm(folder, { recursive: true })]);
}, 60_000);

/**
 * Changes that a release may bring: other class names, another style, other texts, data under another name, and a
 * migration.
 */
async function changeSource(copy: SourceCopy): Promise<void> {
  const edit = async (file: string, from: string, to: string) => {
    const text = await readFile(join(copy.folder, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from}: choose another change`);
    await writeFile(join(copy.folder, file), text.replaceAll(from, to));
  };
  await writeFile(join(copy.folder, 'shared/app/a-new-part.module.css'), '.part { color: red; }');
  await appendFile(
    join(copy.folder, 'shared/app/header/site-header.module.css'),
    '.header { outline: 0 solid red; }',
  );
  await edit('shared/pages/results/results-form.tsx', 'Save this search', 'Keep this search');
  for (const file of ['deal-list.tsx', 'results-form.tsx', 'results-data.ts'])
    await edit(`shared/pages/results/${file}`, 'pagesHref', 'changedHref');
  await edit('server/pages/loaders/results/load-results.ts', 'pagesHref', 'changedHref');
  await edit('shared/pages/vehicle/similar-vehicles.tsx', '{ similar,', '{ alternatives: similar,');
  await edit('shared/pages/vehicle/vehicle-data.ts', 'readonly similar:', 'readonly alternatives:');
  await edit('server/pages/loaders/vehicle/load-vehicle.ts', '    similar: deal', '    alternatives: deal');
  await addMigration(join(copy.folder, 'server/platform/database/migrations'));
}

/** Adds a column to a table in which the build before goes on writing. */
async function addMigration(migrations: string): Promise<void> {
  const file = join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8'));
  const idx = journal.entries.length;
  const entry = {
    idx,
    version: '7',
    when: journal.entries[idx - 1].when + 1,
    tag: 'of-the-newer',
    breakpoints: true,
  };
  await writeFile(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  await writeFile(
    join(migrations, 'of-the-newer.sql'),
    'ALTER TABLE "enquiries" ADD COLUMN "of_the_newer" text DEFAULT \'\' NOT NULL;',
  );
}

/** Replaces nodes, all unless some are named. */
async function deploy(release: string, ...nodes: readonly number[]): Promise<void> {
  const commands = shellCommands(folder, {
    SITE_ORIGIN: origin,
    TRUST_PROXY: '1',
    DATABASE_URL: database.url,
    DATA_FOLDER: join(folder, 'data-{node}'),
    ASSETS_FOLDER: join(folder, 'assets'),
    DRAIN_MS: '2000',
  });
  const named = nodes.length > 0 ? ['--nodes', nodes.join(',')] : [];
  // HAProxy looks at each node twice a second.
  const always = ['--root', folder, '--settle-seconds', '2', ...toArguments(commands)];
  const { code, output } = await runDeploy([release, ...named, ...always]);
  expect(code, output).toBe(0);
}

/** How many enquiries the database has. */
async function countEnquiries(): Promise<number> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as count from enquiries');
  await client.end();
  return rows[0].count;
}

onRealParts(
  'while nodes are replaced by those of another build, forward and back, every page is whole and forms are taken',
  async () => {
    const [first = 0] = ports;
    await deploy('older', ...ports);
    const visitor = createVisitor(balancer, (await makeCertificate()).text);
    await eventually(async () => (await visitor({ path: '/readyz' })).status, 200);
    const guest = await openVisitingBrowser(browser, origin);
    const stale = await openVisitingBrowser(browser, origin);
    onTestFinished(async () => {
      await guest.page.context().close();
      await stale.page.context().close();
    });

    // With one build, no page is loaded as a document unless it is requested as one.
    expect(await guest.visit()).toBe(0);
    await stale.open('/car-leasing');

    await guest.visitDuring(deploy('newer', first));
    let wholeLoads = 0;
    for (let round = 0; round < 4 || (wholeLoads === 0 && round < 20); round += 1)
      wholeLoads += await guest.visit();
    expect(wholeLoads).toBeGreaterThan(0);
    // The nodes answer in turn, so that each build writes in the database that the newer one has migrated.
    await guest.sendForm();
    await guest.sendForm();

    await guest.visitDuring(deploy('newer'));
    expect(await guest.visit()).toBe(0);
    await guest.open('/car-leasing');
    expect(await guest.page.locator('main').textContent()).toContain('Keep this search');

    // A tab from before the roll-out: files that it fetches later are of the old build, its next page is of the new
    // one.
    await stale.page.locator('#header-search-field').fill('golf');
    await stale.page.locator('header [role=option]').first().waitFor();
    // The list of suggestions may cover the deals.
    await stale.page.keyboard.press('Escape');
    expect(await stale.clickDeal()).toBe(true);

    await guest.visitDuring(deploy('--roll-back'));
    await guest.open('/car-leasing');
    expect(await guest.page.locator('main').textContent()).toContain('Save this search');
    await guest.sendForm();

    expect(await countEnquiries()).toBe(3);
    expect(guest.listFaults()).toEqual([]);
    expect(stale.listFaults()).toEqual([]);
  },
  240_000,
);
