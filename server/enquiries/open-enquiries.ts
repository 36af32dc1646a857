import { sql } from 'drizzle-orm';
import type { Config } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { MailOutbox } from '#server/platform/mail/mail-outbox.ts';
import type { GaugeSource } from '#server/platform/metrics/metrics.ts';
import { createEnquiryStore } from './create-enquiry-store.ts';
import { createBacklogGauges } from './delivery/backlog-gauges.ts';
import { createChannels } from './delivery/create-channels.ts';
import { followDeliveries } from './delivery/follow-deliveries.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { enquiryDeliveries } from './enquiry-tables.ts';
import { createMarketing, type Marketing } from './marketing/marketing.ts';
import { createMarketingTokens } from './marketing/marketing-tokens.ts';

interface EnquirySources {
  readonly config: Config;
  readonly database: Database;
  readonly mail: Mail;
  readonly outbox: MailOutbox;
  /** Secret that all nodes share; it signs links in mails. */
  readonly key: () => Promise<Uint8Array>;
  readonly log: Log;
  /** Settles once the tables exist, or once the database turned out to be unreachable for now. */
  readonly prepared: Promise<unknown>;
}

/** The store of enquiries and its running deliveries. */
export interface OpenEnquiries {
  readonly enquiries: EnquiryStore;
  readonly marketing: Marketing;
  /** Metrics of the deliveries waiting in the outbox. */
  readonly gauges: Readonly<Record<string, GaugeSource>>;
  /** Stops starting deliveries and waits a few seconds for those under way. */
  close(): Promise<void>;
}

/**
 * Opens the store of enquiries and delivers its outbox: deliveries that this node stores are made at once, all others
 * within seconds.
 */
export function openEnquiries({
  config,
  database,
  mail,
  outbox,
  key,
  log,
  prepared,
}: EnquirySources): OpenEnquiries {
  const tokens = createMarketingTokens(key);
  const deliveries = followDeliveries({
    database,
    channels: createChannels({ config, mail, tokens }),
    log,
    after: prepared.then(() => freeClaims(database)),
  });
  const hasWebhook = config.enquiriesWebhook !== undefined;
  return {
    enquiries: createEnquiryStore({ database, hasWebhook, onStored: deliveries.poke }),
    marketing: createMarketing({ tokens, outbox, staffAddress: config.enquiriesTo.default }),
    gauges: createBacklogGauges(database),
    close: deliveries.close,
  };
}

/**
 * Only this process uses the embedded database, so every claim in it is from a process that has ended and can be
 * released.
 */
async function freeClaims({ kind, orm }: Database): Promise<void> {
  if (kind !== 'embedded') return;
  await orm.update(enquiryDeliveries).set({ claimedUntil: null }).where(sql`state = 'waiting'`);
}
