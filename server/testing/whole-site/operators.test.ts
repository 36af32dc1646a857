import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type BuiltSite, buildSite } from '#server/testing/built-site.ts';
import { eventually } from '#server/testing/eventually.ts';
import { fetchRaw } from '#server/testing/fetch-raw.ts';
import {
  createPostgresql,
  type PostgresqlServer,
  postgresqlPrograms,
} from '#server/testing/postgresql-server.ts';
import { endPrograms, type Site, startSite } from '#server/testing/site-process.ts';

// What operators have in `deploy/` besides balancers, tried on a running site: figures of alerts and dashboard, backup
// and restore. The tests run in order. Without PostgreSQL they are skipped.

vi.setConfig({ testTimeout: 90_000 });

const onPostgresql = test.skipIf(!postgresqlPrograms);
const deploy = join(import.meta.dirname, '../../../deploy');
const token = 'a-token-of-many-letters';

let built: BuiltSite;
let site: Site;
let folder: string;
const databases: PostgresqlServer[] = [];

beforeAll(async () => {
  if (!postgresqlPrograms) return console.warn('Skipped: no PostgreSQL under /usr/lib/postgresql.');
  folder = mkdtempSync(join(tmpdir(), 'operators-'));
  built = await buildSite();
  databases.push(
    await built.createPostgresql(postgresqlPrograms),
    await createPostgresql(postgresqlPrograms),
  );
  await Promise.all(databases.map((database) => database.start()));
}, 180_000);
afterAll(async () => {
  await endPrograms();
  await Promise.all(databases.map((database) => database.remove()));
  await built?.remove();
  if (folder) rmSync(folder, { recursive: true });
});

/** A site on the database with this address, which watches every service there is; none of them answers. */
async function startOn(databaseUrl: string): Promise<Site> {
  const nowhere = 'http://127.0.0.1:9';
  const started = await startSite(built.main, {
    DATABASE_URL: databaseUrl,
    SITE_ORIGIN: 'http://localhost:3000',
    METRICS_TOKEN: token,
    DRAIN_MS: '0',
    SMTP_URL: 'smtp://127.0.0.1:9?tls=off',
    MAIL_FROM: 'a@example.com',
    REDIS_URL: 'redis://127.0.0.1:9',
    ACCOUNT_API_URL: nowhere,
    SEARCH_ENDPOINT: nowhere,
    SEARCH_KEY: token,
    SEARCH_INDEX: 'vehicles',
    ENQUIRIES_WEBHOOK_URL: nowhere,
    ENQUIRIES_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
    DVLA_API_KEY: token,
    FEED_FOLDER: join(folder, 'feeds'),
  });
  await eventually(async () => (await started.visit('/readyz')).status, 200);
  return started;
}

/** Names of figures in a rule or a panel. */
function listNames(text: string): readonly string[] {
  const known =
    /\b(?:http|process|nodejs|catalogue|page|enquiry|mails?|log|retention|visitor|feed)_[a-z0-9_]+\b/g;
  return [...new Set(text.match(known))];
}

onPostgresql('every figure of the alerts and of the dashboard is one that the site gives', async () => {
  site = await startOn(databases[0]?.url ?? '');
  const { body } = await fetchRaw(`${site.origin}/metrics`, { Authorization: `Bearer ${token}` });
  const given = new Set([...body.toString().matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
  const files = ['prometheus-alerts.yml', 'grafana-dashboard.json'];
  const named = files.map((name) => listNames(readFileSync(join(deploy, name), 'utf8')));

  for (const names of named) {
    expect(names.length).toBeGreaterThan(12);
    expect(names.filter((name) => !given.has(name.replace(/_(?:bucket|count|sum)$/, '')))).toEqual([]);
  }
  const services = [...given].filter((name) => name.startsWith('service_reachable_'));
  expect(services.toSorted()).toEqual(
    ['account_api', 'enquiries_webhook', 'mail', 'redis', 'search', 'vehicle_enquiry'].map(
      (name) => `service_reachable_${name}`,
    ),
  );
});

/** Runs a script of `deploy/`, or a program, on a database; rejects with what it said when it fails. */
function run(program: string, url: string, ...args: readonly string[]) {
  const { hostname, port, username, pathname } = new URL(url);
  const env = {
    PATH: [postgresqlPrograms, process.env.PATH].join(delimiter),
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
  };
  const file = program.endsWith('.sh') ? join(deploy, program) : program;
  return promisify(execFile)(file, [pathname.slice(1), ...args], { env });
}

onPostgresql(
  'a backup fills a new PostgreSQL, and a site on it has the catalogue and the enquiries',
  async () => {
    const [full, empty] = databases as [PostgresqlServer, PostgresqlServer];
    const fields = { message: 'Keep this', name: 'Ada Byron', reply: 'email', email: 'ada@example.com' };
    const sent = await fetch(`${site.origin}/leave-a-message`, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(fields),
    });
    const { next } = (await sent.json()) as { readonly next: string };
    const catalogue = (await site.visit('/car-leasing')).body;
    const file = (await run('backup.sh', full.url, folder)).stdout.trim();
    await expect(run('restore.sh', full.url, file)).rejects.toThrow(/tables already/);
    // The site connects as the owner of the database, who has no rights to what belongs to others.
    await run('psql', empty.url, '--command=create role owner login');
    await run('psql', empty.url, '--command=create database restored owner owner');
    const restoredUrl = empty.url.replace(/postgres$/, 'restored');
    await run('restore.sh', restoredUrl, file);
    site.child.kill('SIGKILL');
    const restored = await startOn(restoredUrl.replace('//site@', '//owner@'));

    expect((await restored.visit(next)).status).toBe(200);
    expect((await restored.visit('/car-leasing')).body.equals(catalogue)).toBe(true);
  },
);

onPostgresql('a backup that fails leaves no file behind, and old ones where they are', async () => {
  const before = spawnSync('ls', [folder], { encoding: 'utf8' }).stdout;
  const nowhere = 'postgres://site@127.0.0.1:9/postgres';

  await expect(run('backup.sh', nowhere, folder)).rejects.toThrow(/refused/);
  expect(spawnSync('ls', [folder], { encoding: 'utf8' }).stdout).toBe(before);
  expect(before).toMatch(/^leasing-site-\d{8}T\d{6}Z\.dump$/m);
});
