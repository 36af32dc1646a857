import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { LockHeldError } from '#server/platform/database/database.ts';
import { eventually } from '#server/testing/eventually.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { followRetention } from './follow-retention.ts';
import type { Overdue } from './list-overdue.ts';

/** A lock that nodes share, as the database has one. */
function createLock() {
  let isHeld = false;
  return {
    exclusively: async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      if (isHeld) throw new LockHeldError(name);
      isHeld = true;
      try {
        return await work();
      } finally {
        isHeld = false;
      }
    },
  };
}

function follow(overdue: readonly Overdue[], database = createLock()) {
  const recorded = recordLog();
  const prepared = Promise.resolve();
  const followed = followRetention({
    database,
    overdue,
    log: recorded.log,
    prepared,
    everyMs: 5,
  });
  onTestFinished(followed.close);
  return { ...followed, recorded };
}

test('every kind is erased again and again, counted, and logged by its number only', async () => {
  let left = 3;
  const erase = async () => (left > 0 ? left-- : 0);
  const { gauges, recorded } = follow([
    { name: 'enquiries', erase },
    { name: 'reviews', erase: async () => 0 },
  ]);

  await eventually(() => gauges.retention_enquiries_erased_total?.read(), 6);
  expect(gauges.retention_reviews_erased_total?.read()).toBe(0);
  expect(recorded.text()).toContain('"enquiries":3');
  expect(recorded.text()).not.toContain('reviews');
});

test('of two nodes one works at a time', async () => {
  const lock = createLock();
  let atWork = 0;
  let most = 0;
  let rounds = 0;
  const erase = async () => {
    atWork += 1;
    most = Math.max(most, atWork);
    await wait(1);
    atWork -= 1;
    rounds += 1;
    return 0;
  };
  follow([{ name: 'enquiries', erase }], lock);
  follow([{ name: 'enquiries', erase }], lock);

  await eventually(() => rounds > 10, true);
  expect(most).toBe(1);
});

test('a round that fails is logged, tried again, and does not count as done', async () => {
  let tries = 0;
  const erase = async () => {
    tries += 1;
    if (tries < 3) throw new Error('the database is away');
    return 1;
  };
  const { gauges, recorded } = follow([{ name: 'enquiries', erase }]);

  await eventually(() => (gauges.retention_enquiries_erased_total?.read() ?? 0) > 0, true);
  expect(recorded.text()).toContain('"work":"retention"');
});
