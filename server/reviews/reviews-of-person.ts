import { asc, or, sql } from 'drizzle-orm';
import type { Orm } from '#server/platform/database/database.ts';
import { mailOutbox } from '#server/platform/mail/mail-outbox-table.ts';
import { mailboxMessages } from '#server/platform/mail/mailbox-table.ts';
import type { HeldSection } from '#server/platform/person/held-data.ts';
import { hasEmail, type Person } from '#server/platform/person/person.ts';
import { vehicleReviews } from './review-table.ts';

/** The reviews that a person wrote; those whose address has been erased cannot be found any more. */
export async function loadHeldReviews(orm: Orm, person: Person): Promise<HeldSection> {
  const rows = await orm
    .select()
    .from(vehicleReviews)
    .where(hasEmail(vehicleReviews.email, person))
    .orderBy(asc(vehicleReviews.receivedAt));
  const records = rows.map(({ reviewId: _id, contentKey: _key, isSuspected: _robot, ...review }) => review);
  return { name: 'Reviews', tables: ['vehicle_reviews'], records };
}

/** Deletes the reviews of a person, with the mails about them. Returns their references. */
export async function eraseReviewsOf(orm: Orm, person: Person): Promise<readonly string[]> {
  const rows = await orm
    .delete(vehicleReviews)
    .where(hasEmail(vehicleReviews.email, person))
    .returning({ reference: vehicleReviews.reference });
  const references = rows.map(({ reference }) => reference);
  await removeReviewMails(orm, references);
  return references;
}

/** Removes the mails to staff about these reviews that still wait, and those in the embedded mailbox. */
export async function removeReviewMails(orm: Orm, references: readonly string[]): Promise<void> {
  if (references.length === 0) return;
  const waiting = references.map((reference) => sql`position(${reference} in ${mailOutbox.text}) > 0`);
  const kept = references.map((reference) => sql`position(${reference} in ${mailboxMessages.text}) > 0`);
  await orm.delete(mailOutbox).where(or(...waiting));
  await orm.delete(mailboxMessages).where(or(...kept));
}
