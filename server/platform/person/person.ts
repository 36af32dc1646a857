import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { hasAddress } from './email-address.ts';

/** Whom a data-protection request is about, as staff know them: an email address, a phone number, or both. */
export interface Person {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  /**
   * The accounts whose own address is the person's. An account that only names the address somewhere, as the sender of
   * an enquiry for example, is not theirs: anybody could have typed it.
   */
  readonly accountIds: readonly string[];
}

/** A UK phone number as digits with the leading 0, however it was typed. */
export function toPhoneDigits(phone: string): string {
  return phone
    .replace(/\D/g, '')
    .replace(/^(?:00)?44/, '0')
    .replace(/^00/, '0');
}

/** Whether an address in the database is the person's. */
export function hasEmail(address: AnyColumn | SQL, { email }: Pick<Person, 'email'>): SQL {
  return email === undefined ? sql`false` : hasAddress(address, email);
}

/** Whether a number in the database is the person's; both are compared as `toPhoneDigits` gives them. */
export function hasPhone(number: AnyColumn | SQL, { phone }: Pick<Person, 'phone'>): SQL {
  const digits = toPhoneDigits(phone ?? '');
  if (digits === '') return sql`false`;
  const bare = sql`regexp_replace(coalesce(${number}, ''), '[^0-9]', '', 'g')`;
  return sql`regexp_replace(regexp_replace(${bare}, '^(00)?44', '0'), '^00', '0') = ${digits}`;
}

/** Whether an account in the database is the person's. */
export function hasAccount(accountId: AnyColumn | SQL, { accountIds }: Pick<Person, 'accountIds'>): SQL {
  if (accountIds.length === 0) return sql`false`;
  const ids = sql.join(
    accountIds.map((id) => sql`${id}`),
    sql`, `,
  );
  return sql`coalesce(${accountId} in (${ids}), false)`;
}
