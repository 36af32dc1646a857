/** Answers of one kind and status in one phase. */
export interface TallyLine {
  readonly kind: string;
  readonly phase: number;
  /** 0 for a request without an answer. */
  readonly status: number;
  readonly count: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly mostMs: number;
}

/** What a load was answered. */
export interface TallyResult {
  readonly lines: readonly TallyLine[];
  /** Seconds into each phase after which in each second 99 of 100 requests were answered 200 within 500 ms. */
  readonly settledAfter: readonly number[];
}

interface Asked {
  readonly kind: string;
  readonly phase: number;
  readonly dueAt: number;
}

/** Counts answers. */
export interface Tally {
  add(asked: Asked, status: number): void;
  result(phases: readonly number[]): TallyResult;
}

const slowMs = 500;
const badShare = 0.01;

/** A tally of a load that begins now. */
export function createTally(): Tally {
  const startedAt = performance.now();
  const times = new Map<string, number[]>();
  const seconds = new Map<number, { all: number; bad: number }>();
  return {
    add({ kind, phase, dueAt }, status) {
      const ms = performance.now() - dueAt;
      const key = JSON.stringify([kind, phase, status]);
      const list = times.get(key) ?? [];
      times.set(key, list);
      list.push(ms);
      const second = Math.floor((dueAt - startedAt) / 1000);
      const counts = seconds.get(second) ?? { all: 0, bad: 0 };
      seconds.set(second, counts);
      counts.all += 1;
      if (status !== 200 || ms > slowMs) counts.bad += 1;
    },
    result: (phases) => ({
      lines: [...times].map(([key, list]) => toLine(key, list)),
      settledAfter: phases.map((length, phase) => {
        const begun = phases.slice(0, phase).reduce((sum, each) => sum + each, 0);
        const isBad = (second: number) => {
          const { all, bad } = seconds.get(begun + second) ?? { all: 1, bad: 0 };
          return bad / all > badShare;
        };
        return 1 + Array.from({ length }, (_, second) => second).findLastIndex(isBad);
      }),
    }),
  };
}

function toLine(key: string, times: readonly number[]): TallyLine {
  const [kind, phase, status] = JSON.parse(key) as [string, number, number];
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { kind, phase, status, count: times.length, p50Ms: at(0.5), p99Ms: at(0.99), mostMs: at(1) };
}
