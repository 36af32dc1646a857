import express, { Router } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import { InvalidInputError, TooManyRequestsError } from '#server/platform/http/errors.ts';
import type { Metrics, VisitorEventLabels } from '#server/platform/metrics/metrics.ts';
import { objectsToTracking } from '#server/visitor/consent/visitor-choices.ts';
import type { DataLayerEvent } from '#shared/contracts/data-layer-event.ts';
import { enquiryKinds } from '#shared/contracts/enquiry-kind.ts';
import { pageNames, siteMap } from '#shared/routes/site-map.ts';

const pagePaths: ReadonlySet<string> = new Set(pageNames.map((name) => siteMap[name].path));

/** An event as a browser sends it: every value comes from a closed list. */
const visitorEvent = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('page_view'), path: z.string().refine((path) => pagePaths.has(path)) }),
  z.strictObject({ event: z.literal('deal_type_changed'), customer_type: z.enum(['personal', 'business']) }),
  z.strictObject({ event: z.literal('search'), found: z.boolean() }),
  z.strictObject({ event: z.literal('enquiry_sent'), kind: z.enum(enquiryKinds) }),
]) satisfies z.ZodType<DataLayerEvent>;

/** The labels under which an event is counted. */
function toLabels(event: DataLayerEvent): VisitorEventLabels {
  switch (event.event) {
    case 'page_view':
      return { event: event.event, about: event.path };
    case 'deal_type_changed':
      return { event: event.event, about: event.customer_type };
    case 'search':
      return { event: event.event, about: event.found ? 'found' : 'nothing' };
    case 'enquiry_sent':
      return { event: event.event, about: event.kind };
  }
}

/** Far more than visitors cause. The limit is shared by everyone: one for each address would have to keep addresses. */
const eventsPerSecond = 200;

/** `sendBeacon` labels its JSON as plain text. */
const parseBody = express.json({ limit: '512b', type: ['application/json', 'text/plain'] });

/**
 * `POST /api/statistics`: counts one event, if the visitor allowed counting. It reads no cookie, keeps no address or id
 * and
 * only adds one to a counter. Events from browsers that object to tracking are not counted.
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
    if (!data) throw new InvalidInputError({}, 'That is not an event of this site.');
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
