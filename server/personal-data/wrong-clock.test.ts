import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { findTokenHolder } from '#server/account-api/credentials/bearer-tokens.ts';
import {
  accountCodes,
  accountLinks,
  accounts,
  accountTokens,
} from '#server/account-api/store/account-tables.ts';
import { createSavedStore } from '#server/accounts/saved/create-saved-store.ts';
import { alerts } from '#server/accounts/saved/saved-tables.ts';
import { exampleAlert } from '#server/accounts/saved/testing/example-saved.ts';
import { createDatabaseSessions } from '#server/accounts/session/database-sessions.ts';
import { isAlive } from '#server/accounts/session/session.ts';
import { sessions } from '#server/accounts/session/session-tables.ts';
import { createVisits } from '#server/accounts/session/visits.ts';
import { exampleSession } from '#server/accounts/testing/example-session.ts';
import { ratesCsv } from '#server/catalogue/import/testing/feed-files.ts';
import { feedFiles } from '#server/catalogue/unattended/feed-tables.ts';
import { followFeeds } from '#server/catalogue/unattended/follow-feeds.ts';
import { takeUpload } from '#server/catalogue/unattended/take-upload.ts';
import { enquiries } from '#server/enquiries/enquiry-tables.ts';
import { storeEnquiries } from '#server/enquiries/testing/store-enquiries.ts';
import { usualKeepMonths } from '#server/platform/config/keep-months.ts';
import type { Database } from '#server/platform/database/database.ts';
import { migrationsFolder } from '#server/platform/database/migrations-folder.ts';
import { openPostgresql } from '#server/platform/database/open-postgresql.ts';
import { hashSecret } from '#server/platform/http/secret.ts';
import { createMailOutbox } from '#server/platform/mail/mail-outbox.ts';
import { mailboxMessages } from '#server/platform/mail/mailbox-table.ts';
import { systemClock } from '#server/platform/time/clock.ts';
import { setSiteClock, siteDate, siteNow } from '#server/platform/time/site-clock.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { auditActions } from '#server/staff/audit-actions.ts';
import { beginSignIn, takeSignIn } from '#server/staff/enter-staff.ts';
import { createStaffSessions } from '#server/staff/staff-sessions.ts';
import { staffAudit, staffLinks, staffSessions } from '#server/staff/staff-tables.ts';
import {
  createPostgresql,
  type PostgresqlServer,
  postgresqlPrograms,
} from '#server/testing/postgresql-server.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { listOverdue } from './list-overdue.ts';

// A node whose clock is a year ahead, or a year behind, on a PostgreSQL whose clock is right.

vi.setConfig({ testTimeout: 60_000 });

const yearMs = 365 * 24 * 3_600_000;
const onServer = test.skipIf(!postgresqlPrograms).each([
  ['a year ahead', yearMs],
  ['a year behind', -yearMs],
]);
let server: PostgresqlServer;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clock-'));
  await writeFile(join(folder, 'rates.csv'), ratesCsv({}));
  if (!postgresqlPrograms) return console.warn('Skipped: no PostgreSQL under /usr/lib/postgresql.');
  server = await createPostgresql(postgresqlPrograms);
  await server.start();
  const database = openPostgresql(server.url);
  await database.migrate(migrationsFolder);
  await database.close();
}, 60_000);
afterAll(async () => {
  await server?.remove();
  await rm(folder, { recursive: true });
});

const emptied = [
  accounts,
  alerts,
  sessions,
  staffAudit,
  staffLinks,
  staffSessions,
  enquiries,
  mailboxMessages,
  feedFiles,
];

/** A node with such a clock that has just been started. */
async function startNode(wrongMs: number): Promise<Database> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + wrongMs });
  setSiteClock(Date.now());
  const database = openPostgresql(server.url);
  onTestFinished(async () => {
    vi.useRealTimers();
    await database.close();
  });
  for (const table of emptied) await database.orm.delete(table);
  return database;
}

const moment = (shift: string) => sql`now() + ${shift}::interval`;

/** A row of each kind that is still good, and one whose time is over, by the clock of the database. */
async function storeBoth({ orm }: Database): Promise<void> {
  const both = <Row>(
    good: string,
    over: string,
    toRow: (name: 'good' | 'over', at: ReturnType<typeof moment>) => Row,
  ) => [toRow('good', moment(good)), toRow('over', moment(over))];
  const names = { accountNumber: 'A-ada', firstName: 'Ada', lastName: 'Example', email: 'ada@example.com' };
  await orm.insert(accounts).values({
    ...{ ...names, accountId: 'ada', state: 'complete', accountType: 'personal' },
    ...{ passwordHash: 'hash', createdAt: moment('-1 day') },
  });
  await orm.insert(accountTokens).values(
    both('50 minutes', '-1 minute', (name, expiresAt) => ({
      accountId: 'ada',
      tokenHash: hashSecret(name),
      expiresAt,
    })),
  );
  await orm.insert(accountLinks).values(
    both('1 hour', '-1 minute', (idHash, expiresAt) => ({
      ...{ accountId: 'ada', idHash, expiresAt, saltHash: 'salt', purpose: 'reset' as const },
    })),
  );
  await orm.insert(accountCodes).values(
    both('-1 minute', '-2 days', (codeHash, sentAt) => ({
      accountId: 'ada',
      codeHash,
      sentAt,
      purpose: 'wallet' as const,
    })),
  );
  await orm.insert(sessions).values(
    both('-5 minutes', '-31 minutes', (name, at) => ({
      ...{ idHash: hashSecret(name), csrfToken: name, notes: {}, startedAt: at, usedAt: at },
    })),
  );
  await orm.insert(staffSessions).values(
    both('-5 minutes', '-13 hours', (name, at) => ({
      ...{ idHash: hashSecret(name), csrfToken: name, email: 'ann@example.co.uk', startedAt: at, usedAt: at },
    })),
  );
  await orm.insert(staffLinks).values(
    both('5 minutes', '-1 minute', (keyHash, expiresAt) => ({
      keyHash,
      expiresAt,
      kind: 'mail' as const,
      email: null,
    })),
  );
  await orm.insert(staffAudit).values(
    both('-23 months', '-25 months', (subject, at) => ({
      subject,
      at,
      who: 'ann',
      action: auditActions.signedIn,
    })),
  );
  await orm.insert(mailboxMessages).values(
    both('-6 days', '-8 days', (subject, sentAt) => ({
      subject,
      sentAt,
      recipient: 'ada@example.com',
      text: '',
    })),
  );
}

/** What is left of each kind. */
async function readLeft({ orm }: Database) {
  const namesIn = { [hashSecret('good')]: 'good', [hashSecret('over')]: 'over' };
  return {
    tokens: (await orm.select().from(accountTokens)).map(({ tokenHash }) => namesIn[tokenHash]),
    links: (await orm.select().from(accountLinks)).map(({ idHash }) => idHash),
    codes: (await orm.select().from(accountCodes)).map(({ codeHash }) => codeHash),
    sessions: (await orm.select().from(sessions)).map(({ csrfToken }) => csrfToken),
    staffSessions: (await orm.select().from(staffSessions)).map(({ csrfToken }) => csrfToken),
    staffLinks: (await orm.select().from(staffLinks)).map(({ keyHash }) => keyHash),
    audit: (await orm.select().from(staffAudit)).map(({ subject }) => subject),
    mails: (await orm.select().from(mailboxMessages)).map(({ subject }) => subject),
  };
}

onServer('a node whose clock is %s erases what is over, and nothing else', async (_, wrongMs) => {
  const database = await startNode(wrongMs);
  const { orm } = database;
  await storeBoth(database);
  const [young = ''] = await storeEnquiries(database, [{}]);
  await storeEnquiries(database, [{ fields: { name: 'Bob', email: 'bob@example.com' } }]);
  await orm
    .update(enquiries)
    .set({ receivedAt: moment('-20 years') })
    .where(sql`reference <> ${young}`);
  const keep = { enquiriesKeepMonths: usualKeepMonths };
  for (const { erase } of listOverdue(database, keep)) await erase();
  const left = await readLeft(database);

  expect(left).toEqual(Object.fromEntries(Object.keys(left).map((kind) => [kind, ['good']])));
  expect(
    (await orm.select().from(enquiries)).map(({ reference, erasedAt }) => [
      reference === young,
      erasedAt === null,
    ]),
  ).toEqual(
    expect.arrayContaining([
      [true, true],
      [false, false],
    ]),
  );
});

onServer('a node whose clock is %s signs in and out by the clock of the database', async (_, wrongMs) => {
  const database = await startNode(wrongMs);
  const { orm } = database;
  await storeBoth(database);
  const store = createDatabaseSessions({ database });
  const staff = createStaffSessions({ database, now: siteNow });
  const own = exampleSession({ startedAt: siteNow(), usedAt: siteNow() });
  await store.save(own);
  const key = await beginSignIn(orm, { kind: 'mail', email: 'ann@example.co.uk' }, systemClock.now());
  const visits = createVisits({ key: async () => Buffer.alloc(32), now: systemClock.now });
  const visit = await visits.begin();

  const found = await store.find('good');
  expect(found && isAlive({ ...found }, systemClock.now())).toBe(true);
  expect(await store.find('over')).toBeUndefined();
  expect((await store.find(own.id))?.id).toBe(own.id);
  expect((await staff.find('good'))?.csrf).toBe('good');
  expect(await staff.find('over')).toBeUndefined();
  expect(await staff.find((await staff.start('ann@example.co.uk')).id)).toBeDefined();
  expect(await takeSignIn(orm, { key, kind: 'mail', nowMs: systemClock.now() })).toBeDefined();
  expect(await visits.find(visit.id)).toBeDefined();
  expect(await findTokenHolder({ orm, now: siteDate }, 'good')).toBeDefined();
  await expect(async () => {
    if (!(await findTokenHolder({ orm, now: siteDate }, 'over'))) throw new Error('nobody');
  }).rejects.toThrow();
  // What this node wrote is good for the others too.
  const { rows } = await orm.execute(sql`select count(*)::int as count from sessions
    where used_at between now() - interval '1 minute' and now() + interval '1 minute'`);
  expect(rows).toEqual([{ count: 1 }]);
});

onServer(
  'a node whose clock is %s lets alerts and uploads wait for as long as they may',
  async (_, wrongMs) => {
    const database = await startNode(wrongMs);
    const { orm } = database;
    const saved = createSavedStore(database);
    await saved.alerts.add('ada', exampleAlert());
    await saved.alerts.removeUnconfirmed(48 * 3_600_000);
    const files = [{ path: join(folder, 'rates.csv'), name: 'rates.csv' }];
    const upload = { files, readAs: 'rates', by: 'ann@example.co.uk', alongside: async () => undefined };
    await takeUpload(database, folder, upload);
    await orm.update(feedFiles).set({ state: 'pending' });
    const prepared = new Promise<never>(() => undefined);
    const uploads = followFeeds({
      database,
      outbox: createMailOutbox({ database }),
      staffAddress: 'stock@example.com',
      prepared,
      log: recordLog().log,
      workFolder: join(folder, 'work'),
      today: () => todayInLondon(),
    });
    onTestFinished(() => uploads.close());
    const readState = async () => (await orm.select().from(feedFiles)).map(({ state }) => state);
    await uploads.sweep();

    expect([await readState(), await orm.$count(alerts)]).toEqual([['pending'], 1]);
    await orm.update(feedFiles).set({ takenAt: moment('-15 days') });
    await orm.update(alerts).set({ createdAt: moment('-49 hours') });
    await uploads.sweep();
    await saved.alerts.removeUnconfirmed(48 * 3_600_000);
    expect([await readState(), await orm.$count(alerts)]).toEqual([['expired'], 0]);
  },
);
