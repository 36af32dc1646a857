import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, vi } from 'vitest';
import type { DeliveryOrder } from '#server/enquiries/enquiry-store.ts';
import { enquiryDeliveries } from '#server/enquiries/enquiry-tables.ts';
import {
  manyEnquiries,
  storeEnquiries,
  withoutEnquiries,
} from '#server/enquiries/testing/store-enquiries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { DeliveryFault } from '#server/platform/outbox/delivery-fault.ts';
import { eventually } from '#server/testing/eventually.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { claimDeliveries } from './claim-deliveries.ts';
import { type Deliver, type FollowOptions, followDeliveries } from './follow-deliveries.ts';

const testOn = testOnDatabases(withoutEnquiries);

/** Starts the follower with short times, so that a test does not have to wait. */
function follow(database: Database, options: Partial<FollowOptions>) {
  const recorded = recordLog();
  const times = { pollMs: 20, retryDelaysMs: [10, 10, 10] };
  const followed = followDeliveries({ database, channels: {}, log: recorded.log, ...times, ...options });
  onTestFinished(() => followed.close());
  return { ...followed, recorded };
}

const statesOf = async ({ orm }: Database) => {
  const rows = await orm.select().from(enquiryDeliveries).orderBy(enquiryDeliveries.channel);
  return rows.map(({ channel, state, attempts, lastFault }) => [channel, state, attempts, lastFault]);
};

testOn('each channel of an enquiry is delivered once, with the consents, and marked', async (database) => {
  const [reference] = await storeEnquiries(database, [{}]);
  const orders: DeliveryOrder[] = [];
  const deliver: Deliver = async (order) => void orders.push(order);
  follow(database, { channels: { 'staff-mail': deliver, 'visitor-mail': deliver, webhook: deliver } });

  await eventually(
    () => statesOf(database),
    [
      ['staff-mail', 'delivered', 1, null],
      ['visitor-mail', 'delivered', 1, null],
      ['webhook', 'delivered', 1, null],
    ],
  );
  expect(orders.map(({ channel }) => channel).toSorted()).toEqual(['staff-mail', 'visitor-mail', 'webhook']);
  expect(orders[0]?.enquiry).toMatchObject({ reference, kind: 'message', fields: { name: 'Ada Example' } });
  expect(orders[0]?.consents).toMatchObject([{ purpose: 'marketing-email', isGiven: false }]);
});

testOn('a channel that fails is tried again under the same key, and holds up no other', async (database) => {
  await storeEnquiries(database, [{}]);
  const keys: string[] = [];
  const webhook: Deliver = async ({ deliveryId, attempt }) => {
    keys.push(deliveryId);
    if (attempt < 3) throw new DeliveryFault('the webhook answered 503');
  };
  const { recorded } = follow(database, { channels: { 'staff-mail': async () => undefined, webhook } });

  await eventually(
    () => statesOf(database),
    [
      ['staff-mail', 'delivered', 1, null],
      ['visitor-mail', 'waiting', 0, null],
      ['webhook', 'delivered', 3, null],
    ],
  );
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);
  expect(recorded.events().filter((event) => event === 'delivery of an enquiry failed')).toHaveLength(2);
});

testOn('a delivery that fails every time is dead, with its reason, and not tried again', async (database) => {
  await storeEnquiries(database, [{}]);
  let tries = 0;
  const webhook: Deliver = () => {
    tries += 1;
    return Promise.reject(new DeliveryFault('the webhook answered 500'));
  };
  follow(database, { channels: { webhook } });

  await eventually(
    async () => (await statesOf(database))[2],
    ['webhook', 'dead', 4, 'the webhook answered 500'],
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(tries).toBe(4);
});

testOn('neither log nor database keep what an error said about a person', async (database) => {
  await storeEnquiries(database, [{ fields: { name: 'canary', email: 'canary@example.com' } }]);
  const failing: Deliver = ({ enquiry }) => Promise.reject(new Error(`no ${JSON.stringify(enquiry.fields)}`));
  const { recorded } = follow(database, { channels: { 'visitor-mail': failing }, retryDelaysMs: [] });

  await eventually(async () => (await statesOf(database))[1]?.[1], 'dead');
  expect(recorded.text()).not.toContain('canary');
  expect(JSON.stringify(await statesOf(database))).not.toContain('canary');
});

testOn('no more deliveries are tried at once than the limit allows', async (database) => {
  await storeEnquiries(database, manyEnquiries(12));
  let atOnce = 0;
  let most = 0;
  const webhook: Deliver = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setTimeout(resolve, 5));
    atOnce -= 1;
  };
  follow(database, { channels: { webhook }, concurrency: 3 });

  await eventually(
    async () => (await statesOf(database)).filter(([, state]) => state === 'delivered').length,
    12,
  );
  expect(most).toBe(3);
});

testOn('several nodes send each of 100 deliveries once', async (database) => {
  await storeEnquiries(database, manyEnquiries(100));
  const sent: string[] = [];
  const webhook: Deliver = async ({ deliveryId }) => {
    sent.push(deliveryId);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
  };
  follow(database, { channels: { webhook }, concurrency: 8 });
  follow(database, { channels: { webhook }, concurrency: 8 });

  await eventually(
    async () => (await statesOf(database)).filter(([, state]) => state === 'delivered').length,
    100,
  );
  expect(sent).toHaveLength(100);
  expect(new Set(sent).size).toBe(100);
});

testOn(
  'a delivery that a killed node had claimed is tried once that claim has run out, and not before',
  async (database) => {
    await storeEnquiries(database, [{}]);
    const channel = 'webhook' as const;
    const claim = () => claimDeliveries(database.orm, { channel, limit: 5, claimMs: 60_000 });
    const [first] = await claim();

    expect(await claim()).toEqual([]);
    await database.orm.update(enquiryDeliveries).set({ claimedUntil: sql`now() - interval '1 second'` });
    expect(await claim()).toMatchObject([{ deliveryId: first?.deliveryId, attempt: 2 }]);
  },
);

testOn('a late failure does not undo what another node has delivered since', async (database) => {
  await storeEnquiries(database, [{}]);
  const { promise: mayFail, resolve: fail } = Promise.withResolvers<void>();
  const slow: Deliver = async () => {
    await mayFail;
    throw new DeliveryFault('too late');
  };
  const late = follow(database, { channels: { webhook: slow }, claimMs: 1, pollMs: 60_000 });
  await eventually(async () => (await statesOf(database))[2]?.[2], 1);
  follow(database, { channels: { webhook: async () => undefined } });
  await eventually(async () => (await statesOf(database))[2]?.[1], 'delivered');
  fail();
  await late.close();

  expect((await statesOf(database))[2]).toEqual(['webhook', 'delivered', 2, null]);
});

testOn('a held delivery waits for staff', async (database) => {
  await storeEnquiries(database, [{ isSuspected: true }]);
  const webhook = vi.fn<Deliver>(async () => undefined);
  const { close } = follow(database, { channels: { webhook } });
  await new Promise((resolve) => setTimeout(resolve, 100));
  await close();

  expect(webhook).not.toHaveBeenCalled();
});

testOn('a poke delivers at once', async (database) => {
  const webhook = vi.fn<Deliver>(async () => undefined);
  const { poke } = follow(database, { channels: { webhook }, pollMs: 3_600_000 });
  await storeEnquiries(database, [{}]);
  poke();

  await eventually(async () => (await statesOf(database))[2]?.[1], 'delivered');
});

testOn(
  'closing begins no more tries, waits for those under way, and does not wait for ever',
  async (database) => {
    await storeEnquiries(database, manyEnquiries(2));
    const { promise: isBegun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const webhook = vi.fn<Deliver>(() => {
      begin();
      return mayEnd;
    });
    const never: Deliver = () => new Promise(() => undefined);
    const patient = follow(database, { channels: { webhook }, concurrency: 1 });
    const hurried = follow(database, { channels: { 'staff-mail': never }, closeMs: 50 });
    await isBegun;
    const closed = patient.close();
    end();
    await closed;
    await hurried.close();

    expect(webhook).toHaveBeenCalledTimes(1);
    const delivered = await database.orm
      .select()
      .from(enquiryDeliveries)
      .where(eq(enquiryDeliveries.state, 'delivered'));
    expect(delivered).toHaveLength(1);
  },
);

testOn('the log says once that the database is away, and once that it is back', async (database) => {
  let isAway = true;
  const orm = new Proxy(database.orm, {
    get: (target, name, receiver) => {
      if (isAway) throw new Error('connect ECONNREFUSED');
      const value = Reflect.get(target, name, receiver);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  await storeEnquiries(database, [{}]);
  const { recorded } = follow({ ...database, orm }, { channels: { webhook: async () => undefined } });
  await new Promise((resolve) => setTimeout(resolve, 150));
  isAway = false;
  await eventually(async () => (await statesOf(database))[2]?.[1], 'delivered');

  const told = recorded.events().filter((event) => event.includes('background'));
  expect(told).toEqual(['background work fails', 'background work goes on']);
});

testOn('a clock that is put back by a day delays no delivery', async (database) => {
  await storeEnquiries(database, [{}]);
  // Deliveries stored while the database's clock was a day ahead: one never tried, one waiting for its next try, and
  // one claimed by a node.
  const ahead = sql`now() + interval '1 day'`;
  const times = { 'staff-mail': { attempts: 0 }, webhook: { attempts: 2 }, 'visitor-mail': { attempts: 1 } };
  for (const [channel, { attempts }] of Object.entries(times)) {
    await database.orm
      .update(enquiryDeliveries)
      .set({ attempts, nextTryAt: ahead, claimedUntil: channel === 'visitor-mail' ? ahead : null })
      .where(eq(enquiryDeliveries.channel, channel as keyof typeof times));
  }
  const deliver: Deliver = async () => undefined;
  follow(database, { channels: { 'staff-mail': deliver, 'visitor-mail': deliver, webhook: deliver } });

  const delivered = async () => (await statesOf(database)).map(([, state]) => state);
  await eventually(delivered, ['delivered', 'delivered', 'delivered']);
});

testOn('a retry within the hour waits for its time', async (database) => {
  await storeEnquiries(database, [{}]);
  const soon = sql`now() + interval '1 hour'`;
  await database.orm.update(enquiryDeliveries).set({ attempts: 3, nextTryAt: soon });

  expect(await claimDeliveries(database.orm, { channel: 'webhook', limit: 9, claimMs: 1000 })).toEqual([]);
});
