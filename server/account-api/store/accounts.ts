import { asc, eq } from 'drizzle-orm';
import type { AccountApiContext } from '#server/account-api/account-api-context.ts';
import type { Account, AccountManager, MarketingConsent } from '#server/account-contract/account.ts';
import type { CallInput } from '#server/account-contract/account-calls.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { toAddress } from '#server/platform/person/email-address.ts';
import { toPhoneDigits } from '#server/platform/person/person.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { accountManagers, accounts } from './account-tables.ts';

/** An account as it is stored. */
export type StoredAccount = typeof accounts.$inferSelect;

/** The account as its holder may see it: without the password's hash. */
export function toAccount(row: StoredAccount): Account {
  const { accountId, accountNumber, accountType, firstName, lastName, email, isLexCustomer } = row;
  return {
    accountId,
    accountNumber,
    accountType,
    ...(row.companyName !== null && { companyName: row.companyName }),
    firstName,
    lastName,
    email,
    ...(row.mobile !== null && { mobile: row.mobile }),
    isLexCustomer,
  };
}

/** The ways in which the holder agreed to be sent offers. */
export function toMarketingConsent(row: StoredAccount): MarketingConsent {
  return {
    email: row.allowsEmail,
    phone: row.allowsPhone,
    sms: row.allowsSms,
    post: row.allowsPost,
    ...(row.consentSavedAt && { savedAt: row.consentSavedAt.toISOString() }),
  };
}

/** Stores the ways in which the holder agrees to be sent offers; undefined when the account no longer exists. */
export async function saveMarketingConsent(
  { orm, now }: AccountApiContext,
  { accountId, email, phone, sms, post }: CallInput<'saveMarketingConsent'>,
): Promise<MarketingConsent | undefined> {
  const ways = { allowsEmail: email, allowsPhone: phone, allowsSms: sms, allowsPost: post };
  const [saved] = await orm
    .update(accounts)
    .set({ ...ways, consentSavedAt: now() })
    .where(eq(accounts.accountId, accountId))
    .returning();
  return saved && toMarketingConsent(saved);
}

/** The account with this address, else the oldest with this number; null when there is none. */
export async function searchAccounts(
  orm: Orm,
  { emailAddress, phoneNumber }: CallInput<'searchAccounts'>,
): Promise<string | null> {
  const byEmail = emailAddress && eq(accounts.email, toAddress(emailAddress));
  const digits = toPhoneDigits(phoneNumber ?? '');
  const byPhone = digits && eq(accounts.mobile, digits);
  for (const wanted of [byEmail, byPhone]) {
    if (!wanted) continue;
    const [found] = await orm
      .select({ accountId: accounts.accountId })
      .from(accounts)
      .where(wanted)
      .orderBy(asc(accounts.createdAt))
      .limit(1);
    if (found) return found.accountId;
  }
  return null;
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The manager and whether they can be reached now: not while away, and only Monday to Friday from 9 to 17. */
export async function findAccountManager(
  { orm, now }: AccountApiContext,
  managerId: string | null,
): Promise<AccountManager | undefined> {
  if (managerId === null) return undefined;
  const [row] = await orm.select().from(accountManagers).where(eq(accountManagers.managerId, managerId));
  if (!row) return undefined;
  const { name, jobTitle, phone, email, awayUntil } = row;
  const isAway = awayUntil !== null && awayUntil >= todayInLondon(now());
  const isAvailable = !isAway && isOfficeHour(now());
  return { name, jobTitle, phone, email, isAvailable, ...(isAway && { awayUntil }) };
}

function isOfficeHour(now: Date): boolean {
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const hour = Number(parts.get('hour'));
  return !['Sat', 'Sun'].includes(parts.get('weekday') ?? '') && hour >= 9 && hour < 17;
}
