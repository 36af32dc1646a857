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
  /** Settles when the tables are there, or the database cannot be reached for now. */
  readonly prepared: Promise<unknown>;
}

/** Enquiries and what delivers them, running. */
export interface OpenEnquiries {
  readonly enquiries: EnquiryStore;
  /** What waits in the outbox, for the metrics. */
  readonly gauges: Readonly<Record<string, GaugeSource>>;
  /** Begins no more deliveries and waits a few seconds for those under way. */
  close(): Promise<void>;
}

/** Opens the store of enquiries and delivers its outbox: what this node stores at once, the rest within seconds. */
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

/** The embedded database belongs to this process alone: a process that claimed something there has ended. */
async function freeClaims({ kind, orm }: Database): Promise<void> {
  if (kind !== 'embedded') return;
  await orm.update(enquiryDeliveries).set({ claimedUntil: null }).where(sql`state = 'waiting'`);
}
