import { asc, eq } from 'drizzle-orm';
import { toPhoneDigits } from '#server/account-api/to-phone-digits.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { accounts } from './account-tables.ts';

interface Search {
  readonly emailAddress?: string | undefined;
  readonly phoneNumber?: string | undefined;
}

/** The account with this address, else the oldest with this number; null when there is none. */
export async function searchAccounts(
  orm: Orm,
  { emailAddress, phoneNumber }: Search,
): Promise<string | null> {
  const byEmail = emailAddress && eq(accounts.email, emailAddress.toLowerCase());
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
