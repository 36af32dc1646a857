import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import {
  type FollowedOutbox,
  followOutbox,
  type OutboxTimes,
  usualOutboxTimes,
} from '#server/platform/outbox/follow-outbox.ts';
import { retryDelay } from '#server/platform/outbox/retry-delays.ts';
import { type Tried, tryOnce } from '#server/platform/outbox/try-once.ts';
import { type ClaimedMail, claimMails, giveBackMail, removeExpiredMails, removeMail } from './claim-mails.ts';
import { type Mail, MailFault } from './mail.ts';

/** Number of mails by outcome, since this process started. */
export type MailCounts = Record<'sent' | 'failedTries' | 'refused' | 'expired', number>;

export interface FollowMailsOptions extends Partial<OutboxTimes> {
  readonly database: Pick<Database, 'orm'>;
  /** Sends the mails: a mail server, or the embedded mailbox. */
  readonly mail: Mail;
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

function toTried(claimed: ClaimedMail, { database, mail, counts, retryDelaysMs }: TryParts): Tried {
  const { mailId, attempt, message } = claimed;
  const { orm } = database;
  return {
    facts: { mailId, attempt },
    deliver: async () => {
      await mail.send(message);
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
