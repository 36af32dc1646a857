import { afterAwake } from '#server/platform/time/after-awake.ts';
import { UnavailableError } from './errors.ts';
import type { Gate } from './gate.ts';
import { inQuietTurn } from './short-turns.ts';

interface WaitingLineOptions {
  /** How many tasks may be under way at the same time: some of them wait for other services. */
  readonly atOnce: number;
  /** How much work of this process may stand before a task. */
  readonly patienceMs: number;
  /** Used instead of the machine's time. */
  readonly clock?: LineClock;
}

/** What a line knows of time. */
export interface LineClock {
  now(): number;
  /** Processor time in milliseconds that this thread has used, on the machine and not waiting for it. */
  worked(): number;
  /** Does the work once everything that has arrived has been read. */
  nextTurn(work: () => void): void;
  /** Does the work after a time in which this process could have noticed an answer; returns a function that prevents it. */
  after(ms: number, work: () => void): () => void;
  /** Does the work ten times a second, unless the process pauses. */
  beat(work: () => void): void;
}

const machineClock: LineClock = {
  now: () => performance.now(),
  worked: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
  nextTurn: inQuietTurn,
  after: afterAwake,
  beat: (work) => void setInterval(work, 100).unref(),
};

interface Waiting {
  readonly start: () => void;
  stay: () => void;
}

const refusal = 'The site is very busy. Please try again in a few seconds.';
/** So many times as long may be the line of those who came while the process paused. */
const leniency = 5;
/** What a task is taken for until the first one has been done. */
const unknownMs = 5;
/** So few may always wait: a site that has just started takes long for its first tasks, and refuses nobody for that. */
const few = 6;
/** How much of what is known about tasks the latest one replaces; the first ones more, because less is known. */
const weight = 1 / 16;
/** So many times what is known a task counts at most, because the longest collect garbage or do something else beside. */
const mostTimes = 4;

/**
 * Limits how long tasks wait that take this process's own time, such as drawing a page. A count cannot: how many are too
 * many depends on how long each takes, and whoever arrives while one is done is not counted at all, but waits unread in
 * a socket. So at most one task begins in each turn of the event loop, between turns everything that has arrived is
 * read, and who has too much work before it is refused at once: the tasks before it, times the processor time that each
 * has taken lately. Time that passes is no reason to refuse, because it passes too while the machine does something
 * else. Tasks that wait for other services keep a place without work; while they keep all, as many may wait, and not
 * for long.
 */
export function createWaitingLine({
  atOnce,
  patienceMs,
  clock = machineClock,
}: WaitingLineOptions): Pick<Gate, 'run'> {
  const line = new Set<Waiting>();
  const pauseMs = leniency * patienceMs;
  const pace = watchPace(clock, { isIdle: () => line.size === 0, mostAheadMs: pauseMs });
  let underWay = 0;
  let isTurnComing = false;
  const isFull = () => underWay >= atOnce;

  const prepareTurn = () => {
    if (isTurnComing || isFull()) return;
    isTurnComing = true;
    clock.nextTurn(takeTurn);
  };
  const takeTurn = () => {
    isTurnComing = false;
    const [next] = line;
    if (next) underWay += 1;
    // With all places taken the next turn comes when one is free: what is done until then is not this task's work.
    pace.turn(next !== undefined && !isFull());
    if (!next) return;
    line.delete(next);
    next.stay();
    next.start();
    prepareTurn();
  };
  const isLong = () => {
    if (isFull() && line.size >= atOnce) return true;
    const mayMs = pace.aheadMs() > patienceMs ? patienceMs : pauseMs;
    return line.size >= few && line.size * pace.taskMs() > mayMs;
  };
  const waitForTurn = () =>
    new Promise<void>((resolve, reject) => {
      const stay = () => clock.after(2 * patienceMs, giveUp);
      const giveUp = () => {
        if (!isFull()) {
          waiting.stay = stay();
          return;
        }
        line.delete(waiting);
        reject(new UnavailableError(refusal, { isUnbegun: true }));
      };
      const waiting: Waiting = { start: resolve, stay: stay() };
      line.add(waiting);
      prepareTurn();
    });

  return {
    async run(task) {
      const isTooLong = isLong();
      pace.came();
      if (isTooLong) throw new UnavailableError(refusal, { isUnbegun: true });
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

interface PaceOptions {
  /** Whether nobody waits. */
  readonly isIdle: () => boolean;
  /** More than this a process that never pauses is never thought to have before it. */
  readonly mostAheadMs: number;
}

/** Learns how much work a turn is that begins a task, and compares with a process that never pauses and refuses nobody. */
function watchPace({ now, worked, beat }: LineClock, { isIdle, mostAheadMs }: PaceOptions) {
  let taskMs = unknownMs;
  let seen = 0;
  let beganAt: number | undefined;
  /** When that process would have done all tasks that came. */
  let doneAt = now();
  /** When the line was last seen empty: who is read now may have come since then, unread. */
  let emptyAt = now();
  const look = () => {
    if (isIdle()) emptyAt = now();
  };
  beat(look);
  return {
    /** A turn begins; `isMeasured` if its work is that of one task. */
    turn(isMeasured: boolean): void {
      if (beganAt !== undefined) {
        seen += 1;
        const tookMs = seen === 1 ? worked() - beganAt : Math.min(worked() - beganAt, mostTimes * taskMs);
        taskMs += (tookMs - taskMs) * Math.max(weight, 1 / seen);
      }
      beganAt = isMeasured ? worked() : undefined;
      look();
    },
    /** Somebody came with a task. */
    came(): void {
      doneAt = Math.min(Math.max(doneAt, emptyAt) + taskMs, now() + mostAheadMs);
    },
    taskMs: (): number => taskMs,
    /** The work that that process would have before it now. */
    aheadMs: (): number => doneAt - now(),
  };
}
