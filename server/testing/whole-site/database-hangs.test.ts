import { setTimeout as delay } from 'node:timers/promises';
import { and, asc, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accountDocuments, accounts } from '#server/account-api/store/account-tables.ts';
import { enquiries } from '#server/enquiries/enquiry-tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openPostgresql } from '#server/platform/database/open-postgresql.ts';
import { type BuiltSite, buildSite } from '#server/testing/built-site.ts';
import { eventually } from '#server/testing/eventually.ts';
import { type PostgresqlServer, postgresqlPrograms } from '#server/testing/postgresql-server.ts';
import { endPrograms, type Site, startSite } from '#server/testing/site-process.ts';
import { listRefused, startWriteLoad, toChoices, type WriteLoad } from '#server/testing/write-load.ts';

// Two nodes on a PostgreSQL whose processes are stopped during writes and then continued. The nodes have shorter time
// limits than usual, so that three seconds exceed them. With HANG_SECONDS the limits are those of a real site:
// HANG_SECONDS=60 npx vitest run server/testing/whole-site/database-hangs.test.ts

const isLong = process.env.HANG_SECONDS !== undefined;
const hangMs = Number(process.env.HANG_SECONDS ?? 3) * 1_000;
const patience = isLong ? '' : '?query_timeout=1500&idle_in_transaction_session_timeout=1000';
/** Long enough for the server to end transactions that were left open. */
const afterMs = isLong ? 12_000 : 2_500;

vi.setConfig({ testTimeout: 120_000 + 4 * hangMs, hookTimeout: 120_000 });

const onServer = test.skipIf(!postgresqlPrograms);
const publicPaths = ['/', '/car-leasing?term=24', '/all-manufacturers', '/page-data/van-leasing', '/readyz'];

let built: BuiltSite;
let postgresql: PostgresqlServer;
let nodes: readonly Site[] = [];

beforeAll(async () => {
  if (!postgresqlPrograms) return console.warn('Skipped: no PostgreSQL under /usr/lib/postgresql.');
  built = await buildSite();
  postgresql = await built.createPostgresql(postgresqlPrograms);
  await postgresql.start();
});
afterAll(async () => {
  await endPrograms();
  await postgresql?.remove();
  await built?.remove();
});

async function startNodes(): Promise<void> {
  const env = { DATABASE_URL: postgresql.url + patience, TRUST_PROXY: '1', LOG_LEVEL: 'warn' };
  nodes = await Promise.all([startSite(built.main, env), startSite(built.main, env)]);
  for (const { visit } of nodes) await eventually(async () => (await visit('/readyz')).status, 200);
}

/** Visits public pages of both nodes until it is stopped; returns all statuses. */
function keepVisiting(): () => Promise<readonly number[]> {
  const statuses = new Set<number>();
  let isOver = false;
  const visiting = (async () => {
    while (!isOver) {
      for (const { visit } of nodes)
        for (const path of publicPaths) statuses.add((await visit(path)).status ?? 0);
      await delay(100);
    }
  })();
  return async () => {
    isOver = true;
    await visiting;
    return [...statuses];
  };
}

/** Stops the server during the load; returns the seconds from its return until both nodes stored what was sent. */
async function hangAmid(load: WriteLoad): Promise<number> {
  await delay(1_000);
  await postgresql.hang();
  await delay(hangMs);
  postgresql.resume();
  const returnedAt = performance.now();
  await Promise.all(nodes.map((_, node) => eventually(() => load.isTakenBy(node), true, 10_000)));
  const seconds = (performance.now() - returnedAt) / 1_000;
  await delay(afterMs);
  await load.stop();
  return seconds;
}

/** Ends nodes and server as a power cut would, except that the disk keeps what was written. */
async function endAll(): Promise<void> {
  for (const { child } of nodes) child.kill('SIGKILL');
  await Promise.all(nodes.map(({ ended }) => ended));
  await postgresql.stop();
  await postgresql.start();
}

async function readDatabase<Found>(read: (orm: Database['orm']) => Promise<Found>): Promise<Found> {
  const database = openPostgresql(postgresql.url);
  try {
    return await read(database.orm);
  } finally {
    await database.close();
  }
}

/** How many connections of the nodes hold an idle open transaction. */
function countLeftOpen(): Promise<number> {
  const left = sql`select count(*)::int as count from pg_stat_activity where state like 'idle in transaction%'`;
  return readDatabase(async (orm) => ((await orm.execute(left)).rows[0] as { count: number }).count);
}

function readReferences(): Promise<readonly string[]> {
  return readDatabase(async (orm) => (await orm.select().from(enquiries)).map(({ reference }) => reference));
}

function readFiles(accountId: string): Promise<readonly string[]> {
  const { name } = accountDocuments;
  const own = and(eq(accountDocuments.accountId, accountId), like(name, 'File %'));
  return readDatabase(async (orm) => {
    const rows = await orm.select({ name }).from(accountDocuments).where(own).orderBy(asc(name));
    return rows.map((row) => row.name);
  });
}

function readChoices(accountId: string) {
  const { allowsEmail: email, allowsPhone: phone, allowsSms: sms, allowsPost: post } = accounts;
  return readDatabase(async (orm) => {
    const own = eq(accounts.accountId, accountId);
    return (await orm.select({ email, phone, sms, post }).from(accounts).where(own))[0];
  });
}

interface Figures {
  readonly seconds: number;
  readonly sentAgain: number;
  readonly found: readonly string[];
}

/** The figures for which a long run is made. */
function toFigures(
  { enquiries: sent, customers, slowestMs }: WriteLoad,
  { seconds, sentAgain, found }: Figures,
) {
  const acknowledged = [...sent.values()];
  return {
    hangSeconds: hangMs / 1_000,
    secondsToReady: seconds.toFixed(1),
    slowestAnswerSeconds: slowestMs() / 1_000,
    sentAgain,
    enquiriesAcknowledged: acknowledged.length,
    enquiriesFound: found.length,
    acknowledgedNotFound: acknowledged.filter((each) => !found.includes(each ?? '')).length,
    foundTwice: found.length - sent.size,
    filesAcknowledged: customers.reduce((sum, { files }) => sum + files.size, 0),
    choicesSent: customers.reduce((sum, { choices }) => sum + choices.size, 0),
  };
}

onServer(
  'when a database hangs and continues, nothing acknowledged is lost, nothing is stored twice and no node ends',
  async () => {
    await startNodes();
    const load = await startWriteLoad(nodes.map(({ origin }) => origin));
    const stopVisiting = keepVisiting();
    const seconds = await hangAmid(load);
    const pages = await stopVisiting();
    const sentAgain = await load.sendAgain();

    expect(nodes.map(({ child, stdout }) => [child.exitCode, stdout().includes('nobody caught')])).toEqual([
      [null, false],
      [null, false],
    ]);
    expect(await countLeftOpen()).toBe(0);
    expect(pages).toEqual([200]);
    expect([...load.statuses.enquiries].toSorted()).toEqual([303, 503]);
    expect([...load.statuses.account].toSorted()).toEqual([200, 503]);

    await endAll();
    const found = await readReferences();
    if (isLong) console.warn(toFigures(load, { seconds, sentAgain, found }));
    expect(listRefused(load.enquiries)).toEqual([]);
    expect(found.toSorted()).toEqual([...load.enquiries.values()].toSorted());
    for (const { accountId, files, choices } of load.customers) {
      expect(await readFiles(accountId)).toEqual([...files.keys()].toSorted());
      // Of the choices after the last acknowledged one the customer does not know which were stored.
      const last = [...choices.values()].findLastIndex((given) => given !== undefined);
      expect([...choices.keys()].slice(last).map(toChoices)).toContainEqual(await readChoices(accountId));
    }
  },
);
