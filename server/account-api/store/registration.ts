import { randomInt, randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { AccountApiContext } from '#server/account-api/account-api-context.ts';
import type { CreateAccount } from '#server/account-api/contract/account.ts';
import { subCodes } from '#server/account-api/contract/answer.ts';
import { createLink } from '#server/account-api/credentials/links.ts';
import { alreadyRegisteredMessage, completeMessage } from '#server/account-api/messages.ts';
import { RefusedError } from '#server/account-api/refused-error.ts';
import { toPhoneDigits } from '#server/account-api/to-phone-digits.ts';
import type { Orm } from '#server/database/database.ts';
import { accountManagers, accounts } from '#server/database/schema/account-tables.ts';

/**
 * Begins an account and sends the link that completes it; a pending one gets a new link. The password is not kept:
 * whoever holds the address sets it with the link. Throws 409 for a complete account, and tells its holder.
 */
export async function registerAccount(
  context: AccountApiContext,
  registration: CreateAccount,
): Promise<string> {
  const { orm, now, mail, siteOrigin } = context;
  const to = registration.email.toLowerCase();
  const pending = await orm.transaction(async (transaction) => {
    const accountId = await storePending(transaction, registration, now());
    if (!accountId) return undefined;
    return { accountId, secrets: await createLink({ orm: transaction, now }, accountId, 'complete') };
  });
  if (!pending) {
    await mail.send(alreadyRegisteredMessage({ to, siteOrigin }));
    throw new RefusedError(409, 'There is an account with this address.', subCodes.emailTaken);
  }
  await mail.send(completeMessage({ to, siteOrigin, secrets: pending.secrets }));
  return pending.accountId;
}

/** The pending account with this address, new or not; undefined when it is complete already. */
async function storePending(orm: Orm, registration: CreateAccount, now: Date): Promise<string | undefined> {
  const details = toDetails(registration, now);
  const email = registration.email.toLowerCase();
  const [created] = await orm
    .insert(accounts)
    .values({
      ...details,
      accountId: randomUUID(),
      accountNumber: `A${randomInt(10 ** 9, 10 ** 10)}`,
      state: 'pending',
      email,
      managerId: await findManager(orm),
      createdAt: now,
    })
    .onConflictDoNothing({ target: accounts.email })
    .returning({ accountId: accounts.accountId });
  if (created) return created.accountId;
  const [existing] = await orm.select().from(accounts).where(eq(accounts.email, email)).for('update');
  if (existing?.state !== 'pending') return undefined;
  if (!existing.isBegunByBroker) {
    await orm
      .update(accounts)
      .set(details)
      .where(and(eq(accounts.email, email), eq(accounts.state, 'pending')));
  }
  return existing.accountId;
}

function toDetails(registration: CreateAccount, now: Date) {
  const { accountType, companyName, firstName, lastName, mobile, allowedCommunicationTypes } = registration;
  return {
    accountType,
    companyName: accountType === 'business' ? (companyName ?? null) : null,
    firstName,
    lastName,
    mobile: toPhoneDigits(mobile),
    allowsEmail: allowedCommunicationTypes.includes('email'),
    allowsPhone: allowedCommunicationTypes.includes('phone'),
    allowsSms: allowedCommunicationTypes.includes('sms'),
    allowsPost: allowedCommunicationTypes.includes('post'),
    consentSavedAt: now,
  };
}

async function findManager(orm: Orm): Promise<string | null> {
  const [manager] = await orm.select().from(accountManagers).orderBy(asc(accountManagers.managerId)).limit(1);
  return manager?.managerId ?? null;
}
