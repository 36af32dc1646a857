import { setTimeout as delay } from 'node:timers/promises';
import type { Orm } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';
import { logEvents } from '#server/log-events.ts';
import { MailFault } from '#server/mail/mail-fault.ts';
import type { ClaimedDelivery, Deliver } from './delivery.ts';
import { DeliveryFault } from './delivery-fault.ts';
import { loadConsents } from './load-consents.ts';
import { markDelivered, markFailed } from './mark-delivery.ts';
import { retryDelay } from './retry-delays.ts';

interface TryOptions {
  readonly orm: Orm;
  readonly deliver: Deliver;
  readonly log: Log;
  readonly claimMs: number;
  readonly retryDelaysMs: readonly number[];
  /** Aborted when nobody waits any more. */
  readonly stop: AbortSignal;
}

/** One try of a delivery, marked with how it ended; never rejects. */
export async function tryDelivery(delivery: ClaimedDelivery, options: TryOptions): Promise<void> {
  const { orm, deliver, log, retryDelaysMs } = options;
  const { deliveryId, channel, attempt, enquiryId, enquiry } = delivery;
  const facts = { deliveryId, channel, attempt };
  try {
    const consents = await loadConsents(orm, enquiryId);
    await deliver({ deliveryId, channel, attempt, enquiry, consents });
  } catch (error) {
    const fault = toFault(error);
    const retryInMs = retryDelay(attempt, retryDelaysMs, Math.random());
    if (retryInMs === undefined) log.error({ ...facts, fault }, logEvents.deliveryDead);
    else log.warn({ ...facts, fault, retryInMs }, logEvents.deliveryFailed);
    return keepMarking(options, facts, () => markFailed(orm, delivery, { fault, retryInMs }));
  }
  log.info(facts, logEvents.delivered);
  await keepMarking(options, facts, () => markDelivered(orm, delivery));
}

/** Only our own words: those of others may repeat what a visitor typed. */
function toFault(error: unknown): string {
  if (error instanceof DeliveryFault || error instanceof MailFault) return error.message;
  return `failed within the site (${error instanceof Error ? error.name : typeof error})`;
}

const marksAtMost = 20;

/**
 * The database may be away just now: what was delivered and is not marked is delivered again once the claim has run
 * out, so the mark is tried again for as long as the claim lasts.
 */
async function keepMarking(
  { claimMs, log, stop }: TryOptions,
  facts: object,
  mark: () => Promise<void>,
): Promise<void> {
  for (let tries = 1; tries <= marksAtMost; tries += 1) {
    try {
      return await mark();
    } catch (error) {
      if (tries === marksAtMost || stop.aborted) log.warn({ ...facts, error }, logEvents.deliveryUnmarked);
      if (stop.aborted) return;
      await delay(claimMs / marksAtMost, undefined, { signal: stop }).catch(() => undefined);
    }
  }
}
