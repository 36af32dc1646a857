import { follow } from '#server/platform/background/follow.ts';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import type { GaugeSource } from '#server/platform/metrics/metrics.ts';
import { withinAwake } from '#server/platform/time/after-awake.ts';

/** A service outside this process without which a part of the site does not work. */
export interface WatchedService {
  /** The name that `/readyz` and the log use. */
  readonly name: string;
  /** The setting that names it, and what does not work without it, for the start-up message. */
  readonly setting: string;
  readonly consequence: string;
  /** Rejects when the service does not answer. Cheap, and without effects on the other side. */
  readonly ask: (signal: AbortSignal) => Promise<unknown>;
}

/** A service that did not answer the last check. `reason` is a code or a word, never an address. */
export interface AwayService extends Pick<WatchedService, 'name' | 'setting' | 'consequence'> {
  /** When a check first found it away. */
  readonly since: Date;
  readonly reason: string;
}

/** The state of each service at its last check. */
export interface ServiceWatch {
  /** Settles when each service has been checked once; never rejects. */
  readonly firstLook: Promise<unknown>;
  listAway(): readonly AwayService[];
  /** Every service that is watched. */
  readonly services: readonly WatchedService[];
  readonly gauges: Readonly<Record<string, GaugeSource>>;
  close(): Promise<void>;
}

interface WatchOptions {
  readonly services: readonly WatchedService[];
  readonly log: Log;
  /** Pause between two checks. */
  readonly everyMs?: number;
  /** How long to wait for an answer. */
  readonly timeoutMs?: number;
}

/**
 * Checks each service in the background, not while a request waits, and logs when one stops answering and when it is
 * back. None of them decides whether the process is ready, because public pages need none of them.
 */
export function watchServices(options: WatchOptions): ServiceWatch {
  const { services, log, everyMs = 30_000 } = options;
  const away = new Map<string, AwayService>();
  const { poke, close } = follow({
    work: 'services',
    log,
    everyMs,
    round: (stop) => Promise.all(services.map((service) => look(service, { ...options, away, stop }))),
  });
  return {
    firstLook: poke(),
    services,
    listAway: () => services.flatMap(({ name }) => away.get(name) ?? []),
    gauges: Object.fromEntries(services.map(({ name }) => toGauge(name, () => away.has(name)))),
    close,
  };
}

interface LookOptions extends WatchOptions {
  readonly away: Map<string, AwayService>;
  readonly stop: AbortSignal;
}

async function look(service: WatchedService, options: LookOptions): Promise<void> {
  const { log, timeoutMs = 3_000, away, stop } = options;
  const { name, setting, consequence } = service;
  const known = away.get(name);
  try {
    await askWithin(timeoutMs, service, stop);
    away.delete(name);
    if (known) log.info({ service: name, awaySince: known.since }, logEvents.serviceBack);
  } catch (error) {
    if (stop.aborted) return;
    const reason = toReason(error);
    away.set(name, { name, setting, consequence, since: known?.since ?? new Date(), reason });
    if (known?.reason !== reason) log.warn({ service: name, reason }, logEvents.serviceAway);
  }
}

/** Rejects when the service is late or the watch stops, even if the check itself does not. */
async function askWithin(timeoutMs: number, { ask }: WatchedService, stop: AbortSignal): Promise<void> {
  const given = new AbortController();
  const signal = AbortSignal.any([stop, given.signal]);
  const stopped = Promise.withResolvers<never>();
  const end = () => stopped.reject(stop.reason);
  stop.addEventListener('abort', end, { once: true });
  try {
    await withinAwake(timeoutMs, Promise.race([ask(signal), stopped.promise]), () => {
      given.abort();
      return new DOMException('The service did not answer.', 'TimeoutError');
    });
  } finally {
    stop.removeEventListener('abort', end);
  }
}

/** The error's system code, or its name. Never its message, which may name the host. */
function toReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : error.name;
}

function toGauge(name: string, isAway: () => boolean): [string, GaugeSource] {
  const words = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const help = `1 while the service ${name} answers, 0 while it does not.`;
  return [`service_reachable_${words}`, { help, read: () => (isAway() ? 0 : 1) }];
}
