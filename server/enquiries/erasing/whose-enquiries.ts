import { type SQL, sql } from 'drizzle-orm';
import { enquiries } from '#server/enquiries/enquiry-tables.ts';
import { isNamedIn } from '#server/platform/person/email-address.ts';
import { hasAccount, hasEmail, hasPhone, type Person } from '#server/platform/person/person.ts';

/**
 * Enquiries of a person: those with the address in any field, those that the account shows, and those with the number.
 * One that gives an email address belongs to its holder, so the number counts only where there is none: two people who
 * share a telephone are not told of each other.
 */
export function isOfPerson(person: Person): SQL {
  const { fields, accountId } = enquiries;
  return sql`(exists (select from jsonb_each_text(${fields}) as field where ${hasEmail(sql`field.value`, person)})
    or ${hasAccount(accountId, person)}
    or (coalesce(${fields} ->> 'email', '') = '' and ${hasPhone(sql`${fields} ->> 'phone'`, person)}))`;
}

/** Enquiries that name the person and are not theirs by that rule: staff have to read these. */
export function namesPerson(person: Person): SQL {
  const { fields, snapshot } = enquiries;
  const inText =
    person.email === undefined
      ? sql`false`
      : isNamedIn(sql`concat(${fields}::text, ${snapshot}::text)`, person.email);
  return sql`(${inText} or ${hasPhone(sql`${fields} ->> 'phone'`, person)}) and not ${isOfPerson(person)}`;
}
