import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LockHeldError } from '#server/platform/database/database.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import { eventually } from '#server/testing/eventually.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { backgroundGauges, follow } from './follow.ts';

type Options = Parameters<typeof follow>[0];

function start(round: Options['round'], options: Partial<Options> = {}) {
  const recorded = recordLog();
  const followed = follow({ work: 'alerts', everyMs: 5, log: recorded.log, round, ...options });
  onTestFinished(() => followed.close());
  return { ...followed, recorded };
}

const ofAlerts = async () => {
  const text = await createMetrics(backgroundGauges).toText();
  const series = text.matchAll(/^(background_\w+)\{work="alerts"\} (\S+)$/gm);
  return Object.fromEntries(Array.from(series, ([, name = '', value]) => [name, Number(value)]));
};

test('rounds follow each other, never two at a time, and none before its time', async () => {
  let [atWork, most, rounds] = [0, 0, 0];
  const { promise: after, resolve: begin } = Promise.withResolvers<void>();
  const { poke } = start(
    async () => {
      atWork += 1;
      most = Math.max(most, atWork);
      await delay(3);
      [atWork, rounds] = [atWork - 1, rounds + 1];
    },
    { after },
  );
  void poke();
  await delay(30);
  expect(rounds).toBe(0);
  begin();

  await eventually(() => rounds > 5, true);
  expect(most).toBe(1);
});

test('a poke begins a round at once, and any number of them during a round one more after it', async () => {
  let rounds = 0;
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const { poke } = start(
    async () => {
      rounds += 1;
      await mayEnd;
    },
    { everyMs: 3_600_000 },
  );
  const first = poke();
  await eventually(() => rounds, 1);
  const others = [poke(), poke(), poke()];
  expect(rounds).toBe(1);
  end();
  await first;
  await Promise.all(others);

  expect(rounds).toBe(2);
});

test('work that fails is tried again, told once, told once more when it works, and counted', async () => {
  let tries = 0;
  const before = (await ofAlerts()).background_rounds_failed_total ?? 0;
  const { recorded } = start(async () => {
    tries += 1;
    if (tries < 4) throw new Error('the database is away');
  });
  await eventually(() => tries > 6, true);

  expect(recorded.events()).toEqual(['background work fails', 'background work goes on']);
  expect(recorded.text()).toMatch(/"work":"alerts".*the database is away/);
  const { background_rounds_failed_total, background_rounds_total, background_age_seconds } =
    await ofAlerts();
  expect(background_rounds_failed_total).toBe(before + 3);
  expect(background_rounds_total).toBeGreaterThan(before + 5);
  expect(background_age_seconds).toBeLessThan(60);
});

test('after a failure the next round comes within a minute, however seldom rounds are', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  let isAway = true;
  const { poke } = start(
    async () => {
      if (isAway) throw new Error('away');
    },
    { everyMs: 3_600_000 },
  );
  await poke();
  isAway = false;
  await poke();

  const [first = 0, failed = 0, good = 0] = timers.mock.calls.map(([, pauseMs]) => pauseMs ?? 0);
  expect(failed).toBeLessThan(67_000);
  for (const pause of [first, good]) expect(Math.abs(pause / 3_600_000 - 1)).toBeLessThan(0.11);
});

test('work that another node holds the lock of has not failed', async () => {
  const { poke, recorded } = start(async () => {
    throw new LockHeldError('alerts');
  });
  await poke();

  expect(recorded.events()).toEqual([]);
});

test('closing does not wait for what the first round waits for', async () => {
  const { close } = start(async () => undefined, { after: new Promise(() => undefined) });

  await close();
});

test('closing tells the round under way, waits for it, says nothing of it, and begins no other', async () => {
  let rounds = 0;
  const { poke, close, recorded } = start(async (stop) => {
    rounds += 1;
    await delay(60_000, undefined, { signal: stop });
  });
  void poke();
  await eventually(() => rounds, 1);
  void poke();
  await close();
  await poke();
  await delay(30);

  expect(rounds).toBe(1);
  expect(recorded.events()).toEqual([]);
});
