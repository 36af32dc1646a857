import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { enquiries, enquiryDeliveries } from '#server/enquiries/enquiry-tables.ts';
import { postEnquiry } from '#server/enquiries/testing/post-enquiry.ts';
import { startReceivers } from '#server/enquiries/testing/receivers.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { mailOutbox } from '#server/platform/mail/mail-outbox-table.ts';
import { type BuiltSite, buildSite } from '#server/testing/built-site.ts';
import { eventually } from '#server/testing/eventually.ts';
import { type PostgresqlServer, postgresqlPrograms } from '#server/testing/postgresql-server.ts';
import { scale } from '#server/testing/scale.ts';
import { endPrograms, type Site, startSite } from '#server/testing/site-process.ts';

/** Enough to hit critical moments now and then; `KILLS=50 npx vitest run …` or `npm run test:long` looks for rare ones. */
const kills = Number(process.env.KILLS ?? 2 * scale);
const atOnce = 200;

// Starting takes about a second, on a busy machine ten times as long, and this file starts a site many times.
vi.setConfig({ testTimeout: 120_000 + kills * 20_000, hookTimeout: 120_000 });

let built: BuiltSite;
let folder: string;
let postgresql: PostgresqlServer | undefined;
/** That of the outage. */
let ownPostgresql: PostgresqlServer | undefined;
/** Lived through beside the other tests, because most of an outage is waiting for the second try. */
let outages: Promise<readonly Outage[]>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kills-'));
  built = await buildSite();
  if (postgresqlPrograms) {
    postgresql = await built.createPostgresql(postgresqlPrograms);
    await postgresql.start();
    ownPostgresql = await built.createPostgresql(postgresqlPrograms);
  } else console.warn('Skipped on PostgreSQL: none under /usr/lib/postgresql.');
  outages = Promise.all([liveThroughOutage(), ...(ownPostgresql ? [liveThroughOutage(ownPostgresql)] : [])]);
  // Its test says why it failed.
  outages.catch(() => undefined);
});
afterAll(async () => {
  await endPrograms();
  await Promise.all([postgresql?.remove(), ownPostgresql?.remove()]);
  await built?.remove();
  await rm(folder, { recursive: true });
});

type Receivers = Awaited<ReturnType<typeof startReceivers>>;

/** A site on one of the databases, and the receivers of its enquiries. */
async function prepare(databaseUrl?: string) {
  const receivers = await startReceivers();
  const dataFolder = await built.createDataFolder(folder);
  const database = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  const env = {
    DATA_FOLDER: dataFolder,
    TRUST_PROXY: '1',
    DRAIN_MS: '0',
    LOG_LEVEL: 'warn',
    ...receivers.env,
    ...database,
  };
  return { receivers, location: { url: databaseUrl, dataFolder }, start: () => startReady(env) };
}

async function startReady(env: Readonly<Record<string, string>>): Promise<Site> {
  const site = await startSite(built.main, env);
  await until(async () => (await site.visit('/readyz')).status === 200);
  return site;
}

/** Sends 200 enquiries at once and kills the site after some of them; returns the references that it acknowledged. */
async function killAmidst(site: Site, round: number): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  const killAfter = 10 + Math.floor(Math.random() * (atOnce - 40));
  const posts = Array.from({ length: atOnce }, async (_, index) => {
    const reference = await postEnquiry(site.origin, round * atOnce + index);
    if (reference === undefined) return;
    acknowledged.push(reference);
    if (acknowledged.length === killAfter) site.child.kill('SIGKILL');
  });
  await Promise.all(posts);
  // A site under load may have told some senders to try again, and may therefore still be running.
  site.child.kill('SIGKILL');
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(await site.ended).toBe('SIGKILL');
  return acknowledged;
}

/**
 * Makes everything that waits due at once, in the database of a site that does not run. Otherwise it would wait until
 * what killed sites had claimed runs out, for thirty seconds, or until its next try. That it waits until then and no
 * longer is tested in `follow-deliveries.test.ts` and `follow-mails.test.ts`.
 */
async function endWaits(location: Parameters<typeof openDatabase>[0]): Promise<void> {
  const { orm, close } = await openDatabase(location);
  for (const outbox of [enquiryDeliveries, mailOutbox])
    await orm.update(outbox).set({ claimedUntil: null, nextTryAt: sql`now()` });
  await close();
}

/** Waits as `eventually` does, which cannot run beside a test or before it. */
async function until(ask: () => boolean | Promise<boolean>, timeoutMs = 120_000): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!(await ask())) {
    if (performance.now() > end) throw new Error(`Waited in vain until ${ask}`);
    await delay(50);
  }
}

const untilDelivered = (site: Site) => until(async () => (await countWaiting(site)) === 0);

async function countWaiting(site: Site): Promise<number> {
  const metrics = (await site.visit('/metrics')).body.toString();
  return Number(/^enquiry_deliveries_waiting (\d+)$/m.exec(metrics)?.[1] ?? Number.NaN);
}

async function endWell(site: Site): Promise<void> {
  site.child.kill('SIGTERM');
  expect(await site.ended).toBe(0);
}

/** References of enquiries, and states of deliveries, in the database. */
async function readStored(location: Parameters<typeof openDatabase>[0]) {
  const database = await openDatabase(location);
  const stored = await database.orm.select().from(enquiries);
  const deliveries = await database.orm.select().from(enquiryDeliveries);
  await database.close();
  return {
    references: new Set(stored.map(({ reference }) => reference)),
    deliveries: deliveries.length,
    states: new Set(deliveries.map(({ state }) => state)),
  };
}

/** Each receiver must have got each enquiry of the database, under one key each. */
function expectOnce(receivers: Receivers, references: ReadonlySet<string>): void {
  for (const got of [receivers.webhookKeys(), receivers.staffMessages(), receivers.visitorMessages()]) {
    expect(new Set(got.keys())).toEqual(references);
    const keys = [...got.values()].flatMap((each) => [...each]);
    expect(keys).toHaveLength(references.size);
    expect(new Set(keys).size).toBe(references.size);
  }
}

async function tryKills(databaseUrl?: string): Promise<void> {
  const { receivers, location, start } = await prepare(databaseUrl);
  const acknowledged: string[] = [];
  for (let round = 0; round < kills; round += 1)
    acknowledged.push(...(await killAmidst(await start(), round)));
  await endWaits(location);
  const site = await start();
  await untilDelivered(site);
  await endWell(site);
  const { references, deliveries, states } = await readStored(location);

  expect(acknowledged.filter((reference) => !references.has(reference))).toEqual([]);
  expect([deliveries, [...states]]).toEqual([references.size * 3, ['delivered']]);
  expectOnce(receivers, references);
  await receivers.stop();
}

interface Outage {
  readonly receivers: Receivers;
  /** References that were acknowledged; undefined for an enquiry that was not. */
  readonly sent: readonly (string | undefined)[];
  readonly waiting: number;
  readonly exitCode: number | string;
  readonly stored: Awaited<ReturnType<typeof readStored>>;
}

/** Sends 40 enquiries while nobody receives them, and waits until they are delivered. */
async function liveThroughOutage(database?: PostgresqlServer): Promise<Outage> {
  await database?.start();
  const { receivers, location, start } = await prepare(database?.url);
  const site = await start();
  await receivers.stop();
  const sent = await Promise.all(
    Array.from({ length: 40 }, (_, index) => postEnquiry(site.origin, 50_000 + index)),
  );
  const failed = () => site.stdout().match(/"delivery of an enquiry failed"/g)?.length ?? 0;
  // More when the second tries begin before all first ones have failed.
  await until(() => failed() >= 120);
  const waiting = await countWaiting(site);
  await receivers.start();
  await untilDelivered(site);
  site.child.kill('SIGTERM');
  const exitCode = await site.ended;
  const stored = await readStored(location);
  await receivers.stop();
  return { receivers, sent, waiting, exitCode, stored };
}

test('a mail that was promised while the mail server was down is sent after a kill', async () => {
  const { receivers, location, start } = await prepare();
  await receivers.stop();
  const site = await start();
  const email = 'ada@newcomers.example';
  const person = { accountType: 'personal', firstName: 'Ada', lastName: 'B', mobile: '07700 900123', email };
  const registered = await fetch(`${site.origin}/api/account/registration`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...person, password: 'three words apart' }),
  });
  site.child.kill('SIGKILL');
  expect([registered.status, await site.ended]).toEqual([200, 'SIGKILL']);
  await receivers.start();
  await endWaits(location);
  const again = await start();
  const isCounted = async () =>
    (await again.visit('/metrics')).body.toString().includes('\nmails_sent_total 1\n');
  await eventually(isCounted, true);

  expect(receivers.mailsTo(email)).toEqual(['Complete your account']);
  await endWell(again);
  await receivers.stop();
});

test('kills amid 200 enquiries lose nothing that was acknowledged, and deliver each under one key', () =>
  tryKills());

test.skipIf(!postgresqlPrograms)('kills amid 200 enquiries lose nothing (PostgreSQL)', () =>
  tryKills(postgresql?.url),
);

test('enquiries are accepted while webhook and mail server are down, and delivered when they are back', async () => {
  for (const { receivers, sent, waiting, exitCode, stored } of await outages) {
    expect(sent).not.toContain(undefined);
    expect(waiting).not.toBe(0);
    expect(exitCode).toBe(0);
    expect([...stored.states]).toEqual(['delivered']);
    expect(sent.filter((reference) => !stored.references.has(reference ?? ''))).toEqual([]);
    expectOnce(receivers, new Set(sent.filter((reference) => reference !== undefined)));
  }
});
