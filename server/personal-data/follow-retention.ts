import { type Database, LockHeldError } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import type { GaugeSource } from '#server/platform/metrics/metrics.ts';
import { pause } from '#server/platform/time/pause.ts';
import type { Overdue } from './list-overdue.ts';

interface FollowOptions {
  readonly database: Pick<Database, 'exclusively'>;
  readonly overdue: readonly Overdue[];
  readonly log: Log;
  /** Settles once the tables exist, or once the database turned out to be unreachable for now. */
  readonly prepared: Promise<unknown>;
  readonly everyMs?: number;
  /** When a round that failed is tried again. */
  readonly retryMs?: number;
}

/** The running sweep of what is too old. */
export interface FollowedRetention {
  /** How many records this node has erased, by kind, and how long ago a round ended well. */
  readonly gauges: Readonly<Record<string, GaugeSource>>;
  close(): Promise<void>;
}

/**
 * Erases at the start and once an hour what has been kept for as long as the settings and the privacy policy say. Of
 * several nodes one does so at a time; another that finds it at work has nothing to do.
 */
export function followRetention(options: FollowOptions): FollowedRetention {
  const { overdue, log, prepared, everyMs = 3_600_000, retryMs = 60_000 } = options;
  const erased = new Map(overdue.map(({ name }) => [name, 0]));
  const startedAt = performance.now();
  let endedAt = startedAt;
  const stop = new AbortController();
  const following = (async () => {
    await prepared;
    while (!stop.signal.aborted) {
      const isDone = await sweep(options, erased, stop.signal).catch((error: unknown) => {
        log.warn({ error }, logEvents.retentionFailed);
        return false;
      });
      if (isDone) endedAt = performance.now();
      await pause(isDone ? everyMs : retryMs, stop.signal);
    }
  })();
  const counters = overdue.map(({ name }): [string, GaugeSource] => [
    `retention_${name}_erased_total`,
    {
      help: `Of ${name}: records that this node erased because of their age.`,
      type: 'counter',
      read: () => erased.get(name) ?? 0,
    },
  ]);
  const age = {
    help: 'Seconds since this node last knew that everything too old was erased, or since its start.',
    read: () => (performance.now() - endedAt) / 1000,
  };
  return {
    gauges: { ...Object.fromEntries(counters), retention_age_seconds: age },
    close: async () => {
      stop.abort();
      await following;
    },
  };
}

/** One round; true when it ended well, here or on another node. The log gets numbers only. */
async function sweep(
  { database, overdue, log }: FollowOptions,
  totals: Map<string, number>,
  signal: AbortSignal,
): Promise<boolean> {
  const counts: Record<string, number> = {};
  try {
    await database.exclusively('retention', async () => {
      for (const { name, erase } of overdue) {
        signal.throwIfAborted();
        const count = await erase();
        totals.set(name, (totals.get(name) ?? 0) + count);
        if (count > 0) counts[name] = count;
      }
    });
  } catch (error) {
    if (error instanceof LockHeldError || signal.aborted) return true;
    throw error;
  } finally {
    if (Object.keys(counts).length > 0) log.info(counts, logEvents.retentionSwept);
  }
  return true;
}
