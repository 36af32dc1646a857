import { expect } from 'vitest';
import type { AccountApiContext } from '#server/account-api/account-api-context.ts';
import { accounts } from '#server/account-api/store/account-tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { createMailOutbox } from '#server/platform/mail/mail-outbox.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { type CodePurpose, createCode, spendCode } from './codes.ts';
import { createPasswords } from './passwords.ts';

const now = new Date('2026-11-20T12:00:00Z');
const { signal } = new AbortController();
const noWork = async () => undefined;

const testOn = testOnDatabases(async ({ orm }) => {
  await orm.delete(accounts);
  await orm.insert(accounts).values({
    accountId: 'a',
    accountNumber: 'A1',
    state: 'pending',
    accountType: 'personal',
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    createdAt: now,
  });
});

function toContext({ orm }: Database): AccountApiContext {
  const outbox = createMailOutbox({ database: { orm } });
  const passwords = createPasswords({ cost: { logN: 4, r: 1, p: 1 } });
  const log = recordLog().log;
  const siteOrigin = 'http://localhost';
  return {
    orm,
    log,
    outbox,
    siteOrigin,
    siteName: 'Example Leasing',
    demonstrationData: true,
    now: () => now,
    passwords,
  };
}

/** Sends a code and returns the code from the mail. */
async function sendCode(
  context: AccountApiContext,
  accountId: string,
  purpose: CodePurpose,
): Promise<string> {
  let sent = '';
  const toMessage = (code: string) => {
    sent = code;
    return { to: 'ada@example.com', subject: 'Code', text: code };
  };
  await createCode(context, { accountId, purpose, toMessage, signal });
  return sent;
}

testOn('a code works once, even when it is sent many times at once', async (database) => {
  const context = toContext(database);
  const code = await sendCode(context, 'a', 'complete');
  const spend = () => spendCode(context, { accountId: 'a', purpose: 'complete', code, signal }, noWork);
  const outcomes = await Promise.allSettled([spend(), spend(), spend()]);

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(spend()).rejects.toThrow('no longer valid');
});

testOn(
  'a code works for its own purpose and account only, and until a newer one is sent',
  async (database) => {
    const context = toContext(database);
    const code = await sendCode(context, 'a', 'complete');

    await expect(
      spendCode(context, { accountId: 'a', purpose: 'wallet', code, signal }, noWork),
    ).rejects.toThrow();
    await expect(
      spendCode(context, { accountId: 'b', purpose: 'complete', code, signal }, noWork),
    ).rejects.toThrow();
    const newer = await sendCode(context, 'a', 'complete');
    if (newer !== code) {
      await expect(
        spendCode(context, { accountId: 'a', purpose: 'complete', code, signal }, noWork),
      ).rejects.toThrow();
    }
    await spendCode(context, { accountId: 'a', purpose: 'complete', code: newer, signal }, noWork);
  },
);

testOn('a clock that is put back by a day stops neither new codes nor their use', async (database) => {
  const context = toContext(database);
  const dayBefore = { ...context, now: () => new Date(now.getTime() - 24 * 3_600_000) };
  for (let sent = 0; sent < 3; sent++) await sendCode(context, 'a', 'complete');
  const code = await sendCode(dayBefore, 'a', 'complete');

  await spendCode(dayBefore, { accountId: 'a', purpose: 'complete', code, signal }, noWork);
});
