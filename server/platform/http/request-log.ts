import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import { toLogPath } from '#server/platform/log/safe-text.ts';

/** What a finished request tells the metrics: never its path, which has no bound. */
export interface RequestFacts {
  readonly routeClass: RouteClass;
  readonly method: string;
  readonly status: number;
  readonly durationMs: number;
}

interface RequestLogOptions {
  readonly log: Log;
  readonly observe?: (facts: RequestFacts) => void;
}

/**
 * Gives each request an id (`res.locals.requestId`, echoed as `X-Request-Id`) and writes one line when it ends;
 * `bytes` includes the headers of the answer. Health checks that go well are counted but not written.
 */
export function requestLog(options: RequestLogOptions): RequestHandler {
  const begin = createRequestLog(options);
  return (req, res, next) => {
    const requestId = begin(req, res);
    res.locals.requestId = requestId;
    res.setHeader('X-Request-Id', requestId);
    next();
  };
}

/** Begins to log a request and gives its id. */
export function createRequestLog({ log, observe = () => {} }: RequestLogOptions) {
  return (req: IncomingMessage, res: ServerResponse): string => {
    const startedAt = performance.now();
    const { method = '', url: originalUrl = '', socket } = req;
    const bytesBefore = socket.bytesWritten;
    const requestId = toRequestId(req.headers['x-request-id']);
    // `close` comes once and always, after `finish` or without it.
    res.once('close', () => {
      const path = toLogPath(originalUrl);
      const routeClass = toRouteClass(path);
      const status = res.statusCode;
      const durationMs = Math.round((performance.now() - startedAt) * 1000) / 1000;
      observe({ routeClass, method, status, durationMs });
      if (routeClass === 'operations' && status < 400) return;
      const event = res.writableFinished ? logEvents.requestAnswered : logEvents.requestAborted;
      const bytes = socket.bytesWritten - bytesBefore;
      log.info({ requestId, method, path, status, durationMs, bytes }, event);
    });
    return requestId;
  };
}

/** An id that came from a proxy of ours is kept, so that one search finds the request everywhere. */
function toRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}

/** Kinds of request in the metrics: a fixed, short list. */
export type RouteClass = 'page' | 'page-data' | 'api' | 'asset' | 'operations';

/** A map, because looking up a path as a property of an object would make the engine keep each path as a name. */
const classes: ReadonlyMap<string, RouteClass> = new Map([
  ['api', 'api'],
  ['page-data', 'page-data'],
  ['assets', 'asset'],
  ['website', 'asset'],
  ['healthz', 'operations'],
  ['readyz', 'operations'],
  ['metrics', 'operations'],
]);

/** The kind of a path, by its first segment; whatever is nothing else is a page. */
function toRouteClass(path: string): RouteClass {
  const end = path.indexOf('/', 1);
  const first = path.slice(1, end < 0 ? undefined : end);
  return classes.get(first) ?? 'page';
}
