import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Orm } from '#server/platform/database/database.ts';
import { claimed, dueAgain, isDue, isFree } from '#server/platform/outbox/claim-columns.ts';
import type { MailMessage } from './mail.ts';
import { mailOutbox as mails } from './mail-outbox-table.ts';

/** A mail that this node has claimed: no other tries it for a while. */
export interface ClaimedMail {
  readonly mailId: string;
  /** Counts this try too; tells this claim from a later one. */
  readonly attempt: number;
  readonly message: MailMessage;
}

interface Claim {
  readonly limit: number;
  readonly claimMs: number;
}

/** Claims mails that are due, those first that run out first: a code never waits behind news. */
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
    // An array is made once; as a plain subquery the limit could be applied again and again.
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

/** Forgets a mail that was sent, or that no mail server will take. */
export async function removeMail(orm: Orm, { mailId }: ClaimedMail): Promise<void> {
  await orm.delete(mails).where(eq(mails.mailId, mailId));
}

/** Gives a mail back until its next try, unless a later claim has taken over. */
export async function giveBackMail(
  orm: Orm,
  { mailId, attempt }: ClaimedMail,
  retryInMs: number,
): Promise<void> {
  const isOurs = and(eq(mails.mailId, mailId), eq(mails.attempts, attempt));
  await orm.update(mails).set(dueAgain(retryInMs)).where(isOurs);
}

/** A mail that ran out unsent. */
export type ExpiredMail = Pick<ClaimedMail, 'mailId' | 'attempt'>;

/** Deletes what ran out, and gives those that somebody should have got; what is being tried now stays until then. */
export async function removeExpiredMails(orm: Orm): Promise<readonly ExpiredMail[]> {
  const removed = await orm
    .delete(mails)
    .where(and(lte(mails.expiresAt, sql`now()`), isFree(mails)))
    .returning({ mailId: mails.mailId, attempt: mails.attempts, recipient: mails.recipient });
  return removed.flatMap(({ recipient, ...expired }) => (recipient === null ? [] : [expired]));
}
