import { expect } from 'vitest';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { accountCodes, accounts } from './account-tables.ts';
import { eraseSpentSecrets, eraseUnfinishedAccounts } from './erase-overdue.ts';

const testOn = testOnDatabases(async ({ orm }) => void (await orm.delete(accounts)));

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

const account = (accountId: string, changes: Partial<typeof accounts.$inferInsert> = {}) => ({
  accountId,
  accountNumber: accountId,
  state: 'pending' as const,
  accountType: 'personal' as const,
  firstName: 'Ada',
  lastName: 'Byron',
  email: `${accountId}@example.com`,
  createdAt: daysAgo(31),
  ...changes,
});

testOn('a registration that nobody finished goes after 30 days; others stay', async ({ orm }) => {
  await orm
    .insert(accounts)
    .values([
      account('forgotten'),
      account('young', { createdAt: daysAgo(29) }),
      account('tried-again', { consentSavedAt: daysAgo(2) }),
      account('of-the-broker', { isBegunByBroker: true }),
      account('complete', { state: 'complete', passwordHash: 'x' }),
    ]);

  expect(await eraseUnfinishedAccounts(orm)).toBe(1);
  const left = await orm.select({ id: accounts.accountId }).from(accounts).orderBy(accounts.accountId);
  expect(left.map(({ id }) => id)).toEqual(['complete', 'of-the-broker', 'tried-again', 'young']);
});

testOn('codes are deleted after a day, and still count against the limit until then', async ({ orm }) => {
  await orm.insert(accounts).values(account('ada'));
  const code = { accountId: 'ada', purpose: 'wallet' as const, codeHash: 'x' };
  await orm.insert(accountCodes).values([
    { ...code, sentAt: daysAgo(2) },
    { ...code, sentAt: daysAgo(0.1) },
  ]);

  expect(await eraseSpentSecrets(orm)).toBe(1);
  expect(await orm.$count(accountCodes)).toBe(1);
});
