import { eq, inArray, sql } from 'drizzle-orm';
import { enquiryDeliveries as deliveries, enquiries } from '#server/enquiries/enquiry-tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { GaugeSource } from '#server/platform/metrics/metrics.ts';
import { keptCount } from '#server/platform/outbox/kept-count.ts';

/** How many deliveries wait or were given up, and the age of the oldest enquiry that waits. */
interface Backlog {
  readonly waiting: number;
  readonly dead: number;
  readonly oldestSeconds: number;
}

const unknown: Backlog = { waiting: Number.NaN, dead: Number.NaN, oldestSeconds: Number.NaN };

/**
 * Metrics of the outbox: waiting and given-up deliveries and the oldest one's age. Every node reports the same numbers.
 */
export function createBacklogGauges(
  { orm }: Pick<Database, 'orm'>,
  kept: Parameters<typeof keptCount>[2] = {},
): Readonly<Record<string, GaugeSource>> {
  const read = keptCount(unknown, () => countBacklog(orm), kept);
  return {
    enquiry_deliveries_waiting: {
      help: 'Deliveries of enquiries still to be made.',
      read: () => read().waiting,
    },
    enquiry_deliveries_dead: { help: 'Deliveries of enquiries given up.', read: () => read().dead },
    enquiry_deliveries_oldest_seconds: {
      help: 'Age of the oldest enquiry with a delivery still to be made.',
      read: () => read().oldestSeconds,
    },
  };
}

/** Counts the outbox of enquiries now. */
export async function countBacklog(orm: Database['orm']): Promise<Backlog> {
  const [row] = await orm
    .select({
      waiting: sql<number>`(count(*) filter (where ${deliveries.state} = 'waiting'))::integer`,
      dead: sql<number>`(count(*) filter (where ${deliveries.state} = 'dead'))::integer`,
      oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${enquiries.receivedAt})
        filter (where ${deliveries.state} = 'waiting')), 0)::float8`,
    })
    .from(deliveries)
    .innerJoin(enquiries, eq(deliveries.enquiryId, enquiries.enquiryId))
    .where(inArray(deliveries.state, ['waiting', 'dead']));
  return row ?? unknown;
}
