import { afterAwake } from '#server/platform/time/after-awake.ts';
import { UnavailableError } from './errors.ts';
import type { Gate } from './gate.ts';
import { inQuietTurn } from './short-turns.ts';

interface WaitingLineOptions {
  /** How many tasks may have begun and not ended: those that wait for another service take no work meanwhile. */
  readonly atOnce: number;
  /** A task is refused when the tasks before it need more work of this process than this. */
  readonly patienceMs: number;
  /** Used instead of the machine's time. */
  readonly clock?: LineClock;
}

/** Time as the line sees it; tests bring their own. */
export interface LineClock {
  now(): number;
  /** Processor time in milliseconds that this thread has used so far. It stands still while the machine runs others. */
  worked(): number;
  /** Does the work in a later turn of the event loop, once all requests that had arrived have been read. */
  nextTurn(work: () => void): void;
  /** Does the work after so long; time in which the process paused does not count. The function it returns prevents it. */
  after(ms: number, work: () => void): () => void;
  /** Does the work ten times a second, later if the process pauses. */
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
  /** Stops the timer at whose end it would give up. */
  stopTimer: () => void;
}

const refusal = 'The site is very busy. Please try again in a few seconds.';
/** A line that formed because this process paused may be this many times as long as one of a crowd. */
const leniency = 5;
/** How long a task is expected to take until the first one has been measured. */
const unknownMs = 5;
/** This many may always wait: the first tasks after a start take long, and nobody is to be refused for that. */
const few = 6;
/** The share of the latest task in the average; the first sixteen tasks count alike. */
const weight = 1 / 16;
/** A task counts for at most this many times the average: what takes longer is garbage collection or other work. */
const mostTimes = 4;

/**
 * A line for tasks that take this process's own time, such as drawing a page. Whoever would wait too long in it is
 * refused at once.
 *
 * - At most one task begins in each turn of the event loop. Requests that arrive while a task runs wait in their sockets,
 *   where nobody can count them. Between two turns they are read, and so they are in the line before the next task begins.
 * - A task is refused when the tasks before it need more work than `patienceMs`. That is their number times the
 *   processor time that a task has taken on average; the number alone does not tell how long they take.
 * - If this process paused, many are read at once although they did not come too fast. For them the line may be longer:
 *   `watchPace` tells the two cases apart.
 * - A task that waits for another service keeps its place, and takes no work. While such tasks keep all places, as many
 *   more may wait, each for twice `patienceMs`.
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
    // What is done until the next turn is the work of this task. With all places taken it is not, because the next turn
    // comes only once another task has ended.
    pace.turn(next !== undefined && !isFull());
    if (!next) return;
    line.delete(next);
    next.stopTimer();
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
      const startTimer = () => clock.after(2 * patienceMs, giveUp);
      const giveUp = () => {
        // While places are free the line moves, however slowly.
        if (!isFull()) {
          waiting.stopTimer = startTimer();
          return;
        }
        line.delete(waiting);
        reject(new UnavailableError(refusal, { isUnbegun: true }));
      };
      const waiting: Waiting = { start: resolve, stopTimer: startTimer() };
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
  /** The steady process is never taken to be further behind than this. */
  readonly mostAheadMs: number;
}

/**
 * Measures how long tasks take, and how far behind a steady process would be that gets the same tasks, takes as long for
 * each, but never pauses and refuses nobody. If that one would be far behind too, tasks come too fast: it is a crowd. If
 * it would not, the line is there because this process paused.
 */
function watchPace({ now, worked, beat }: LineClock, { isIdle, mostAheadMs }: PaceOptions) {
  /** The average task. */
  let taskMs = unknownMs;
  let measured = 0;
  let beganAt: number | undefined;
  /** When the steady process would have done all tasks that have come. */
  let doneAt = now();
  /** When the line was last seen empty. A task that is read now may have arrived at any time since then. */
  let emptyAt = now();
  const look = () => {
    if (isIdle()) emptyAt = now();
  };
  beat(look);
  return {
    /** A turn begins, and with it the last one ends; `isMeasured` says whether the work of this one is that of one task. */
    turn(isMeasured: boolean): void {
      if (beganAt !== undefined) {
        measured += 1;
        const tookMs = measured === 1 ? worked() - beganAt : Math.min(worked() - beganAt, mostTimes * taskMs);
        taskMs += (tookMs - taskMs) * Math.max(weight, 1 / measured);
      }
      beganAt = isMeasured ? worked() : undefined;
      look();
    },
    /** A task has come. The steady process begins it when it arrived or when the tasks before it are done. */
    came(): void {
      doneAt = Math.min(Math.max(doneAt, emptyAt) + taskMs, now() + mostAheadMs);
    },
    taskMs: (): number => taskMs,
    /** How far behind the steady process would be now. */
    aheadMs: (): number => doneAt - now(),
  };
}
