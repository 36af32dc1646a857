import { createHook } from 'node:async_hooks';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Orm } from '#server/platform/database/database.ts';
import { createDataFolder } from '#server/platform/database/testing/data-folder.ts';
import { createMailOutbox } from '#server/platform/mail/mail-outbox.ts';
import { mailOutbox } from '#server/platform/mail/mail-outbox-table.ts';
import { silentLog } from '#server/testing/test-app.ts';
import { createAccountApi } from './create-account-api.ts';
import { createPasswords, hashPassword } from './credentials/passwords.ts';
import { accountLinks, accounts } from './store/account-tables.ts';
import { newRegistration } from './testing/contract-suite/newcomer.ts';

// If the work differed, the time of an answer would tell whether an address has an account. So these tests compare the
// work: the statements sent to the database and the keys derived.

const complete = 'complete@example.com';
const pending = 'pending@example.com';
const unknown = 'nobody@example.com';
const passwordCost = { logN: 4, r: 1, p: 1 };

const statements: string[] = [];
let derivations = 0;
const derivationHook = createHook({
  init: (_id, type) => {
    if (type === 'SCRYPTREQUEST') derivations += 1;
  },
});
let dataFolder: string;
let client: PGlite;
let orm: Orm;

beforeAll(async () => {
  dataFolder = await createDataFolder();
  client = await PGlite.create({ dataDir: join(dataFolder, 'database') });
  const db = drizzle({ client, logger: { logQuery: (statement) => void statements.push(statement) } });
  orm = db as unknown as Orm;
  derivationHook.enable();
});
afterAll(async () => {
  derivationHook.disable();
  await client.close();
  await rm(dataFolder, { recursive: true });
});

async function storeCustomers(): Promise<void> {
  await orm.delete(accounts);
  await orm.delete(mailOutbox);
  const passwordHash = await hashPassword('the right password', passwordCost);
  const customer = {
    accountType: 'personal',
    firstName: 'Ada',
    lastName: 'B',
    createdAt: new Date(),
  } as const;
  await orm.insert(accounts).values([
    { ...customer, accountId: 'c', accountNumber: 'A1', state: 'complete', email: complete, passwordHash },
    { ...customer, accountId: 'p', accountNumber: 'A2', state: 'pending', email: pending },
  ]);
}

/** The statements, derivations and mails of one call. */
async function workOf(send: (ask: ReturnType<typeof supertest>) => supertest.Test) {
  await storeCustomers();
  const outbox = createMailOutbox({ database: { orm } });
  const passwords = createPasswords({ cost: passwordCost });
  const mail = { send: async () => undefined };
  const context = { orm, outbox, mail, log: silentLog, now: () => new Date(), passwords };
  const site = { siteOrigin: 'http://localhost:3000', siteName: 'Example Leasing', demonstrationData: false };
  const app = createAccountApi({ ...context, ...site });
  const before = { statements: statements.length, derivations };
  const { status } = await send(supertest(app)).set('Host', '127.0.0.1');
  const sent = statements.slice(before.statements);
  return { status, sent, derived: derivations - before.derivations, stored: await orm.$count(mailOutbox) };
}

test('a wrong password, a pending account and an unknown name cost the same work', async () => {
  const signIn = (username: string) =>
    workOf((ask) => ask.get('/api/auth/token').query({ username, password: 'a wrong guess' }));
  const works = [await signIn(complete), await signIn(pending), await signIn(unknown)];

  expect(works).toEqual(Array(3).fill({ status: 401, sent: works[0]?.sent, derived: 1, stored: 0 }));
  // The first asks whether any demonstration customer exists, the second finds the account by its name.
  expect(works[0]?.sent).toHaveLength(2);
});

test('a forgotten password costs the same work for every address, even with another customer’s account number', async () => {
  const forget = (body: object) =>
    workOf((ask) => ask.post('/api/accounts/forgottenpasswordemail').send(body));
  const works = [
    await forget({ Email: complete }),
    await forget({ Email: complete, AccountNumber: 'A2' }),
    await forget({ Email: pending }),
    await forget({ Email: unknown }),
  ];

  expect(works).toEqual(Array(4).fill({ status: 200, sent: works[0]?.sent, derived: 0, stored: 1 }));
  expect(
    works[0]?.sent.filter((statement) => statement.startsWith('insert into "mail_outbox"')),
  ).toHaveLength(1);
});

test('a registration costs the same work for a new, a pending and a taken address', async () => {
  const register = (email: string) =>
    workOf((ask) => ask.post('/api/accounts/createaccount').send({ ...newRegistration(), email }));
  const [taken, begun, fresh] = [await register(complete), await register(pending), await register(unknown)];

  expect([taken.status, begun.status, fresh.status]).toEqual([409, 200, 200]);
  expect(begun.sent).toEqual(fresh.sent);
  expect(taken.sent).toEqual(fresh.sent);
  expect([taken, begun, fresh].map(({ derived, stored }) => [derived, stored])).toEqual(
    Array(3).fill([0, 1]),
  );
});

test('for a taken address the mail has no link, and the account is not changed', async () => {
  const body = { ...newRegistration(), email: complete };
  await workOf((ask) => ask.post('/api/accounts/createaccount').send(body));
  const [account] = await orm.select().from(accounts).orderBy(accounts.accountId);
  const [mail] = await orm.select().from(mailOutbox);

  expect(account).toMatchObject({ accountId: 'c', firstName: 'Ada', state: 'complete' });
  expect(mail).toMatchObject({ recipient: complete, subject: 'You already have an account' });
  expect(mail?.text).not.toContain('idSalt');
  expect(await orm.$count(accountLinks)).toBe(1);
});
