import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import type { Readiness } from './readiness.ts';

interface DrainOptions {
  readonly server: Server;
  readonly readiness: Readiness;
  /** How long the process still takes requests after it reports "not ready", so that balancers notice. */
  readonly drainMs: number;
  /** Time from the signal after which the process is ended by force. */
  readonly limitMs: number;
  /** Closes what the process holds, such as the database, after the last request. */
  readonly onClosed: () => Promise<void>;
  readonly log: Log;
}

/**
 * On SIGTERM or SIGINT: reports "not ready" at once, goes on answering for `drainMs`, finishes the requests in flight,
 * closes and exits with 0. After `limitMs`, or on a second signal, it exits with 1 whatever is still open.
 */
export function drainOnSignal(options: DrainOptions): void {
  const inFlight = countRequests(options.server);
  let isDraining = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (isDraining) return force(options, 'second signal');
    isDraining = true;
    options.log.info({ signal, drainMs: options.drainMs }, logEvents.drainStarted);
    setTimeout(() => force(options, 'limit reached'), options.limitMs);
    void drain(options, inFlight);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

interface InFlight {
  count: number;
}

/** Counts the requests whose headers have arrived and that are not yet answered. */
function countRequests(server: Server): InFlight {
  const inFlight = { count: 0 };
  server.prependListener('request', (_req, res) => {
    inFlight.count += 1;
    res.once('close', () => {
      inFlight.count -= 1;
    });
  });
  return inFlight;
}

async function drain(options: DrainOptions, inFlight: InFlight): Promise<void> {
  const { server, readiness, drainMs, onClosed, log } = options;
  readiness.startDraining();
  // From now on each answer ends its connection, so that a balancer has none left to reuse when the process stops
  // listening.
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  await delay(drainMs);
  await close(server, inFlight);
  try {
    await onClosed();
  } catch (error) {
    log.error({ error }, logEvents.closingFailed);
    process.exit(1);
  }
  log.info({}, logEvents.drainFinished);
  process.exit(0);
}

/**
 * Stops listening and waits for the requests in flight. Connections that become idle meanwhile are closed. When all
 * other requests are answered, so are those whose request has not arrived in full, because a closing server no longer
 * times them out.
 */
async function close(server: Server, inFlight: InFlight): Promise<void> {
  let quietSweeps = 0;
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    quietSweeps = inFlight.count === 0 ? quietSweeps + 1 : 0;
    if (quietSweeps >= 5) server.closeAllConnections();
  }, 100);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(sweep);
}

function force({ server, log }: DrainOptions, reason: string): void {
  log.error({ reason }, logEvents.drainForced);
  server.closeAllConnections();
  process.exit(1);
}
