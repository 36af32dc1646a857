import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, vi } from 'vitest';
import { enquiries, enquiryDeliveries } from '#server/enquiries/enquiry-tables.ts';
import {
  manyEnquiries,
  storeEnquiries,
  withoutEnquiries,
} from '#server/enquiries/testing/store-enquiries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createBacklogGauges } from './backlog-gauges.ts';

const testOn = testOnDatabases(withoutEnquiries);

/** The gauges as `/metrics` shows them. */
function readGauges(gauges: ReturnType<typeof createBacklogGauges>) {
  const metrics = createMetrics(gauges);
  return async (name: string) => {
    const line = (await metrics.toText())
      .split('\n')
      .find((each) => each.startsWith(`enquiry_deliveries_${name} `));
    return Number(line?.split(' ')[1]);
  };
}

testOn('the metrics count waiting and dead deliveries and say how old the oldest is', async (database) => {
  await storeEnquiries(database, manyEnquiries(3));
  const { orm } = database;
  await orm.update(enquiries).set({ receivedAt: sql`now() - interval '2 hours'` });
  await orm.update(enquiryDeliveries).set({ state: 'dead' }).where(eq(enquiryDeliveries.channel, 'webhook'));
  const gauge = readGauges(createBacklogGauges(database, { keptMs: 0 }));

  await eventually(() => gauge('waiting'), 6);
  expect(await gauge('dead')).toBe(3);
  expect(await gauge('oldest_seconds')).toBeGreaterThanOrEqual(7200);
  expect(await gauge('oldest_seconds')).toBeLessThan(7500);
});

testOn('an empty outbox counts as zero, not as unknown', async (database) => {
  const gauge = readGauges(createBacklogGauges(database, { keptMs: 0 }));

  await eventually(() => gauge('waiting'), 0);
  expect([await gauge('dead'), await gauge('oldest_seconds')]).toEqual([0, 0]);
});

testOn(
  'a count is reused for a while, and the last one stays while the database is away',
  async (database) => {
    await storeEnquiries(database, manyEnquiries(1));
    let nowMs = 0;
    let asked = 0;
    let isAway = false;
    const orm = new Proxy(database.orm, {
      get: (target, name, receiver) => {
        asked += 1;
        if (isAway) throw new Error('connect ECONNREFUSED');
        const value = Reflect.get(target, name, receiver);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }) as Database['orm'];
    const gauge = readGauges(createBacklogGauges({ orm }, { keptMs: 10_000, now: () => nowMs }));
    await eventually(() => gauge('waiting'), 3);
    expect(asked).toBe(1);
    isAway = true;
    nowMs = 10_000;

    expect(await gauge('waiting')).toBe(3);
    expect(asked).toBe(2);
    expect(await gauge('waiting')).toBe(3);
  },
);

testOn('a clock that is put back by a day does not stop the counting', async (database) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const gauge = readGauges(createBacklogGauges(database, { keptMs: 50 }));
  await eventually(() => gauge('waiting'), 0);
  vi.setSystemTime(Date.now() - 24 * 3_600_000);
  await storeEnquiries(database, manyEnquiries(1));

  await eventually(() => gauge('waiting'), 3);
});
