import express, { Router } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { InvalidInputError, TooManyRequestsError } from '#server/platform/http/errors.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { objectsToTracking } from '#server/visitor/consent/visitor-choices.ts';
import { toLabels, visitorEvent } from './visitor-event.ts';

/** Far more than visitors cause. One limit for everyone and none for each address, so that no address is kept. */
const eventsPerSecond = 200;

/** `sendBeacon` labels its JSON as plain text. */
const parseBody = express.json({ limit: '512b', type: ['application/json', 'text/plain'] });

/**
 * `POST /api/statistics`: counts one event that a visitor allowed to be counted. No cookie is read, and no address or
 * id is kept: the event adds one to a counter, and that is all that stays of it. Objecting browsers are not counted.
 */
export function statisticsRoutes(
  metrics: Pick<Metrics, 'countVisitorEvent'>,
  limiter = new RateLimiterMemory({ points: eventsPerSecond, duration: 1 }),
): Router {
  const router = Router();
  router.post('/api/statistics', parseBody, async (req, res) => {
    if (objectsToTracking(req)) return void res.status(204).end();
    await takeOne(limiter);
    const { data } = visitorEvent.safeParse(req.body);
    if (!data) throw new InvalidInputError({}, 'This is no event of this site.');
    metrics.countVisitorEvent(toLabels(data));
    res.status(204).end();
  });
  return router;
}

async function takeOne(limiter: RateLimiterMemory): Promise<void> {
  try {
    await limiter.consume('everybody');
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new TooManyRequestsError(1);
  }
}
