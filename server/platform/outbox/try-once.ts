import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '#server/platform/log/log.ts';
import { DeliveryFault } from './delivery-fault.ts';

/** The result of a failed try. */
export interface Failure {
  readonly fault: string;
  /** Undefined if there is no further try. */
  readonly retryInMs: number | undefined;
}

/** One row of an outbox that this node has claimed. */
export interface Tried {
  /** Fields that identify the row in the log; nothing private. */
  readonly facts: object;
  readonly deliver: () => Promise<void>;
  /** Wait before the next try after this error; undefined if there is no further try. */
  readonly retryIn: (error: unknown) => number | undefined;
  readonly markDelivered: () => Promise<void>;
  readonly markFailed: (failure: Failure) => Promise<void>;
}

export interface TryOptions {
  readonly log: Log;
  /** The log event of each outcome. */
  readonly events: Readonly<Record<'delivered' | 'failed' | 'dead' | 'unmarked', string>>;
  readonly claimMs: number;
  /** Aborted when the outbox closes. */
  readonly stop: AbortSignal;
}

/** Delivers once and records the outcome; never rejects. */
export async function tryOnce(tried: Tried, options: TryOptions): Promise<void> {
  const { facts } = tried;
  const { log, events } = options;
  try {
    await tried.deliver();
  } catch (error) {
    const failure = { fault: toFault(error), retryInMs: tried.retryIn(error) };
    if (failure.retryInMs === undefined) log.error({ ...facts, fault: failure.fault }, events.dead);
    else log.warn({ ...facts, ...failure }, events.failed);
    return keepMarking(options, facts, () => tried.markFailed(failure));
  }
  log.info(facts, events.delivered);
  await keepMarking(options, facts, tried.markDelivered);
}

/** The message of our own errors only: another error's may repeat what a visitor typed. */
function toFault(error: unknown): string {
  if (error instanceof DeliveryFault) return error.message;
  return `failed within the site (${error instanceof Error ? error.name : typeof error})`;
}

const marksAtMost = 20;

/**
 * Tries to mark a row until its claim expires: the database may fail just now, and a delivery that is not marked is
 * repeated once its claim has expired.
 */
async function keepMarking(
  { claimMs, log, events, stop }: TryOptions,
  facts: object,
  mark: () => Promise<void>,
): Promise<void> {
  for (let tries = 1; tries <= marksAtMost; tries += 1) {
    try {
      return await mark();
    } catch (error) {
      if (tries === marksAtMost || stop.aborted) log.warn({ ...facts, error }, events.unmarked);
      if (stop.aborted) return;
      await delay(claimMs / marksAtMost, undefined, { signal: stop }).catch(() => undefined);
    }
  }
}
