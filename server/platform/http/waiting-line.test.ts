import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { UnavailableError } from './errors.ts';
import { createWaitingLine, type LineClock } from './waiting-line.ts';

/** A process whose time passes only when a task takes some, while it is idle, or while the machine does something else. */
function createProcess() {
  let nowMs = 0;
  let workedMs = 0;
  let beatAt = 100;
  let turns: (() => void)[] = [];
  const beats: (() => void)[] = [];
  const timers = new Set<{ readonly atMs: number; readonly work: () => void }>();
  const clock: LineClock = {
    now: () => nowMs,
    worked: () => workedMs,
    nextTurn: (work) => void turns.push(work),
    after: (ms, work) => {
      const timer = { atMs: nowMs + ms, work };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    beat: (work) => void beats.push(work),
  };
  return {
    clock,
    now: () => nowMs,
    work: (ms: number) => {
      nowMs += ms;
      workedMs += ms;
    },
    /** The machine does something else. */
    pause: (ms: number) => {
      nowMs += ms;
    },
    /** One turn of the event loop: what has been prepared, then timers. A turn without work takes a millisecond. */
    turn: async () => {
      const before = nowMs;
      const due = turns;
      turns = [];
      for (const work of due) work();
      // Promises are settled between two turns.
      await setImmediate();
      if (nowMs === before) nowMs += 1;
      for (const timer of timers) {
        if (timer.atMs > nowMs) continue;
        timers.delete(timer);
        timer.work();
      }
      if (nowMs < beatAt) return;
      beatAt = nowMs + 100;
      for (const beat of beats) beat();
    },
  };
}

type Process = ReturnType<typeof createProcess>;

const patienceMs = 250;
const lineOf = ({ clock }: Process, atOnce = 32) => createWaitingLine({ atOnce, patienceMs, clock });

interface Outcome {
  readonly cameMs: number;
  readonly answeredMs: number;
  readonly isServed: boolean;
}

interface Visits {
  readonly everyMs: number;
  readonly takesMs: number;
  readonly seconds: number;
  /** A pause of the machine after each second. */
  readonly pauseMs?: number;
}

/** Visitors who come every `everyMs`, each for a task that keeps the process busy for `takesMs`, for some seconds. */
async function visit({ everyMs, takesMs, seconds, pauseMs = 0 }: Visits) {
  const process = createProcess();
  const line = lineOf(process);
  const outcomes: Outcome[] = [];
  const come = (cameMs: number) => {
    const end = (isServed: boolean) => void outcomes.push({ cameMs, answeredMs: process.now(), isServed });
    line
      .run(async () => process.work(takesMs))
      .then(
        () => end(true),
        () => end(false),
      );
  };
  let next = 0;
  let pausesAt = 1000;
  while (process.now() < seconds * 1000) {
    if (pauseMs > 0 && process.now() >= pausesAt) {
      process.pause(pauseMs);
      pausesAt = process.now() + 1000;
    }
    for (; next <= process.now(); next += everyMs) come(next);
    await process.turn();
  }
  return outcomes;
}

const waits = (outcomes: readonly Outcome[]) => outcomes.map(({ cameMs, answeredMs }) => answeredMs - cameMs);
const listRefused = (outcomes: readonly Outcome[]) => outcomes.filter(({ isServed }) => !isServed);

test('who comes at a pace that can be kept is served, and waits for nobody but the task that is under way', async () => {
  const outcomes = await visit({ everyMs: 5, takesMs: 4, seconds: 5 });

  expect(listRefused(outcomes)).toEqual([]);
  expect(Math.max(...waits(outcomes))).toBeLessThan(15);
});

test.each([
  { everyMs: 25, takesMs: 4, pauseMs: 4000 },
  { everyMs: 10, takesMs: 4, pauseMs: 1000 },
  { everyMs: 10, takesMs: 4, pauseMs: 300 },
])(
  'at a pace that can be kept nobody is refused, however often and long the machine does something else: %o',
  async (pace) => {
    expect(listRefused(await visit({ ...pace, seconds: 60 }))).toEqual([]);
  },
);

test.each([30, 100, 300])(
  'of ten visitors who each wait for their answer none is refused, whatever a collection of garbage of %i ms takes',
  async (collectionMs) => {
    const process = createProcess();
    const line = lineOf(process);
    let [served, refused, isOver] = [0, 0, false];
    const visitor = async () => {
      while (!isOver) {
        const task = line.run(async () => process.work(served % 100 === 99 ? collectionMs : 4));
        await task.then(
          () => {
            served += 1;
          },
          () => {
            refused += 1;
            return setImmediate();
          },
        );
      }
    };
    const visitors = Array.from({ length: 10 }, visitor);
    while (served < 2000) await process.turn();
    isOver = true;
    for (let turn = 0; turn < 20; turn += 1) await process.turn();
    await Promise.all(visitors);

    expect(refused).toBe(0);
  },
);

test.each([
  { everyMs: 1, takesMs: 3 },
  { everyMs: 10, takesMs: 30 },
  { everyMs: 2, takesMs: 60 },
  { everyMs: 1, takesMs: 3, pauseMs: 200 },
])(
  'at many times what can be done, the work never stops, nobody waits for long, and nearly all others are refused at once: %o',
  async ({ everyMs, takesMs, pauseMs = 0 }) => {
    const seconds = 20;
    const all = await visit({ everyMs, takesMs, seconds, pauseMs });
    // At first it is not known how long a task takes.
    const outcomes = all.filter(({ cameMs }) => cameMs > 1000);
    const served = outcomes.filter(({ isServed }) => isServed);
    const refused = listRefused(outcomes);

    const share = 1000 / (1000 + pauseMs);
    expect(served.length).toBeGreaterThanOrEqual((0.93 * share * (seconds - 1) * 1000) / takesMs);
    // Six may always wait; up to three turns pass around the wait.
    expect(Math.max(...waits(served))).toBeLessThanOrEqual(
      Math.max(patienceMs, 6 * takesMs) + 2 * pauseMs + 3 * takesMs,
    );
    const late = refused.filter(
      ({ cameMs, answeredMs }) => answeredMs - cameMs > takesMs + everyMs + pauseMs,
    );
    expect(late.length / refused.length).toBeLessThan(0.02);
  },
);

test('once the crowd has gone, the next visitors are served', async () => {
  const process = createProcess();
  const line = lineOf(process);
  const crowd = Array.from({ length: 500 }, () =>
    line.run(async () => process.work(5)).catch(() => 'refused'),
  );
  while (process.now() < 2000) await process.turn();
  expect(await Promise.all(crowd)).toContain('refused');

  const few = Array.from({ length: 20 }, () => line.run(async () => 'served'));
  for (let turn = 0; turn < 25; turn += 1) await process.turn();
  expect(await Promise.all(few)).toEqual(few.map(() => 'served'));
});

test('while all places are taken by tasks that do not end, as many wait for a while, and others are refused at once', async () => {
  const process = createProcess();
  const line = lineOf(process, 2);
  const ends = Promise.withResolvers<string>();
  const underWay = [line.run(() => ends.promise), line.run(() => ends.promise)];
  for (let turn = 0; turn < 3; turn += 1) await process.turn();
  const waiting = [1, 2].map(() => line.run(async () => 'too late').catch((error: unknown) => error));
  await expect(line.run(async () => 'refused at once')).rejects.toMatchObject({
    status: 503,
    retryAfterSeconds: 5,
  });
  for (let turn = 0; turn < 600; turn += 1) await process.turn();
  for (const refused of waiting) expect(await refused).toBeInstanceOf(UnavailableError);

  const next = line.run(async () => 'served');
  ends.resolve('done');
  for (let turn = 0; turn < 3; turn += 1) await process.turn();
  expect(await Promise.all([...underWay, next])).toEqual(['done', 'done', 'served']);
});

test('a task that fails frees its place', async () => {
  const process = createProcess();
  const line = lineOf(process, 1);
  const failing = line.run(() => Promise.reject(new Error('failed'))).catch(({ message }: Error) => message);
  const next = line.run(async () => 'served');
  for (let turn = 0; turn < 4; turn += 1) await process.turn();

  expect(await Promise.all([failing, next])).toEqual(['failed', 'served']);
});
