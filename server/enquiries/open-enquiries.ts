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
  /** Settles when the tables are there, or cannot be had for now. */
  readonly prepared: Promise<unknown>;
}

/** Enquiries and what delivers them, running. */
export interface OpenEnquiries {
  readonly enquiries: EnquiryStore;
  /** What waits in the outbox, for the metrics. */
  readonly gauges: Readonly<Record<string, GaugeSource>>;
  /** Ends the deliveries, those under way well where they are quick. */
  close(): Promise<void>;
}

/** Opens the store of enquiries and delivers what is in its outbox: at once what is stored here, soon the rest. */
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

/** The embedded database belongs to this process alone: whoever claimed something there is dead. */
async function freeClaims({ kind, orm }: Database): Promise<void> {
  if (kind !== 'embedded') return;
  await orm.update(enquiryDeliveries).set({ claimedUntil: null }).where(sql`state = 'waiting'`);
}
