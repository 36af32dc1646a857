import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#server/platform/database/database.ts';
import { toAddress } from '#server/platform/person/email-address.ts';
import { hasEmail, hasPhone, toPhoneDigits } from '#server/platform/person/person.ts';
import type { NewEnquiry } from './enquiry-store.ts';
import { enquiries } from './enquiry-tables.ts';

/**
 * One entry each: a further entry of a competition with the same address or number is marked, so that the draw leaves it
 * out. It is answered like the first, because a refusal would tell a stranger who has entered.
 */
export async function markRepeatedEntry(orm: Orm, enquiry: NewEnquiry): Promise<NewEnquiry> {
  const { kind, fields, snapshot } = enquiry;
  const competition = snapshot?.competition;
  if (kind !== 'competition' || typeof competition !== 'string') return enquiry;
  const email = typeof fields.email === 'string' ? toAddress(fields.email.trim()) : undefined;
  const phone = typeof fields.phone === 'string' ? toPhoneDigits(fields.phone) : undefined;
  // Two entries at the same moment: the second waits here and then finds the first.
  const key = JSON.stringify([competition, email, phone]);
  await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 1))`);
  const isSame: SQL = sql`(${hasEmail(sql`${enquiries.fields} ->> 'email'`, { email })}
    or ${hasPhone(sql`${enquiries.fields} ->> 'phone'`, { phone })})`;
  const inThis = eq(sql`${enquiries.snapshot} ->> 'competition'`, competition);
  const earlier = await orm.$count(enquiries, and(eq(enquiries.kind, kind), inThis, isSame));
  return earlier === 0 ? enquiry : { ...enquiry, snapshot: { ...snapshot, isRepeatedEntry: true } };
}
