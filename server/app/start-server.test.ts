import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type BuiltSite, buildSite } from '#server/testing/built-site.ts';
import { eventually } from '#server/testing/eventually.ts';
import { fetchRaw } from '#server/testing/fetch-raw.ts';
import { createRoamingBrowser } from '#server/testing/roaming-browser.ts';
import { endPrograms, runCatalogue, type Site, startSite } from '#server/testing/site-process.ts';

// The tests run in order and build on each other, on one data folder and from production on another: a first start is
// the slowest thing that the site does.

// Starting takes about a second, for the first time ten; on a busy machine it can take ten times as long.
vi.setConfig({ testTimeout: 180_000 });

const example = join(import.meta.dirname, '../catalogue/import/example');
const importedPath = '/car-leasing/skoda/enyaq/enyaq/210kw-85-edition-82kwh-5dr-auto/1000000003/vehicle';

let built: BuiltSite;
let folder: string;
let dataFolder: string;
let site: Site;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-server-'));
  dataFolder = await mkdtemp(join(folder, 'data-'));
  built = await buildSite();
});
afterAll(async () => {
  await endPrograms();
  await built?.remove();
  await rm(folder, { recursive: true });
});

function start(env: Readonly<Record<string, string>> = {}): Promise<Site> {
  return startSite(built.main, { DATA_FOLDER: dataFolder, DRAIN_MS: '300', ...env });
}

async function untilReady(started: Site): Promise<void> {
  await eventually(async () => (await started.visit('/readyz')).status, 200, 120_000);
}

test('a first start answers /healthz before it is ready, then shows the demonstration', async () => {
  // All at once: asked one after the other on a busy machine, the last would find the site ready.
  const visitAll = () => Promise.all(['/healthz', '/readyz', '/car-leasing'].map((path) => site.visit(path)));
  let answers: Awaited<ReturnType<typeof visitAll>> = [];
  const isEarly = ([, ready, page]: typeof answers) => ready?.status === 503 && page?.status === 503;
  // The site may be ready before it has answered all three; then it is started anew.
  for (let starts = 0; starts < 5 && !isEarly(answers); starts += 1) {
    if (starts > 0) {
      site.child.kill('SIGKILL');
      await site.ended;
      await rm(dataFolder, { recursive: true });
    }
    site = await start();
    await eventually(async () => {
      answers = await visitAll();
      return answers[0]?.status;
    }, 200);
  }
  const [, early, page] = answers;
  await untilReady(site);

  expect(early?.status).toBe(503);
  expect(JSON.parse(String(early?.body))).toMatchObject({
    status: 'not ready',
    missing: ['catalogue'],
    build: expect.stringMatching(/^\w+$/),
  });
  expect([page?.status, page?.headers['retry-after']]).toEqual([503, '5']);
  expect((await site.visit('/car-leasing')).status).toBe(200);
  await eventually(
    () => site.stderr().includes(`is ready at http://localhost:${new URL(site.origin).port}`),
    true,
  );
  expect(site.stderr()).toContain('DATABASE_URL: data is kept in the embedded database');
});

test('a second site on the same data folder is refused, told which process has it, and harms nothing', async () => {
  const second = await start();

  expect(await second.ended).toBe(1);
  expect(second.stderr()).toContain(`${dataFolder} is in use by process ${site.child.pid}. Stop it first`);
  expect(second.stderr()).not.toMatch(/\n\s+at /);
  expect((await site.visit('/car-leasing')).status).toBe(200);
});

test('an import shows on the running site without a restart, and every request meanwhile is answered', async () => {
  expect((await site.visit(importedPath)).status).toBe(404);
  const importing = runCatalogue(
    [
      'import',
      // Without --confirm the import would be refused once the end dates of the example's ratebooks have passed.
      '--confirm',
      '--vehicles',
      join(example, 'vehicles.csv'),
      '--rates',
      join(example, 'rates.csv'),
    ],
    { DATA_FOLDER: dataFolder },
  );
  const statuses: (number | undefined)[] = [];
  let isOver = false;
  void importing.then(() => {
    isOver = true;
  });
  for (let visits = 0; !isOver; visits += 1)
    statuses.push((await site.visit(`/car-leasing?page=${visits}`)).status);
  const { code, stderr } = await importing;
  expect([code, code === 0 ? '' : stderr()]).toEqual([0, '']);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await eventually(async () => (await site.visit(importedPath)).status, 200, 5000);
});

test('a site that was killed starts again with all its data', async () => {
  site.child.kill('SIGKILL');
  expect(await site.ended).toBe('SIGKILL');
  // Long enough for the next test to visit the site while it drains, also on a busy machine.
  site = await start({ DRAIN_MS: '2000' });
  await untilReady(site);

  expect((await site.visit(importedPath)).status).toBe(200);
});

test('on SIGTERM it is not ready at once, finishes requests in flight, and exits with 0', async () => {
  const visits = Array.from({ length: 6 }, (_, index) => site.visit(`/car-leasing?term=24&page=${index}`));
  await Promise.race(visits);
  site.child.kill('SIGTERM');
  await eventually(async () => (await site.visit('/readyz')).status, 503);
  const late = site.visit('/car-leasing');

  expect((await late).status).toBe(200);
  expect((await Promise.all(visits)).map(({ status }) => status)).toEqual(visits.map(() => 200));
  expect(await site.ended).toBe(0);
  expect(site.stdout()).toContain('"drain finished"');
});

test('a port that is taken is named', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await eventually(() => other.listening, true);
  const { port } = other.address() as AddressInfo;
  const second = await start({ PORT: String(port) });

  expect(await second.ended).toBe(1);
  expect(second.stderr()).toBe(
    `Port ${port} is in use. Stop what uses it, or give this site another PORT.\n`,
  );
  other.close();
});

test('a folder of the settings that cannot be made ends the start with a sentence', async () => {
  // Under /proc Node would try again and again, without an end.
  for (const env of [{ DATA_FOLDER: '/proc/none' }, { FEED_FOLDER: '/proc/none' }]) {
    const [setting] = Object.keys(env);
    const refused = await start({ DATA_FOLDER: join(folder, 'unused'), ...env });
    expect(await refused.ended).toBe(1);
    expect(refused.stderr()).toMatch(new RegExp(`^${setting}: the folder /proc/none cannot be made .*\n$`));
  }
});

test('all faults of the configuration are listed together, without the values of the settings', async () => {
  const faulty = await start({
    PORT: 'canary',
    DRAIN_MS: '1.5',
    SITE_ORIGIN: 'canary/',
    LOG_LEVEL: 'canary',
  });

  expect(await faulty.ended).toBe(1);
  for (const name of ['PORT', 'DRAIN_MS', 'SITE_ORIGIN', 'LOG_LEVEL'])
    expect(faulty.stderr()).toContain(`- ${name} must`);
  expect(faulty.stderr()).not.toMatch(/canary|\n\s+at /);
});

test('.env in the folder of the site is read, and environment variables override it; a fault in it is reported', async () => {
  const envFile = join(built.folder, '.env');
  const failWith = async (text: string) => {
    await writeFile(envFile, text);
    const failed = await startSite(built.main, { ENV_FILE: '', LOG_LEVEL: 'loud' });
    expect(await failed.ended).toBe(1);
    return failed.stderr();
  };

  expect(await failWith('DATABASE_URL=mysql://db.example/x\nLOG_LEVEL=info\n')).toMatch(
    /- LOG_LEVEL must .*\n- DATABASE_URL must /,
  );
  expect(await failWith('SITE_NAME="Cars\n')).toContain(`${envFile}, line 1: end the value`);
  await rm(envFile);
});

test('services that do not answer are listed, are sent HEAD requests only, and do not stop the site from serving', async () => {
  const asked: string[] = [];
  const accountApi = createServer((req, res) => {
    asked.push(`${req.method} ${req.url}`);
    res.writeHead(503).end();
  }).listen(0, '127.0.0.1');
  await eventually(() => accountApi.listening, true);
  const { port } = accountApi.address() as AddressInfo;
  const lonely = await start({
    ACCOUNT_API_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: 'smtp://127.0.0.1:9?tls=off',
    MAIL_FROM: 'a@example.com',
    DATABSE_URL: 'canary',
  });
  await untilReady(lonely);
  await eventually(() => lonely.stderr().includes('is ready at'), true);
  const { body } = await lonely.visit('/readyz');
  const { body: metrics } = await lonely.visit('/metrics');
  lonely.child.kill('SIGTERM');

  expect(await lonely.ended).toBe(0);
  accountApi.close();
  expect(new Set(asked)).toEqual(new Set(['HEAD /']));
  expect(JSON.parse(body.toString()).degraded).toEqual([
    { name: 'mail', since: expect.stringMatching(/^20/) },
    { name: 'accountApi', since: expect.stringMatching(/^20/) },
  ]);
  expect(body.toString()).not.toMatch(/127\.0|ECONN|503/);
  expect(metrics.toString()).toMatch(/^service_reachable_mail 0$/m);
  expect(lonely.stderr()).toContain('SMTP_URL: the service does not answer as it should (ECONNREFUSED)');
  expect(lonely.stderr()).toContain('ACCOUNT_API_URL: the service does not answer as it should (status_503)');
  expect(lonely.stderr()).toContain('DATABSE_URL is not a setting: did you mean DATABASE_URL?');
  expect(lonely.stderr()).not.toContain('canary');
  expect(lonely.stdout()).toContain('"service cannot be reached"');
});

test('production on embedded defaults is refused, each default named, unless that is allowed', async () => {
  const refused = await start({ NODE_ENV: 'production' });
  expect(await refused.ended).toBe(1);
  expect(refused.stderr()).toMatch(/- SITE_ORIGIN: .*\n- DATABASE_URL: .*Set it, or ALLOW_EMBEDDED=true/);

  // A demonstration with its customers, which the tests before have replaced on the other folder.
  dataFolder = await built.createDataFolder(folder);
  site = await start({ NODE_ENV: 'production', ALLOW_EMBEDDED: 'true', HOST: '127.0.0.1' });
  await eventually(() => site.stderr().includes('is running, but has no catalogue to show yet'), true);
  expect(site.stderr()).toContain('SITE_NAME: ');
});

test('embedded production shows no demonstration from its data, signs in none of its customers, and imports no other', async () => {
  const browser = createRoamingBrowser();
  const login = await browser.login(site.origin, 'personal.customer@example.com');
  const refused = [await onSite('import-demo'), await onSite('import-vca', 'cars.csv', '--demo-rates')];

  expect((await site.visit('/readyz')).status).toBe(503);
  expect(site.stderr()).toContain('a demonstration with invented prices, which this site does not show');
  expect(site.stderr()).not.toContain('Demonstration logins');
  expect([login.status, login.location]).not.toContain('/account');
  expect((await browser.get(site.origin, '/account')).location).toContain('/account/login');
  for (const { code, stderr } of refused)
    expect([code, stderr()]).toEqual([1, expect.stringContaining('takes no demonstration data')]);
});

test('with a real feed it is ready, and a visitor registers, completes the account and signs in', async () => {
  const files = ['--vehicles', join(example, 'vehicles.csv'), '--rates', join(example, 'rates.csv')];
  const { code, stderr } = await onSite('import', '--replace', ...files);
  expect([code, code === 0 ? '' : stderr()]).toEqual([0, '']);
  await untilReady(site);
  const browser = createRoamingBrowser();
  const [email, password] = ['ada@example.com', 'correct horse battery'];
  await browser.get(site.origin, '/account/register');
  const person = { firstName: 'Ada', lastName: 'Byron', mobile: '07700 900123' };
  await browser.send(site.origin, 'registration', { accountType: 'personal', ...person, email, password });
  await eventually(async () => (await findLink(email)) === undefined, false);
  await browser.follow(site.origin, (await findLink(email)) ?? '');
  await browser.send(site.origin, 'completion', { email, password });
  // A busy machine may take longer over a password than the site waits for an answer.
  await vi.waitFor(
    async () => expect((await browser.login(site.origin, email, password)).location).toBe('/account'),
    { timeout: 20_000, interval: 3000 },
  );

  expect((await browser.get(site.origin, '/account')).text).toContain('Ada');
  site.child.kill('SIGTERM');
  expect(await site.ended).toBe(0);
});

const onSite = (...args: readonly string[]) => runCatalogue(args, { DATA_FOLDER: dataFolder });

/** Path and query of the link in the newest message to this address. */
async function findLink(to: string): Promise<string | undefined> {
  const mailbox = /Emails are kept at (\S+)/.exec(site.stderr())?.[1];
  const { body } = await fetchRaw(`${mailbox}.json`);
  const messages = JSON.parse(body.toString()) as readonly { readonly to: string; readonly text: string }[];
  const text = messages.find((message) => message.to === to)?.text ?? '';
  return /http:\/\/[^/\s]+(\/\S+)/.exec(text)?.[1];
}
