import { randomInt, randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import type { AccountApiContext } from '#server/account-api/account-api-context.ts';
import { createLink } from '#server/account-api/credentials/links.ts';
import { refuseWeak } from '#server/account-api/credentials/refuse-weak.ts';
import { alreadyRegisteredMessage, completeMessage } from '#server/account-api/messages.ts';
import { RefusedError } from '#server/account-api/refused-error.ts';
import type { CreateAccount } from '#server/account-contract/account.ts';
import { subCodes } from '#server/account-contract/answer.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { toAddress } from '#server/platform/person/email-address.ts';
import { toPhoneDigits } from '#server/platform/person/person.ts';
import { accountManagers, accounts } from './account-tables.ts';
import type { StoredAccount } from './accounts.ts';

/**
 * Creates a pending account and sends the link that completes it; an account that is pending already gets a new link.
 * The password is not stored: the holder of the address sets it with the link. For a complete account its holder gets a
 * mail, and the call throws 409. The same statements run in each case, so that the time does not tell which it is.
 */
export async function registerAccount(
  context: AccountApiContext,
  registration: CreateAccount,
): Promise<string> {
  const { outbox, now, siteOrigin } = context;
  await refuseWeak(context, registration.password, registration);
  const to = toAddress(registration.email);
  const { accountId, state } = await outbox.storeWith(async (orm, store) => {
    const account = await storePending(orm, registration, now());
    // For a complete account the link is not sent and does not work.
    const secrets = await createLink({ orm, now }, account.accountId, 'complete');
    const isPending = account.state === 'pending';
    await store(
      isPending ? completeMessage({ to, siteOrigin, secrets }) : alreadyRegisteredMessage({ to, siteOrigin }),
    );
    return account;
  });
  if (state === 'pending') return accountId;
  throw new RefusedError(409, 'There is an account with this address.', subCodes.emailTaken);
}

/** The account with this address: a pending one, new or with its new details, or a complete one as it was. */
async function storePending(
  orm: Orm,
  registration: CreateAccount,
  now: Date,
): Promise<Pick<StoredAccount, 'accountId' | 'state'>> {
  const details = toDetails(registration, now);
  const email = toAddress(registration.email);
  await orm
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
    .onConflictDoUpdate({
      target: accounts.email,
      set: details,
      setWhere: sql`${accounts.state} = 'pending' and not ${accounts.isBegunByBroker}`,
    });
  const [account] = await orm.select().from(accounts).where(eq(accounts.email, email));
  if (!account) throw new Error('An account that was stored did not come back.');
  return account;
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
