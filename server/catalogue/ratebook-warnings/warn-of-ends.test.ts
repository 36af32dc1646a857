import { expect, onTestFinished } from 'vitest';
import type { Ratebook } from '#server/catalogue/ratebooks.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { createMailOutbox } from '#server/platform/mail/mail-outbox.ts';
import { mailOutbox } from '#server/platform/mail/mail-outbox-table.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import { eventually } from '#server/testing/eventually.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { followRatebooks } from './follow-ratebooks.ts';
import { ratebookWarnings } from './ratebook-warnings-table.ts';
import { warnOfEnds } from './warn-of-ends.ts';

const test = testOnDatabases(async ({ orm }) => {
  await orm.delete(mailOutbox);
  await orm.delete(ratebookWarnings);
});

const book: Ratebook = {
  funder: 'Example Finance',
  ratebookId: 'EX-1',
  validFrom: '2026-11-01',
  validTo: '2026-11-30',
  vehicles: 1_200,
  rates: 9_600,
  vehiclesWithoutNext: 3,
};
const later: Ratebook = { ...book, ratebookId: 'EX-2', validTo: '2026-12-31', vehiclesWithoutNext: 0 };

const warn = (database: Database, today: string, ratebooks: readonly Ratebook[] = [book, later]) =>
  warnOfEnds({ ratebooks, today, outbox: createMailOutbox({ database }), staffAddress: 'stock@example.com' });
const mailsOf = ({ orm }: Database) => orm.select().from(mailOutbox);

test('staff are warned of each ratebook 14, 7 and 1 days before it ends, once each', async (database) => {
  const days: string[] = [];
  for (let day = 10; day <= 30; day += 1) {
    const today = `2026-11-${day}`;
    if ((await warn(database, today)) > 0) days.push(today);
  }
  expect(days).toEqual(['2026-11-16', '2026-11-23', '2026-11-29']);
  expect(await warn(database, '2026-12-01')).toBe(0);

  const [first] = await mailsOf(database);
  expect(first).toMatchObject({
    recipient: 'stock@example.com',
    subject: 'Ratebook EX-1 (Example Finance) ends in 14 days',
  });
  expect(first?.text).toContain('Last day: 30 November 2026 (in 14 days)');
  expect(first?.text).toContain('Vehicles: 1,200. 3 of them would have no price after that.');
});

test('nodes that see it at once send one mail, and an extended ratebook is warned of again', async (database) => {
  const told = await Promise.all([1, 2, 3].map(() => warn(database, '2026-11-25')));
  expect(told.toSorted()).toEqual([0, 0, 1]);
  expect(await mailsOf(database)).toHaveLength(1);

  expect(await warn(database, '2026-12-24', [{ ...book, validTo: '2026-12-31' }, later])).toBe(2);
  const subjects = (await mailsOf(database)).map(({ subject }) => subject).toSorted();
  expect(subjects).toEqual(['2 ratebooks end soon', 'Ratebook EX-1 (Example Finance) ends in 5 days']);
});

test('a node warns by itself, goes on after a fault, and counts the days left of what has not ended', async (database) => {
  let isAway = true;
  const outbox = createMailOutbox({ database });
  const { log, events } = recordLog();
  const followed = followRatebooks({
    listRatebooks: () => [{ ...book, ratebookId: 'EX-0', validTo: '2026-11-20' }, book],
    outbox: {
      storeWith: async (work) => {
        if (isAway) throw new Error('away');
        return outbox.storeWith(work);
      },
    },
    staffAddress: 'stock@example.com',
    today: () => '2026-11-23',
    log,
    everyMs: 10,
  });
  onTestFinished(() => followed.close());
  await eventually(() => events().length > 0, true);
  isAway = false;
  await eventually(async () => (await mailsOf(database)).length, 1);

  const text = await createMetrics(followed.gauges).toText();
  const series = text.split('\n').filter((line) => line.startsWith('catalogue_ratebook_days_left{'));
  expect(series).toEqual(['catalogue_ratebook_days_left{funder="Example Finance",ratebook="EX-1"} 7']);
});
