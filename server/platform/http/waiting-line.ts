import { UnavailableError } from './errors.ts';
import type { Gate } from './gate.ts';

interface WaitingLineOptions {
  /** How many tasks may be under way at the same time: some of them wait for other services. */
  readonly atOnce: number;
  /** How long a task may be expected to wait for its start. */
  readonly patienceMs: number;
  /** Used instead of the machine's time. */
  readonly clock?: LineClock;
}

/** What a line knows of time. */
export interface LineClock {
  now(): number;
  /** Does the work once everything that has arrived has been read. */
  nextTurn(work: () => void): void;
  /** Does the work after a time; returns a function that prevents it. */
  after(ms: number, work: () => void): () => void;
}

const machineClock: LineClock = {
  now: () => performance.now(),
  nextTurn: (work) => void setImmediate(work),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

interface Waiting {
  readonly start: () => void;
  stay: () => void;
}

const refusal = 'The site is very busy. Please try again in a few seconds.';
/**
 * So many may wait even when turns take long: that a site with few visitors pauses, because it imports or has just
 * started, is no reason to refuse one of them.
 */
const few = 6;
/** How often their time begins again. */
const mostPauses = 4;
/** So many times as long as may be expected, who was let in waits before being refused after all. */
const leniency = 2;
/** How much of what is known about turns the latest one replaces; the first ones more, because less is known. */
const weight = 1 / 8;

/**
 * Limits how long tasks wait that take this process's own time, such as drawing a page. A count cannot: how many are too
 * many depends on how long each takes, and whoever arrives while one is done is not counted at all, but waits unread in
 * a socket. So at most one task begins in each turn of the event loop, between turns everything that has arrived is
 * read, and who would wait too long is refused at once: the places before it, times what a turn has taken lately.
 * Whoever was let in and yet waits twice as long is refused then, unless they are few: a refusal that comes late helps nobody,
 * so it is for what no estimate foresees.
 */
export function createWaitingLine({
  atOnce,
  patienceMs,
  clock = machineClock,
}: WaitingLineOptions): Pick<Gate, 'run'> {
  const line = new Set<Waiting>();
  const turns = watchTurns(clock, patienceMs);
  let underWay = 0;
  let isTurnComing = false;

  const prepareTurn = () => {
    if (isTurnComing || underWay >= atOnce) return;
    isTurnComing = true;
    clock.nextTurn(takeTurn);
  };
  const takeTurn = () => {
    isTurnComing = false;
    const [next] = line;
    turns.next(next !== undefined);
    if (!next) return;
    line.delete(next);
    next.stay();
    underWay += 1;
    next.start();
    prepareTurn();
  };
  /** Whether nothing but this process's own slowness keeps those who wait. */
  const isPause = () => underWay < atOnce && line.size <= few;
  const waitForTurn = () =>
    new Promise<void>((resolve, reject) => {
      let pauses = 0;
      const giveUp = () => {
        pauses += 1;
        if (isPause() && pauses < mostPauses) {
          waiting.stay = clock.after(leniency * patienceMs, giveUp);
          return;
        }
        line.delete(waiting);
        reject(new UnavailableError(refusal));
      };
      const waiting: Waiting = { start: resolve, stay: clock.after(leniency * patienceMs, giveUp) };
      line.add(waiting);
      prepareTurn();
    });

  return {
    async run(task) {
      const isFull = underWay >= atOnce;
      const isCrowd = isFull || line.size >= few;
      if (isCrowd && line.size * turns.expectedMs(isFull) > patienceMs) throw new UnavailableError(refusal);
      await waitForTurn();
      try {
        return await task();
      } finally {
        underWay -= 1;
        prepareTurn();
      }
    },
  };
}

/** Learns how long turns are that begin with a task and end when the next one can begin; none counts as more than `mostMs`. */
function watchTurns({ now }: LineClock, mostMs: number) {
  let beganAt: number | undefined;
  let usualMs = 0;
  let seen = 0;
  const passed = () => (beganAt === undefined ? 0 : now() - beganAt);
  return {
    /** A turn begins, with a task or without. */
    next(hasTask: boolean): void {
      if (beganAt !== undefined) {
        seen += 1;
        usualMs += (Math.min(passed(), mostMs) - usualMs) * Math.max(weight, 1 / seen);
      }
      beganAt = hasTask ? now() : undefined;
    },
    /** What the turn before the next task will take; one whose tasks all wait, and the first one, have already taken what has passed. */
    expectedMs: (isFull: boolean): number => (isFull || seen === 0 ? Math.max(usualMs, passed()) : usualMs),
  };
}
