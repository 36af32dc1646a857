import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * An email address as it is stored, counted and compared: the letters A to Z become small, and nothing else changes. No
 * wider rule is safe. Lower case and every Unicode normalisation turn the Kelvin sign into a k, so that two addresses
 * that belong to two people would become one.
 */
export function toAddress(email: string): string {
  return email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Whether two addresses are one. */
export function isSameAddress(one: string, other: string): boolean {
  return toAddress(one) === toAddress(other);
}

/** Whether an address in the database, which may have spaces around it, is this one. */
export function hasAddress(column: AnyColumn | SQL, email: string): SQL {
  return sql`${small(sql`trim(${column})`)} = ${toAddress(email)}`;
}

/** Whether a text in the database has this part in it, in capitals or small letters. */
export function isNamedIn(text: AnyColumn | SQL, part: string): SQL {
  return sql`position(${toAddress(part)} in ${small(sql`${text}`)}) > 0`;
}

/** As `toAddress`: by this collation A to Z alone become small, whatever the language of the database is. */
function small(text: SQL): SQL {
  return sql`lower((${text}) collate "C")`;
}
