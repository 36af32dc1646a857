import { expect, onTestFinished, test, vi } from 'vitest';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { createMemoryLimits } from './create-limits.ts';
import type { RateLimits } from './rate-limits.ts';
import { createDatabaseLimits } from './shared-limits.ts';

const dayMs = 24 * 3_600_000;

/** Counts up to the limit, moves the clock by `jumpMs`, and returns whether one more attempt is refused. */
async function isRefusedAfter(limits: RateLimits, jumpMs: number): Promise<boolean> {
  const key = `ada-${Math.random()}@example.com`;
  for (let n = 0; n < 5; n++) await limits.count('loginByAccount', key);
  await expect(limits.count('loginByAccount', key)).rejects.toMatchObject({ status: 429 });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + jumpMs });
  onTestFinished(() => void vi.useRealTimers());
  return limits.count('loginByAccount', key).then(
    () => false,
    () => true,
  );
}

const testOn = testOnDatabases(async () => undefined);

testOn('a clock that is put back by a day does not lock a visitor out for a day', async (database) => {
  expect(await isRefusedAfter(createDatabaseLimits(database), -dayMs)).toBe(false);
});

testOn('a clock that is put back by a minute does not lift a limit', async (database) => {
  expect(await isRefusedAfter(createDatabaseLimits(database), -60_000)).toBe(true);
});

test('with limits in memory, a clock that is put back by a day does not lock a visitor out for a day', async () => {
  expect(await isRefusedAfter(createMemoryLimits(), -dayMs)).toBe(false);
});
