import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestFacts } from '#server/platform/http/request-log.ts';

/** A number that is read whenever the metrics are read, such as the bytes of the page cache. */
export interface GaugeSource {
  readonly help: string;
  /** A counter only grows, from 0 at the start of the process. Without a type it is a gauge. */
  readonly type?: 'counter';
  readonly read: () => number;
}

/** A number for each of a few things, such as the days left of each ratebook. What reads it bounds their number. */
export interface LabelledGaugeSource {
  readonly help: string;
  /** As of `GaugeSource`. */
  readonly type?: 'counter';
  readonly labelNames: readonly string[];
  readonly readEach: () => readonly {
    readonly labels: Readonly<Record<string, string>>;
    readonly value: number;
  }[];
}

/** Gauges by name. */
export type Gauges = Readonly<Record<string, GaugeSource | LabelledGaugeSource>>;

/** Name and topic of an event, each from a closed list. */
export interface VisitorEventLabels {
  readonly event: string;
  readonly about: string;
}

/** The metrics of this process, in the text format of Prometheus. */
export interface Metrics {
  observeRequest(facts: RequestFacts): void;
  /** Counts what a visitor allowed to be counted. Both labels come from closed lists. */
  countVisitorEvent(labels: VisitorEventLabels): void;
  toText(): Promise<string>;
  readonly contentType: string;
}

/** Metrics of the process (memory, event loop lag, garbage collection), of requests, and the given gauges by name. */
export function createMetrics(gauges: Gauges): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = createDurations(registry);
  const series = new Map<string, Histogram.Internal<'class' | 'method' | 'status'>>();
  const visitorEvents = new Counter({
    name: 'visitor_events_total',
    help: 'What visitors who allow statistics did.',
    labelNames: ['event', 'about'],
    registers: [registry],
  });
  for (const [name, source] of Object.entries(gauges)) addSource(registry, name, source);
  return {
    observeRequest({ routeClass, method, status, durationMs }) {
      const labels = [routeClass, toMethodLabel(method), `${Math.floor(status / 100)}xx`] as const;
      // Looking up a series by its labels costs more than counting.
      const key = labels.join();
      const one = series.get(key) ?? durations.labels(...labels);
      series.set(key, one);
      one.observe(durationMs / 1000);
    },
    countVisitorEvent: ({ event, about }) => visitorEvents.inc({ event, about }),
    toText: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function addSource(registry: Registry, name: string, source: GaugeSource | LabelledGaugeSource): void {
  const { help, type } = source;
  const isLabelled = 'readEach' in source;
  const settings = {
    ...{ name, help, registers: [registry], labelNames: isLabelled ? [...source.labelNames] : [] },
    collect(this: Counter | Gauge) {
      this.reset();
      for (const { labels, value } of isLabelled ? source.readEach() : [{ labels: {}, value: source.read() }])
        this.inc(labels, value);
    },
  };
  if (type === 'counter') new Counter(settings);
  else new Gauge(settings);
}

function createDurations(registry: Registry): Histogram<'class' | 'method' | 'status'> {
  return new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its answer.',
    labelNames: ['class', 'method', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
}

/** Groups unusual methods: a client may send any that Node parses, but the number of time series must stay small. */
function toMethodLabel(method: string): string {
  return method === 'GET' || method === 'HEAD' || method === 'POST' ? method : 'other';
}
