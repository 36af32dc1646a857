import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database, Orm } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import { claimed, dueAgain, isDue, isFree } from '#server/platform/outbox/claim-columns.ts';
import {
  type FollowedOutbox,
  followOutbox,
  type OutboxTimes,
  usualOutboxTimes,
} from '#server/platform/outbox/follow-outbox.ts';
import { retryDelay } from '#server/platform/outbox/retry-delays.ts';
import { type Tried, tryOnce } from '#server/platform/outbox/try-once.ts';
import { type Mail, MailFault, type MailMessage, toLetter } from './mail.ts';
import { mailOutbox as mails } from './mail-outbox-table.ts';

/** Number of mails by outcome, since this process started. */
export type MailCounts = Record<'sent' | 'failedTries' | 'refused' | 'expired', number>;

export interface FollowMailsOptions extends Partial<OutboxTimes> {
  readonly database: Pick<Database, 'orm'>;
  /** Sends the mails: a mail server, or the embedded mailbox. */
  readonly mail: Mail;
  /** Who signs each mail. */
  readonly from: string;
  readonly log: Log;
  readonly counts: MailCounts;
  /** How many mails are sent at the same time. */
  readonly concurrency?: number;
  /** The outbox is not read before this settles. */
  readonly after?: Promise<unknown>;
}

const events = {
  delivered: logEvents.mailSent,
  failed: logEvents.mailFailed,
  dead: logEvents.mailGivenUp,
  unmarked: logEvents.mailUnmarked,
};

/**
 * Sends the mails in the outbox; runs on every node. A mail that the mail server rejects for the moment is tried again
 * until it expires; one that it rejects for good is given up. Only the id of a mail is logged.
 */
export function followMails(options: FollowMailsOptions): FollowedOutbox {
  const { database, log, counts, concurrency = 4, after = Promise.resolve() } = options;
  const { orm } = database;
  const times = { ...usualOutboxTimes, ...options };
  const { claimMs } = times;
  return followOutbox({
    ...times,
    work: 'mail',
    log,
    concurrency,
    after,
    claim: async (limit) => {
      for (const expired of await removeExpiredMails(orm)) {
        counts.expired += 1;
        log.error({ ...expired, fault: 'It expired before a mail server took it.' }, logEvents.mailGivenUp);
      }
      return claimMails(orm, { limit, claimMs });
    },
    attempt: (claimed: ClaimedMail, stop) =>
      tryOnce(toTried(claimed, { ...options, ...times }), { log, events, claimMs, stop }),
  });
}

type TryParts = FollowMailsOptions & Pick<OutboxTimes, 'retryDelaysMs'>;

function toTried(claimed: ClaimedMail, { database, mail, from, counts, retryDelaysMs }: TryParts): Tried {
  const { mailId, attempt, message } = claimed;
  const { orm } = database;
  return {
    facts: { mailId, attempt },
    deliver: async () => {
      await mail.send({ ...message, text: toLetter(message.text, from) });
      counts.sent += 1;
    },
    retryIn: (error) => {
      const isFinal = error instanceof MailFault && error.isFinal;
      const retryInMs = isFinal ? undefined : retryDelay(attempt, retryDelaysMs, Math.random());
      counts[retryInMs === undefined ? 'refused' : 'failedTries'] += 1;
      return retryInMs;
    },
    markDelivered: () => removeMail(orm, claimed),
    markFailed: ({ retryInMs }) =>
      retryInMs === undefined ? removeMail(orm, claimed) : giveBackMail(orm, claimed, retryInMs),
  };
}

/** A mail that this node has claimed, so that no other node tries it for a while. */
interface ClaimedMail {
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
async function removeMail(orm: Orm, { mailId }: ClaimedMail): Promise<void> {
  await orm.delete(mails).where(eq(mails.mailId, mailId));
}

/** Frees a mail until its next try; does nothing once another node has claimed it. */
async function giveBackMail(orm: Orm, { mailId, attempt }: ClaimedMail, retryInMs: number): Promise<void> {
  const isOurs = and(eq(mails.mailId, mailId), eq(mails.attempts, attempt));
  await orm.update(mails).set(dueAgain(retryInMs)).where(isOurs);
}

/** A mail that expired before it could be sent. */
type ExpiredMail = Pick<ClaimedMail, 'mailId' | 'attempt'>;

/** Deletes expired mails that no node is sending now, and returns those that had a recipient. */
async function removeExpiredMails(orm: Orm): Promise<readonly ExpiredMail[]> {
  const removed = await orm
    .delete(mails)
    .where(and(lte(mails.expiresAt, sql`now()`), isFree(mails)))
    .returning({ mailId: mails.mailId, attempt: mails.attempts, recipient: mails.recipient });
  return removed.flatMap(({ recipient, ...expired }) => (recipient === null ? [] : [expired]));
}
