import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import { toLogPath } from '#server/platform/log/safe-text.ts';
import { arrivedAt } from './short-turns.ts';

/** The facts of a finished request for the metrics. The path is left out: there is no limit to how many there are. */
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
 * Gives each request an id (`res.locals.requestId`, sent as `X-Request-Id`) and logs one line when it ends; `bytes`
 * includes the headers of the answer. Successful health checks are counted but not logged.
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

/** Returns a function that begins to log a request and returns its id. */
export function createRequestLog({ log, observe = () => {} }: RequestLogOptions) {
  return (req: IncomingMessage, res: ServerResponse): string => {
    const startedAt = arrivedAt(req);
    const { method = '', url: originalUrl = '', socket } = req;
    const bytesBefore = socket.bytesWritten;
    const requestId = toRequestId(req.headers['x-request-id']);
    // `close` happens exactly once, with or without `finish` before it.
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

/** How often counted answers are told. */
const tellEveryMs = 1000;

/**
 * Returns a function that counts an answer of so many bytes, instead of logging it; a line a second says how many there
 * were. They have no id, because no line would have it.
 */
export function createAnswerCount({ log, observe = () => {} }: RequestLogOptions) {
  let count = { answers: 0, bytes: 0, slowestMs: 0 };
  const tell = () => {
    log.info(count, logEvents.storedPagesSent);
    count = { answers: 0, bytes: 0, slowestMs: 0 };
  };
  return (req: IncomingMessage, res: ServerResponse, bytes: number): void => {
    const durationMs = performance.now() - arrivedAt(req);
    observe({ routeClass: 'page', method: req.method ?? '', status: res.statusCode, durationMs });
    if (count.answers === 0) setTimeout(tell, tellEveryMs).unref();
    count.answers += 1;
    count.bytes += bytes;
    count.slowestMs = Math.max(count.slowestMs, Math.round(durationMs));
  };
}

/** Keeps an id that a proxy of ours has set, so that one search finds the request in all logs. */
function toRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}

/** Kinds of request in the metrics: a fixed, short list. */
export type RouteClass = 'page' | 'page-data' | 'api' | 'asset' | 'operations';

/** A map, because looking up paths as properties of an object would make the engine keep every path as a name. */
const classes: ReadonlyMap<string, RouteClass> = new Map([
  ['api', 'api'],
  ['page-data', 'page-data'],
  ['assets', 'asset'],
  ['website', 'asset'],
  ['healthz', 'operations'],
  ['readyz', 'operations'],
  ['metrics', 'operations'],
]);

/** The kind of a path, by its first segment; `page` if it is no other. */
function toRouteClass(path: string): RouteClass {
  const end = path.indexOf('/', 1);
  const first = path.slice(1, end < 0 ? undefined : end);
  return classes.get(first) ?? 'page';
}
