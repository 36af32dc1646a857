import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Balancer, startHaproxy } from '#server/testing/balancer.ts';
import { createVisitor } from '#server/testing/balancer-visitor.ts';
import { type BuiltSite, buildSite } from '#server/testing/built-site.ts';
import { makeCertificate } from '#server/testing/certificate.ts';
import { eventually } from '#server/testing/eventually.ts';
import { findProgram } from '#server/testing/find-program.ts';
import { type PostgresqlServer, postgresqlPrograms } from '#server/testing/postgresql-server.ts';
import { endPrograms, findFreePort, type Site, startSite } from '#server/testing/site-process.ts';
import { copySource, type SourceCopy } from '#server/testing/source-copy.ts';
import { chromiumPath, launchBrowser, openWatchedPage } from '#server/testing/watched-browser.ts';

// Two different builds of the site, on two nodes with one database behind the HAProxy of `deploy/`, and a browser that goes on visiting
// while the nodes are replaced.

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
  await endPrograms();
  await balancer?.stop();
  await database?.stop();
  await database?.remove();
  await Promise.all([older?.remove(), newer?.remove(), folder && rm(folder, { recursive: true })]);
}, 60_000);

/** Changes that a release may bring: other class names, another style, other texts, and data under another name. */
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
}

async function startNode(build: { readonly folder: string }, port: number): Promise<Site> {
  const node = await startSite(join(build.folder, 'dist/server/main.js'), {
    PORT: String(port),
    SITE_ORIGIN: origin,
    TRUST_PROXY: '1',
    DATABASE_URL: database.url,
    DATA_FOLDER: join(folder, `node-${port}`),
    ASSETS_FOLDER: join(folder, 'assets'),
    DRAIN_MS: '2000',
  });
  await eventually(async () => (await node.visit('/readyz')).status, 200);
  return node;
}

async function replaceNode(node: Site, build: SourceCopy, port: number): Promise<Site> {
  node.child.kill('SIGTERM');
  await node.ended;
  return startNode(build, port);
}

/** Fails unless the page has its styles and its scripts run. */
async function expectWhole(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const header = document.querySelector('header');
    const isStyled = header !== null && getComputedStyle(header).zIndex === '10';
    return isStyled && Object.keys(document.body).some((key) => key.startsWith('__react'));
  });
}

let dealsVisited = 0;

/** Clicks from a list to a deal; returns whether the deal's page was loaded as a document. */
async function visitDeal(page: Page): Promise<boolean> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  // The nodes answer in turn. With one request more every other time, list and deal come from different nodes sometimes.
  dealsVisited += 1;
  if (dealsVisited % 2 === 0) await page.request.get(`${origin}/robots.txt`);
  await page.locator('main article a').first().click();
  await page.waitForURL(/\/vehicle/);
  await page.locator('#price').waitFor();
  await expectWhole(page);
  return page.evaluate(() => !('isMarked' in window));
}

/** Visits a few pages; returns how many were loaded as documents on the way. */
async function visit(page: Page): Promise<number> {
  await page.goto(`${origin}/car-leasing`);
  await expectWhole(page);
  const isWhole = await visitDeal(page);
  await page.goto(`${origin}/all-manufacturers`);
  await expectWhole(page);
  await page.goto(`${origin}/van-leasing`);
  await expectWhole(page);
  return Number(isWhole) + Number(await visitDeal(page));
}

/** Repeats visits until the work is done. */
async function visitDuring<Result>(page: Page, work: Promise<Result>): Promise<Result> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) await visit(page);
  return done;
}

onRealParts(
  'while nodes are replaced by those of another build, every page has its styles and scripts',
  async () => {
    const [first = 0, second = 0] = ports;
    const nodes = [await startNode(older, first), await startNode(older, second)];
    const [a, b] = nodes as [Site, Site];
    const visitor = createVisitor(balancer, (await makeCertificate()).text);
    await eventually(async () => (await visitor({ path: '/readyz' })).status, 200);
    const { page, faults } = await openWatchedPage(browser, origin);
    const stale = await openWatchedPage(browser, origin);
    onTestFinished(() => page.context().close());

    // With one build, no page is loaded as a document unless it is requested as one.
    expect(await visit(page)).toBe(0);
    await stale.page.goto(`${origin}/car-leasing`);
    await expectWhole(stale.page);

    await visitDuring(page, replaceNode(a, newer, first));
    let wholeLoads = 0;
    for (let round = 0; round < 4 || (wholeLoads === 0 && round < 20); round += 1)
      wholeLoads += await visit(page);
    expect(wholeLoads).toBeGreaterThan(0);

    await visitDuring(page, replaceNode(b, newer, second));
    expect(await visit(page)).toBe(0);
    await page.goto(`${origin}/car-leasing`);
    expect(await page.locator('main').textContent()).toContain('Keep this search');
    expect(faults).toEqual([]);

    // A tab from before the roll-out: files that it fetches later are of the old build, its next page is of the new
    // one.
    await stale.page.locator('#header-search-field').fill('golf');
    await stale.page.locator('header [role=option]').first().waitFor();
    // The list of suggestions may cover the deals.
    await stale.page.keyboard.press('Escape');
    expect(await visitDeal(stale.page)).toBe(true);
    expect(stale.faults).toEqual([]);
  },
  150_000,
);
