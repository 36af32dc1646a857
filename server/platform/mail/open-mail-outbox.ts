import { isNotNull, sql } from 'drizzle-orm';
import type { Database, Orm } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { GaugeSource } from '#server/platform/metrics/metrics.ts';
import type { OutboxTimes } from '#server/platform/outbox/follow-outbox.ts';
import { keptCount } from '#server/platform/outbox/kept-count.ts';
import { followMails, type MailCounts } from './follow-mails.ts';
import type { Mail } from './mail.ts';
import { createMailOutbox, type MailOutbox } from './mail-outbox.ts';
import { mailOutbox as mails } from './mail-outbox-table.ts';

interface OutboxSources extends Partial<OutboxTimes> {
  readonly database: Database;
  /** Sends the mails. */
  readonly mail: Mail;
  readonly log: Log;
  /** Who signs each mail. */
  readonly from: string;
  /** Settles when the tables exist, or when the database cannot be reached. */
  readonly prepared?: Promise<unknown> | undefined;
}

/** The running outbox of mails. */
export interface OpenMailOutbox {
  readonly outbox: MailOutbox;
  /** Number of waiting mails, and of mails by outcome, for the metrics. */
  readonly gauges: Readonly<Record<string, GaugeSource>>;
  /** Starts no further mail and waits a few seconds for those under way; the others are sent after the next start. */
  close(): Promise<void>;
}

/** Opens the outbox and sends its mails: this node's own at once, those of other nodes within seconds. */
export function openMailOutbox({ prepared, ...sources }: OutboxSources): OpenMailOutbox {
  const { database } = sources;
  const counts: MailCounts = { sent: 0, failedTries: 0, refused: 0, expired: 0 };
  const after = Promise.resolve(prepared).then(() => freeClaims(database));
  const followed = followMails({ ...sources, counts, after });
  let closed: Promise<void> | undefined;
  return {
    outbox: createMailOutbox({ database, onStored: followed.poke }),
    gauges: createGauges(database, counts),
    close: () => {
      closed ??= followed.close();
      return closed;
    },
  };
}

/** Frees old claims in the embedded database: only one process uses it, so a process with a claim there has ended. */
async function freeClaims({ kind, orm }: Database): Promise<void> {
  if (kind === 'embedded') await orm.update(mails).set({ claimedUntil: null });
}

const unknown = { waiting: Number.NaN, oldestSeconds: Number.NaN };

/** How many mails wait now, and for how long the oldest has. */
export async function countMails(orm: Orm): Promise<typeof unknown> {
  const [row] = await orm
    .select({
      waiting: sql<number>`count(*)::integer`,
      oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${mails.storedAt})), 0)::float8`,
    })
    .from(mails)
    .where(isNotNull(mails.recipient));
  return row ?? unknown;
}

function createGauges({ orm }: Database, counts: MailCounts): OpenMailOutbox['gauges'] {
  const read = keptCount(unknown, () => countMails(orm));
  const counter = (name: keyof MailCounts, help: string): GaugeSource => ({
    help,
    type: 'counter',
    read: () => counts[name],
  });
  return {
    mails_waiting: { help: 'Mails still to be sent.', read: () => read().waiting },
    mails_oldest_seconds: {
      help: 'Age of the oldest mail still to be sent.',
      read: () => read().oldestSeconds,
    },
    mails_sent_total: counter('sent', 'Mails that the mail server has taken.'),
    mail_tries_failed_total: counter('failedTries', 'Tries after which a mail is tried again.'),
    mails_refused_total: counter('refused', 'Mails given up because the mail server refused them for good.'),
    mails_expired_total: counter(
      'expired',
      'Mails given up because their link, code or news ran out unsent.',
    ),
  };
}
