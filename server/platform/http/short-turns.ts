import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** Requests that are answered before all that wait: who asks them decides by the time that the answer takes. */
const urgent: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics']);

/** How long one turn of the event loop answers requests. */
const turnMs = 5;

const arrivals = new WeakMap<IncomingMessage, number>();

/** When the head of a request was read, by `performance.now()`; now, where it has not waited. */
export function arrivedAt(req: IncomingMessage): number {
  return arrivals.get(req) ?? performance.now();
}

/** Requests that are read and wait to be answered. */
export interface ShortTurns {
  readonly listener: RequestListener;
  /** Tells that a connection was accepted in this turn. */
  readonly accepted: () => void;
}

/**
 * Answers requests in the order in which they came, but no more in one turn of the event loop than fit into some
 * milliseconds. Node accepts one new connection a turn: if each turn answered all that can be read, hundreds of busy
 * connections would make turns so long that new ones, health checks among them, waited for seconds. A turn that has
 * accepted a connection answers one request, so that the other new connections follow at once.
 */
export function inShortTurns(listener: RequestListener): ShortTurns {
  let waiting: [IncomingMessage, ServerResponse][] = [];
  let next = 0;
  let isTurnComing = false;
  let hasAccepted = false;
  const prepareTurn = () => {
    if (isTurnComing) return;
    isTurnComing = true;
    setImmediate(takeTurn);
  };
  const takeTurn = () => {
    isTurnComing = false;
    const until = hasAccepted ? 0 : performance.now() + turnMs;
    hasAccepted = false;
    do {
      const [req, res] = waiting[next++] as (typeof waiting)[number];
      if (!res.destroyed) listener(req, res);
    } while (next < waiting.length && performance.now() < until);
    if (next === waiting.length) {
      waiting = [];
      next = 0;
    } else prepareTurn();
  };
  return {
    accepted: () => {
      hasAccepted = true;
    },
    listener: (req, res) => {
      if (urgent.has(req.url)) return listener(req, res);
      arrivals.set(req, performance.now());
      waiting.push([req, res]);
      prepareTurn();
    },
  };
}
