import { LockHeldError } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import type { LabelledGaugeSource } from '#server/platform/metrics/metrics.ts';

/** Everything that is done again and again in the background, as the log and the metrics call it. */
export const backgroundWorks = [
  'addresses',
  'alerts',
  'assets',
  'catalogue',
  'demonstration',
  'feeds',
  'mail',
  'ratebooks',
  'retention',
  'reviews',
  'search-index',
  'services',
  'staff-mail',
  'visitor-mail',
  'webhook',
] as const;

interface Work {
  readonly work: (typeof backgroundWorks)[number];
  /**
   * One round; it should end soon once `stop` is aborted. It rejects when it has failed; a `LockHeldError` is no
   * failure, because another node does the work.
   */
  readonly round: (stop: AbortSignal) => Promise<unknown>;
  /** The pause between two rounds; a tenth more or less, so that nodes started together do not stay together. */
  readonly everyMs: number;
  readonly log: Log;
  /** No round begins before this settles. */
  readonly after?: Promise<unknown> | undefined;
}

/** Work that goes on in the background until it is closed. */
export interface Followed {
  /** Begins a round now, or once the round under way has ended. Resolves at its end, good or not; never rejects. */
  poke(): Promise<void>;
  /** Begins no further round, and resolves when the one under way has ended. */
  close(): Promise<void>;
}

/** After a round that failed the pause is no longer than this. */
const longestRetryMs = 60_000;

/**
 * Repeats a piece of work, one round at a time: first after one pause, or when it is poked. That it fails is logged once,
 * and once that it works again, because a database may be away for hours. No failure ends the work or the process, and
 * a pause does not keep the process alive.
 */
export function follow(options: Work): Followed {
  const { everyMs, after = Promise.resolve() } = options;
  const stop = new AbortController();
  const { tryRound, isFailing } = createRound(options, stop.signal);
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    const pauseMs = isFailing() ? Math.min(everyMs, longestRetryMs) : everyMs;
    if (!stop.signal.aborted) timer = setTimeout(poke, pauseMs * (0.9 + Math.random() / 5)).unref();
  };
  // Rounds form a chain: `latest` is its end, `next` the round that has not begun, and `underWay` the one that has.
  let latest: Promise<void> = after.then(wait, wait);
  let next: Promise<void> | undefined;
  let underWay: Promise<void> | undefined;
  const poke = () => {
    next ??= latest = latest.then(async () => {
      next = undefined;
      clearTimeout(timer);
      if (stop.signal.aborted) return;
      underWay = tryRound();
      await underWay;
      wait();
    });
    return next;
  };
  return {
    poke,
    close: async () => {
      stop.abort();
      clearTimeout(timer);
      await underWay;
    },
  };
}

function createRound({ work, round, log }: Work, stop: AbortSignal) {
  const count = countOf(work);
  let isFailing = false;
  const note = (isFailed: boolean) => {
    count.rounds += 1;
    if (isFailed) count.failures += 1;
    else count.goodAtMs = performance.now();
    isFailing = isFailed;
  };
  const tryRound = async () => {
    try {
      await round(stop).catch(unlessHeld);
      if (isFailing) log.info({ work }, logEvents.workGoesOn);
      note(false);
    } catch (error) {
      if (stop.aborted) return;
      if (!isFailing) log.error({ work, error }, logEvents.workFails);
      note(true);
    }
  };
  return { tryRound, isFailing: () => isFailing };
}

function unlessHeld(error: unknown): void {
  if (!(error instanceof LockHeldError)) throw error;
}

interface Count {
  rounds: number;
  failures: number;
  goodAtMs: number;
}

/** Of this process, as its other metrics are. */
const counts = new Map<string, Count>();

function countOf(work: string): Count {
  const known = counts.get(work) ?? { rounds: 0, failures: 0, goodAtMs: performance.now() };
  counts.set(work, known);
  return known;
}

function gauge(help: string, read: (count: Count) => number, type?: 'counter'): LabelledGaugeSource {
  const readEach = () => Array.from(counts, ([work, count]) => ({ labels: { work }, value: read(count) }));
  return { help, labelNames: ['work'], readEach, ...(type && { type }) };
}

/** The metrics of all work that is followed in this process. */
export const backgroundGauges = {
  background_rounds_total: gauge('Rounds of work in the background.', ({ rounds }) => rounds, 'counter'),
  background_rounds_failed_total: gauge('Those that have failed.', ({ failures }) => failures, 'counter'),
  background_age_seconds: gauge(
    'Seconds since the last good round here or on another node, or since the start of this one.',
    ({ goodAtMs }) => (performance.now() - goodAtMs) / 1000,
  ),
};
