import { follow } from '#server/platform/background/follow.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import type { GaugeSource } from '#server/platform/metrics/metrics.ts';
import type { Overdue } from './list-overdue.ts';

interface FollowOptions {
  readonly database: Pick<Database, 'exclusively'>;
  readonly overdue: readonly Overdue[];
  readonly log: Log;
  /** Settles once the tables exist, or once the database turned out to be unreachable for now. */
  readonly prepared: Promise<unknown>;
  readonly everyMs?: number;
}

/** The running sweep of what is too old. */
export interface FollowedRetention {
  /** How many records this node has erased, by kind. */
  readonly gauges: Readonly<Record<string, GaugeSource>>;
  close(): Promise<void>;
}

/**
 * Erases at the start and once an hour what has been kept for as long as the settings and the privacy policy say; of
 * several nodes one at a time. The log gets numbers only.
 */
export function followRetention(options: FollowOptions): FollowedRetention {
  const { database, overdue, log, prepared, everyMs = 3_600_000 } = options;
  const erased = new Map(overdue.map(({ name }) => [name, 0]));
  const sweep = async (stop: AbortSignal) => {
    const counts: Record<string, number> = {};
    try {
      for (const { name, erase } of overdue) {
        stop.throwIfAborted();
        const count = await erase();
        erased.set(name, (erased.get(name) ?? 0) + count);
        if (count > 0) counts[name] = count;
      }
    } finally {
      if (Object.keys(counts).length > 0) log.info(counts, logEvents.retentionSwept);
    }
  };
  const { poke, close } = follow({
    work: 'retention',
    log,
    everyMs,
    after: prepared,
    round: (stop) => database.exclusively('retention', () => sweep(stop)),
  });
  void poke();
  const counters = overdue.map(({ name }): [string, GaugeSource] => [
    `retention_${name}_erased_total`,
    {
      help: `Of ${name}: records that this node erased because of their age.`,
      type: 'counter',
      read: () => erased.get(name) ?? 0,
    },
  ]);
  return { gauges: Object.fromEntries(counters), close };
}
