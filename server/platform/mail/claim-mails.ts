import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Orm } from '#server/platform/database/database.ts';
import { claimed, dueAgain, isDue, isFree } from '#server/platform/outbox/claim-columns.ts';
import type { MailMessage } from './mail.ts';
import { mailOutbox as mails } from './mail-outbox-table.ts';

/** A mail that this node has claimed, so that no other node tries it for a while. */
export interface ClaimedMail {
  readonly mailId: string;
  /** Number of this try; distinguishes this claim from a later one. */
  readonly attempt: number;
  readonly message: MailMessage;
}

interface Claim {
  readonly limit: number;
  readonly claimMs: number;
}

/** Claims due mails, those that expire first at the front, so that a code never waits behind an alert. */
export async function claimMails(orm: Orm, { limit, claimMs }: Claim): Promise<readonly ClaimedMail[]> {
  const due = orm
    .select({ mailId: mails.mailId })
    .from(mails)
    .where(and(isNotNull(mails.recipient), isDue(mails)))
    .orderBy(asc(mails.expiresAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await orm
    .update(mails)
    .set(claimed(mails, claimMs))
    // As an array, the subquery runs once; in `in (…)` its limit could be applied again for each row.
    .where(sql`${mails.mailId} = any(array(${due}))`)
    .returning();
  return rows.map(toClaimed);
}

function toClaimed(row: typeof mails.$inferSelect): ClaimedMail {
  const { mailId, attempts, recipient, subject, text, replyTo, headers } = row;
  const to = recipient ?? '';
  const more = { ...(replyTo !== null && { replyTo }), ...(headers !== null && { headers }) };
  return { mailId, attempt: attempts, message: { to, subject, text, id: mailId, ...more } };
}

/** Deletes a mail that was sent or given up. */
export async function removeMail(orm: Orm, { mailId }: ClaimedMail): Promise<void> {
  await orm.delete(mails).where(eq(mails.mailId, mailId));
}

/** Frees a mail until its next try; does nothing once another node has claimed it. */
export async function giveBackMail(
  orm: Orm,
  { mailId, attempt }: ClaimedMail,
  retryInMs: number,
): Promise<void> {
  const isOurs = and(eq(mails.mailId, mailId), eq(mails.attempts, attempt));
  await orm.update(mails).set(dueAgain(retryInMs)).where(isOurs);
}

/** A mail that expired before it could be sent. */
export type ExpiredMail = Pick<ClaimedMail, 'mailId' | 'attempt'>;

/** Deletes expired mails that no node is sending now, and returns those that had a recipient. */
export async function removeExpiredMails(orm: Orm): Promise<readonly ExpiredMail[]> {
  const removed = await orm
    .delete(mails)
    .where(and(lte(mails.expiresAt, sql`now()`), isFree(mails)))
    .returning({ mailId: mails.mailId, attempt: mails.attempts, recipient: mails.recipient });
  return removed.flatMap(({ recipient, ...expired }) => (recipient === null ? [] : [expired]));
}
