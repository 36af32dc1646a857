import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type BuiltSite, buildSite } from '#server/testing/built-site.ts';
import { eventually } from '#server/testing/eventually.ts';
import {
  createPostgresql,
  type PostgresqlServer,
  postgresqlPrograms,
} from '#server/testing/postgresql-server.ts';
import { createRoamingBrowser } from '#server/testing/roaming-browser.ts';
import { endPrograms, runCatalogue, type Site, startSite } from '#server/testing/site-process.ts';

// The tests run in order on one database and build on each other. Without PostgreSQL they are skipped.

// Starting takes about a second; on a busy machine it can take ten times as long.
vi.setConfig({ testTimeout: 90_000 });

const onPostgresql = test.skipIf(!postgresqlPrograms);
const example = join(import.meta.dirname, '../../catalogue/import/example');
const importedPath = '/car-leasing/skoda/enyaq/enyaq/210kw-85-edition-82kwh-5dr-auto/1000000003/vehicle';

let built: BuiltSite;
let database: PostgresqlServer;
let nodes: readonly Site[] = [];
const customer = createRoamingBrowser();
const personal = 'personal.customer@example.com';

beforeAll(async () => {
  if (!postgresqlPrograms) return console.warn('Skipped: no PostgreSQL under /usr/lib/postgresql.');
  [built, database] = await Promise.all([buildSite(), createPostgresql(postgresqlPrograms)]);
});
afterAll(async () => {
  await endPrograms();
  await database?.remove();
  await built?.remove();
});

const startNode = () => startSite(built.main, { DATABASE_URL: database.url, DRAIN_MS: '0' });

const originOf = (at: 0 | 1) => nodes[at]?.origin ?? '';

/** Status of the same path on each node. */
const visitAll = (path: string) => Promise.all(nodes.map(async (node) => (await node.visit(path)).status));

const untilAll = (path: string, status: number, timeoutMs?: number) =>
  eventually(
    () => visitAll(path),
    nodes.map(() => status),
    timeoutMs,
  );

function importExample() {
  const files = ['--vehicles', join(example, 'vehicles.csv'), '--rates', join(example, 'rates.csv')];
  // Without --confirm the import would be refused once the end dates of the example's ratebooks have passed.
  return runCatalogue(['import', '--confirm', ...files], { DATABASE_URL: database.url });
}

onPostgresql(
  'a site that starts without its database answers 503, and becomes ready when the database is there',
  async () => {
    const node = await startNode();
    await eventually(async () => (await node.visit('/healthz')).status, 200);
    const page = await node.visit('/car-leasing');
    const ready = await node.visit('/readyz');

    expect([page.status, page.headers['retry-after'], ready.status]).toEqual([503, '5', 503]);
    expect(page.body.toString()).toContain('<h1>');
    await eventually(() => node.stderr().includes('is running, but has no catalogue to show yet'), true);
    expect(node.stderr()).toContain(
      'If none has been imported yet, import one (npm run catalogue -- --help)',
    );
    await database.start();
    await eventually(async () => (await node.visit('/readyz')).status, 200);
    expect((await node.visit('/car-leasing')).status).toBe(200);
    nodes = [node];
  },
);

onPostgresql('a second node shares the database, and both show an import within seconds', async () => {
  nodes = [...nodes, await startNode()];
  await untilAll('/readyz', 200);
  // On a busy machine a password may take longer than the site waits for an answer; five wrong ones are the limit.
  await vi.waitFor(
    async () => expect((await customer.login(originOf(0), personal)).location).toBe('/account'),
    {
      timeout: 20_000,
      interval: 3000,
    },
  );
  expect((await customer.get(originOf(1), '/account')).status).toBe(200);
  expect(await visitAll(importedPath)).toEqual([404, 404]);
  const { code, stderr } = await importExample();

  expect([code, code === 0 ? '' : stderr()]).toEqual([0, '']);
  await untilAll(importedPath, 200, 5000);
});

onPostgresql(
  'after that import neither node has demonstration customers, and one who was signed in is signed out',
  async () => {
    const places = () =>
      Promise.all(nodes.map(async ({ origin }) => (await customer.get(origin, '/account')).location));
    const names = async () => (await customer.get(originOf(1), '/api/account/summary')).text;
    const login = await createRoamingBrowser().login(originOf(1), personal);

    expect(login.location).not.toBe('/account');
    await eventually(async () => (await names()).includes('Personal'), false);
    for (const place of await places()) expect(place).toContain('/account/login');
  },
);

onPostgresql(
  'without the database every page is answered from memory, and the site recovers by itself',
  async () => {
    await database.stop();
    const paths = [
      '/',
      '/car-leasing?term=24&miles=8000',
      '/van-leasing',
      '/all-manufacturers',
      importedPath,
      '/sitemap.xml',
    ];
    // Longer than the site's interval of checking the database, so that a check fails.
    await eventually(
      () => nodes.map(({ stdout }) => stdout().includes('"work":"catalogue","error"')),
      [true, true],
    );
    for (const path of paths) expect([path, await visitAll(path)]).toEqual([path, [200, 200]]);
    expect(await visitAll('/page-data/car-leasing')).toEqual([200, 200]);
    expect(await visitAll('/readyz')).toEqual([200, 200]);

    await database.start();
    await eventually(
      () =>
        nodes.map(({ stdout }) => stdout().includes('"work":"catalogue","event":"background work goes on"')),
      [true, true],
      10_000,
    );
    const { code } = await runCatalogue(['import-demo', '--replace', '--confirm'], {
      DATABASE_URL: database.url,
    });
    expect(code).toBe(0);
    await untilAll(importedPath, 410, 10_000);
  },
);

onPostgresql('both nodes exit with 0, also while the database is down', async () => {
  nodes[0]?.child.kill('SIGTERM');
  expect(await nodes[0]?.ended).toBe(0);
  await database.stop();
  nodes[1]?.child.kill('SIGTERM');
  expect(await nodes[1]?.ended).toBe(0);
});
