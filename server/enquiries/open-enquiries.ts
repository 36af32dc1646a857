import { sql } from 'drizzle-orm';
import type { Config } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { GaugeSource } from '#server/platform/metrics/metrics.ts';
import { createEnquiryStore } from './create-enquiry-store.ts';
import { createBacklogGauges } from './delivery/backlog-gauges.ts';
import { createChannels } from './delivery/create-channels.ts';
import { followDeliveries } from './delivery/follow-deliveries.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { enquiryDeliveries } from './enquiry-tables.ts';

interface EnquirySources {
  readonly config: Config;
  readonly database: Database;
  readonly mail: Mail;
  readonly log: Log;
  /** Settles once the tables exist, or once the database turned out to be unreachable for now. */
  readonly prepared: Promise<unknown>;
}

/** The store of enquiries and its running deliveries. */
export interface OpenEnquiries {
  readonly enquiries: EnquiryStore;
  /** Metrics of the deliveries waiting in the outbox. */
  readonly gauges: Readonly<Record<string, GaugeSource>>;
  /** Stops starting deliveries and waits a few seconds for those under way. */
  close(): Promise<void>;
}

/**
 * Opens the store of enquiries and delivers its outbox: deliveries that this node stores are made at once, all others
 * within seconds.
 */
export function openEnquiries({ config, database, mail, log, prepared }: EnquirySources): OpenEnquiries {
  const deliveries = followDeliveries({
    database,
    channels: createChannels({ config, mail }),
    log,
    after: prepared.then(() => freeClaims(database)),
  });
  const hasWebhook = config.enquiriesWebhook !== undefined;
  return {
    enquiries: createEnquiryStore({ database, hasWebhook, onStored: deliveries.poke }),
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
