import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createPasswords } from '#server/account-api/credentials/passwords.ts';
import { startAccountApi } from '#server/account-api/start-account-api.ts';
import { accountDocuments, accountManagers, accounts } from '#server/account-api/store/account-tables.ts';
import { call, dataOf, refusal, signIn } from '#server/account-api/testing/contract-suite/call.ts';
import {
  newestLink,
  newPassword,
  newRegistration,
  registerFully,
} from '#server/account-api/testing/contract-suite/newcomer.ts';
import {
  demonstrationCredentials,
  startTestAccountApi,
  type TestAccountApi,
  toTarget,
} from '#server/account-api/testing/embedded-account-api.ts';
import { account, done } from '#server/account-contract/account.ts';
import { subCodes } from '#server/account-contract/answer.ts';
import { catalogueVersions } from '#server/catalogue/store/catalogue-tables.ts';
import { demonstrationSource } from '#server/catalogue/store/find-version.ts';
import { loadDemonstrationCustomers } from './load-demonstration-customers.ts';

const own = demonstrationCredentials('demo-personal');
const wrongCredentials = refusal(401, subCodes.wrongCredentials);

const folder = join(import.meta.dirname, '../../catalogue/demonstration');
const passwordCost = { logN: 4, r: 1, p: 1 };

// All tests share one database, because opening an embedded one for the first time takes seconds.
let api: TestAccountApi;
beforeAll(async () => {
  api = await startTestAccountApi();
});
afterAll(() => api.close());

const target = toTarget(() => api);

/**
 * The demonstration customers of a first start, one of them signed in and with a link sent, and one registered visitor.
 */
async function startDemonstration() {
  const { database } = api;
  await database.orm.delete(accounts);
  await database.orm.delete(catalogueVersions);
  await setCatalogue({ number: 1, source: demonstrationSource, isDemonstration: true });
  await loadDemonstrationCustomers({ database, folder, passwordCost });
  const { token } = await signIn(target, own);
  await call(target, '/api/accounts/forgottenpasswordemail', { body: { Email: own.username } });
  const link = await newestLink(target, own.username);
  const visitor = await registerFully(target);
  return { token, link, visitor };
}

/** The last step of an import by any process: another version becomes the current one. */
async function setCatalogue(version: {
  readonly number: number;
  readonly source: string;
  readonly isDemonstration: boolean;
}) {
  const { orm } = api.database;
  await orm.update(catalogueVersions).set({ state: 'past' });
  await orm.insert(catalogueVersions).values({ ...version, state: 'current', importedAt: new Date() });
}

const importFeed = () => setCatalogue({ number: 2, source: 'vehicles.csv', isDemonstration: false });

/** The same database and mailbox behind a production site without demonstration data. */
async function startProduction() {
  const { database, log, mail, outbox } = api;
  const passwords = createPasswords({ cost: passwordCost });
  const site = {
    siteOrigin: 'http://localhost',
    siteName: 'Example Leasing',
    demonstrationData: false,
    passwords,
  };
  const production = await startAccountApi({ database, log: log.log, mail, outbox, ...site });
  onTestFinished(() => production.close());
  return { ...target, baseUrl: () => production.baseUrl };
}

test.each([
  ['replaced by a real feed', { source: 'vehicles.csv, rates.csv', isDemonstration: false }],
  ['merged with a real feed', { source: 'vehicles.csv, rates.csv', isDemonstration: true }],
])(
  'with a catalogue %s no password, token, link or code of a demonstration customer counts',
  async (_how, imported) => {
    const { token, link } = await startDemonstration();
    await setCatalogue({ number: 2, ...imported });
    const mailsBefore = (await api.mail.listMessages()).length;
    const ask = (path: string, options: Parameters<typeof call>[2]) => call(target, path, options);
    const reset = { body: { ...link, password: newPassword } };

    expect(await ask('/api/accounts/get', { token })).toMatchObject(refusal(401, subCodes.tokenExpired));
    expect(await ask('/api/auth/token', { query: { ...own } })).toMatchObject(wrongCredentials);
    expect(await ask('/api/accounts/updateforgottenpassword', reset)).toMatchObject(
      refusal(410, subCodes.linkSpent),
    );
    const code = { query: { accountId: 'demo-personal', sendmethod: 'email' } };
    expect(await ask('/api/accounts/confirmationcode', code)).toMatchObject(refusal(404));
    const found = await ask('/api/accounts/search', { query: { emailAddress: own.username } });
    expect(found.data).toEqual({ accountId: null });
    await ask('/api/accounts/forgottenpasswordemail', { body: { Email: own.username } });
    expect(await api.mail.listMessages()).toHaveLength(mailsBefore);
    expect(await api.database.orm.select().from(accountManagers)).toEqual([]);
  },
);

test('where DEMONSTRATION_DATA is off the customers of an earlier demonstration are gone', async () => {
  const { token } = await startDemonstration();
  const production = await startProduction();

  expect(await call(production, '/api/auth/token', { query: { ...own } })).toMatchObject(wrongCredentials);
  expect(await call(production, '/api/accounts/get', { token })).toMatchObject(
    refusal(401, subCodes.tokenExpired),
  );
});

test('a visitor who registered keeps everything but the account manager of the demonstration', async () => {
  const { visitor } = await startDemonstration();
  const { orm } = api.database;
  const content = Buffer.from('%PDF-1.4');
  await orm.insert(accountDocuments).values({
    documentId: 'kept',
    accountId: visitor.accountId,
    name: 'Licence.pdf',
    type: 'application/pdf',
    content,
    addedAt: new Date(),
    addedBy: 'customer',
  });
  const [before] = await orm.select().from(accounts).where(eq(accounts.accountId, visitor.accountId));
  await importFeed();
  await call(target, '/api/auth/token', { query: { ...own } });

  expect(before?.managerId).toBe('manager-1');
  expect(await orm.select().from(accounts)).toEqual([{ ...before, managerId: null }]);
  expect((await orm.select().from(accountDocuments)).map(({ documentId }) => documentId)).toEqual(['kept']);
  const { token } = await signIn(target, visitor);
  const shown = await dataOf(account, call(target, '/api/accounts/get', { token }));
  expect(shown.email).toBe(visitor.username);
});

test('after the demonstration a visitor can register with a demonstration address, and keeps the account', async () => {
  await startDemonstration();
  await importFeed();
  const body = { ...newRegistration(), email: own.username };
  const { accountId } = await dataOf(done, call(target, '/api/accounts/createaccount', { body }));
  const link = await newestLink(target, own.username);
  const completion = { ...link, email: own.username, password: newPassword };
  await dataOf(done, call(target, '/api/accounts/createaccount', { body: completion }));

  expect(accountId).not.toBe('demo-personal');
  expect(await call(target, '/api/auth/token', { query: { ...own } })).toMatchObject(wrongCredentials);
  const signedIn = await signIn(target, { username: own.username, password: newPassword });
  expect(signedIn.accountId).toBe(accountId);
});

test('customers are not added to another catalogue, and those added just before its import are removed', async () => {
  await startDemonstration();
  await signIn(target, own);
  await importFeed();

  expect(await call(target, '/api/auth/token', { query: { ...own } })).toMatchObject(wrongCredentials);
  expect(await loadDemonstrationCustomers({ database: api.database, folder, passwordCost })).toBe(false);
});

test('without demonstration data an API starts with no customer; one registers, completes and signs in', async () => {
  await api.database.orm.delete(accounts);
  await api.database.orm.delete(catalogueVersions);
  const production = await startProduction();
  const visitor = await registerFully(production);
  const { token, accountId } = await signIn(production, visitor);

  const shown = await dataOf(account, call(production, '/api/accounts/get', { token }));
  expect(shown.email).toBe(visitor.username);
  const manager = await call(production, '/api/accounts/getamstatus', { token, query: { id: accountId } });
  expect(manager).toMatchObject(refusal(404));
});
