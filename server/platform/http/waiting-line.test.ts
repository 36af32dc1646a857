import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { UnavailableError } from './errors.ts';
import { createWaitingLine, type LineClock } from './waiting-line.ts';

/** A process whose time passes only when a task takes some, or while it is idle. */
function createProcess() {
  let nowMs = 0;
  let turns: (() => void)[] = [];
  const timers = new Set<{ readonly atMs: number; readonly work: () => void }>();
  const clock: LineClock = {
    now: () => nowMs,
    nextTurn: (work) => void turns.push(work),
    after: (ms, work) => {
      const timer = { atMs: nowMs + ms, work };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  };
  return {
    clock,
    now: () => nowMs,
    pass: (ms: number) => {
      nowMs += ms;
    },
    /** One turn of the event loop: timers, then what has been prepared. A turn without work takes a millisecond. */
    turn: async () => {
      const before = nowMs;
      for (const timer of timers) {
        if (timer.atMs > nowMs) continue;
        timers.delete(timer);
        timer.work();
      }
      const due = turns;
      turns = [];
      for (const work of due) work();
      // Promises are settled between two turns.
      await setImmediate();
      if (nowMs === before) nowMs += 1;
    },
  };
}

interface Outcome {
  readonly cameMs: number;
  readonly answeredMs: number;
  readonly isServed: boolean;
}

/** Visitors who come every `everyMs`, each for a task that keeps the process busy for `takesMs`, for some seconds. */
async function visit({ everyMs, takesMs, seconds }: Record<'everyMs' | 'takesMs' | 'seconds', number>) {
  const process = createProcess();
  const line = createWaitingLine({ atOnce: 32, patienceMs: 250, clock: process.clock });
  const outcomes: Outcome[] = [];
  const come = (cameMs: number) => {
    const end = (isServed: boolean) => void outcomes.push({ cameMs, answeredMs: process.now(), isServed });
    line
      .run(async () => process.pass(takesMs))
      .then(
        () => end(true),
        () => end(false),
      );
  };
  let next = 0;
  while (process.now() < seconds * 1000) {
    for (; next <= process.now(); next += everyMs) come(next);
    await process.turn();
  }
  return outcomes;
}

const waits = (outcomes: readonly Outcome[]) => outcomes.map(({ cameMs, answeredMs }) => answeredMs - cameMs);

test('who comes at a pace that can be kept is served, and waits for nobody but the task that is under way', async () => {
  const outcomes = await visit({ everyMs: 5, takesMs: 4, seconds: 5 });

  expect(outcomes.filter(({ isServed }) => !isServed)).toEqual([]);
  expect(Math.max(...waits(outcomes))).toBeLessThan(15);
});

test.each([
  { everyMs: 1, takesMs: 3 },
  { everyMs: 10, takesMs: 30 },
  { everyMs: 2, takesMs: 60 },
])(
  'at many times what can be done, the work never stops, nobody waits for long, and nearly all others are refused at once: %o',
  async ({ everyMs, takesMs }) => {
    const seconds = 20;
    const outcomes = await visit({ everyMs, takesMs, seconds });
    const served = outcomes.filter(({ isServed }) => isServed);
    const refused = outcomes.filter(({ isServed }) => !isServed);

    expect(served.length).toBeGreaterThanOrEqual((0.98 * seconds * 1000) / takesMs);
    // Six may always wait, even where that takes longer; up to three turns pass around the wait.
    expect(Math.max(...waits(served))).toBeLessThanOrEqual(Math.max(250, 6 * takesMs) + 3 * takesMs);
    const late = refused.filter(({ cameMs, answeredMs }) => answeredMs - cameMs > takesMs + everyMs);
    expect(late.length / refused.length).toBeLessThan(0.02);
  },
);

test('once the crowd has gone, the next visitors are served', async () => {
  const process = createProcess();
  const line = createWaitingLine({ atOnce: 32, patienceMs: 250, clock: process.clock });
  const crowd = Array.from({ length: 500 }, () =>
    line.run(async () => process.pass(5)).catch(() => 'refused'),
  );
  while (process.now() < 1000) await process.turn();
  expect(await Promise.all(crowd)).toContain('refused');

  const few = Array.from({ length: 20 }, () => line.run(async () => 'served'));
  for (let turn = 0; turn < 25; turn += 1) await process.turn();
  expect(await Promise.all(few)).toEqual(few.map(() => 'served'));
});

test('a few who come while the process pauses are served, however long it pauses', async () => {
  const process = createProcess();
  const line = createWaitingLine({ atOnce: 32, patienceMs: 250, clock: process.clock });
  const outcomes = Array.from({ length: 6 }, () =>
    line
      .run(async () => process.pass(400))
      .then(
        () => 'served',
        () => 'refused',
      ),
  );
  for (let turn = 0; turn < 20; turn += 1) await process.turn();

  expect(await Promise.all(outcomes)).toEqual(Array(6).fill('served'));
});

test('when all places are taken by tasks that do not end, others are refused, at the latest when they have waited', async () => {
  const process = createProcess();
  const line = createWaitingLine({ atOnce: 2, patienceMs: 250, clock: process.clock });
  const ends = Promise.withResolvers<string>();
  const [first, second] = [line.run(() => ends.promise), line.run(() => ends.promise)];
  const third = line.run(async () => 'too late').catch((error: unknown) => error);
  for (let turn = 0; turn < 600; turn += 1) await process.turn();
  expect(await third).toMatchObject({ status: 503, retryAfterSeconds: 5 });

  const waiting = line.run(async () => 'served');
  await expect(line.run(async () => 'refused at once')).rejects.toThrow(UnavailableError);
  ends.resolve('done');
  for (let turn = 0; turn < 3; turn += 1) await process.turn();
  expect(await Promise.all([first, second, waiting])).toEqual(['done', 'done', 'served']);
});

test('a task that fails frees its place', async () => {
  const process = createProcess();
  const line = createWaitingLine({ atOnce: 1, patienceMs: 250, clock: process.clock });
  const failing = line.run(() => Promise.reject(new Error('failed'))).catch(({ message }: Error) => message);
  const next = line.run(async () => 'served');
  for (let turn = 0; turn < 4; turn += 1) await process.turn();

  expect(await Promise.all([failing, next])).toEqual(['failed', 'served']);
});
