import { expect, test } from 'vitest';
import { demonstrationCustomers } from '#server/account-api/demonstration/customers.ts';
import {
  accountContracts,
  accountDocuments,
  accountOrderStages,
  accountOrders,
  accounts,
} from '#server/account-api/store/account-tables.ts';
import { savedSearches } from '#server/accounts/saved/saved-tables.ts';
import { enquiries } from '#server/enquiries/enquiry-tables.ts';
import { storeEnquiries } from '#server/enquiries/testing/store-enquiries.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { UnavailableError } from '#server/platform/http/errors.ts';
import { createMailOutbox, type MailOutbox } from '#server/platform/mail/mail-outbox.ts';
import { mailOutbox } from '#server/platform/mail/mail-outbox-table.ts';
import { createOwnData } from './create-own-data.ts';

const testOn = testOnDatabases(async ({ orm }) => {
  for (const table of [accounts, savedSearches, enquiries, mailOutbox]) await orm.delete(table);
});

const open = (database: Database, env: Readonly<Record<string, string>> = {}) =>
  createOwnData({ database, config: readConfig(env), outbox: createMailOutbox({ database }) });

const holderOf = (accountId: string) => ({ accountId, email: `${accountId}@example.com` });

async function register(
  { orm }: Database,
  accountId: string,
  email = `${accountId}@example.com`,
): Promise<void> {
  await orm.insert(accounts).values({
    accountId,
    accountNumber: accountId,
    state: 'complete',
    accountType: 'personal',
    firstName: accountId,
    lastName: 'Example',
    email,
    passwordHash: 'x',
    createdAt: new Date(),
  });
  await orm.insert(savedSearches).values({ id: accountId, accountId, name: 'x', path: '/', query: '' });
}

const terms = {} as never;
const listMails = async ({ orm }: Database) =>
  (await orm.select().from(mailOutbox)).filter(({ recipient }) => recipient !== null);

testOn(
  'closing deletes the account and what is saved, leaves forms without it, and tells its holder',
  async (database) => {
    await register(database, 'ada');
    await register(database, 'bob');
    await storeEnquiries(database, [{ kind: 'quote', accountId: 'ada' }]);

    expect(await open(database).close(holderOf('ada'))).toBe('closed');
    expect((await database.orm.select().from(accounts)).map(({ accountId }) => accountId)).toEqual(['bob']);
    expect((await database.orm.select().from(savedSearches)).map(({ accountId }) => accountId)).toEqual([
      'bob',
    ]);
    const [form] = await database.orm.select().from(enquiries);
    expect([form?.accountId, form?.fields]).toEqual([null, expect.objectContaining({ name: 'Ada Example' })]);
    expect(await listMails(database)).toMatchObject([
      { recipient: 'ada@example.com', subject: 'Your account is closed' },
    ]);
  },
);

testOn('an account with a lease or an order running stays, also in part', async (database) => {
  const { orm } = database;
  await register(database, 'ada');
  await register(database, 'bob');
  const contract = { agreementNumber: 'x', funder: 'x', registration: 'x', terms, startedOn: '2025-01-01' };
  await orm
    .insert(accountContracts)
    .values({ ...contract, dealSheetId: 'x', accountId: 'ada', endsOn: '2999-01-01' });
  await orm
    .insert(accountOrders)
    .values({ orderId: 'x', accountId: 'bob', orderNumber: 'x', terms, orderedOn: '2026-01-01' });
  const own = open(database);

  expect(await own.close(holderOf('ada'))).toBe('lease-running');
  expect(await own.close(holderOf('bob'))).toBe('lease-running');
  expect(await orm.$count(savedSearches)).toBe(2);
  expect(await listMails(database)).toEqual([]);

  await orm.update(accountContracts).set({ endsOn: '2025-12-31' });
  await orm.insert(accountOrderStages).values({ orderId: 'x', stage: 'delivered', reachedAt: new Date() });
  expect(await own.close(holderOf('ada'))).toBe('closed');
  expect(await own.close(holderOf('bob'))).toBe('closed');
});

testOn('a demonstration login, whose password everybody knows, cannot be closed', async (database) => {
  const [shared] = demonstrationCustomers;
  await register(database, shared?.accountId ?? '', shared?.email);

  expect(await open(database).close({ accountId: shared?.accountId ?? '', email: shared?.email ?? '' })).toBe(
    'shared',
  );
  expect(await database.orm.$count(accounts)).toBe(1);
});

testOn('a customer deletes what they sent, not what we sent and not what another sent', async (database) => {
  const { orm } = database;
  await register(database, 'ada');
  await register(database, 'bob');
  const file = {
    name: 'x.pdf',
    type: 'application/pdf' as const,
    content: Buffer.from('x'),
    addedAt: new Date(),
  };
  await orm.insert(accountDocuments).values([
    { ...file, documentId: 'own', accountId: 'ada', addedBy: 'customer' },
    { ...file, documentId: 'ours', accountId: 'ada', addedBy: 'broker' },
    { ...file, documentId: 'bobs', accountId: 'bob', addedBy: 'customer' },
  ]);
  const own = open(database);
  const removed = [];
  for (const id of ['own', 'own', 'ours', 'bobs']) removed.push(await own.removeDocument('ada', id));

  expect(removed).toEqual([true, false, false, false]);
  expect(await orm.$count(accountDocuments)).toBe(2);
});

testOn('with another account system staff get the wish where complaints about data go', async (database) => {
  const own = open(database, {
    ACCOUNT_API_URL: 'https://accounts.example.co.uk',
    ENQUIRIES_TO: 'leads@example.co.uk, data-protection-complaint=dpo@example.co.uk',
  });
  await own.askStaff(holderOf('ada'), 'close');

  expect(own.holdsAccounts).toBe(false);
  expect(await listMails(database)).toMatchObject([
    { recipient: 'dpo@example.co.uk', replyTo: 'ada@example.com' },
  ]);
});

test('while the database is away each call says so, in place of a fault of the site', async () => {
  const fail = () => Promise.reject(new Error('timeout exceeded when trying to connect'));
  const orm = new Proxy({}, { get: () => fail }) as Database['orm'];
  const outbox = { storeWith: fail, send: fail } as unknown as MailOutbox;
  const own = createOwnData({ database: { orm }, config: readConfig({}), outbox });
  const holder = holderOf('ada');
  const calls = [own.close(holder), own.withdrawMarketing(holder), own.askStaff(holder, 'copy')];

  for (const call of calls) await expect(call).rejects.toThrow(UnavailableError);
});
