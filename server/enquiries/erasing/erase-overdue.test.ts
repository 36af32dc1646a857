import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { enquiries, enquiryConsents, enquiryDeliveries } from '#server/enquiries/enquiry-tables.ts';
import { storeEnquiries, withoutEnquiries } from '#server/enquiries/testing/store-enquiries.ts';
import { usualKeepMonths } from '#server/platform/config/keep-months.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { eraseOverdueEnquiries } from './erase-overdue.ts';
import { eraseWithin } from './erase-within.ts';

const testOn = testOnDatabases(withoutEnquiries);

async function age({ orm }: Database, reference: string | undefined, months: number): Promise<void> {
  await orm
    .update(enquiries)
    .set({ receivedAt: sql`now() - make_interval(months => ${months}::integer, hours => 1)` })
    .where(eq(enquiries.reference, reference ?? ''));
}

const listErased = async ({ orm }: Database) =>
  (await orm.select().from(enquiries).where(sql`fields is null`)).map(({ reference }) => reference).sort();

testOn('what is older than the months of its kind is erased, and nothing else', async (database) => {
  const [old, young, complaint, oldComplaint] = await storeEnquiries(database, [
    { fields: { name: 'a' } },
    { fields: { name: 'b' } },
    { fields: { name: 'c' }, kind: 'complaint' },
    { fields: { name: 'd' }, kind: 'complaint' },
  ]);
  await age(database, old, 12);
  await age(database, young, 11);
  await age(database, complaint, 35);
  await age(database, oldComplaint, 36);

  expect(await eraseOverdueEnquiries(database, usualKeepMonths)).toBe(2);
  expect(await listErased(database)).toEqual([old, oldComplaint].sort());
  expect(await eraseOverdueEnquiries(database, usualKeepMonths)).toBe(0);
  expect(await database.orm.select().from(enquiryConsents)).toHaveLength(4);
});

testOn('deliveries that were never made go with the enquiry', async (database) => {
  const [reference] = await storeEnquiries(database, [{ isSuspected: true }]);
  await age(database, reference, 13);
  await eraseOverdueEnquiries(database, usualKeepMonths);

  expect(await database.orm.select().from(enquiryDeliveries)).toEqual([]);
});

testOn('what was kept as proof goes when its time is over', async (database) => {
  const fields = { name: 'Ada', email: 'ada@example.com', reference: '1000000001' };
  const [reference = ''] = await storeEnquiries(database, [{ kind: 'commission-consent', fields }]);
  await eraseWithin(database.orm, { by: 'reference', reference });
  await age(database, reference, 71);
  await eraseOverdueEnquiries(database, usualKeepMonths);
  expect(await listErased(database)).toEqual([]);
  await age(database, reference, 72);
  await eraseOverdueEnquiries(database, usualKeepMonths);

  expect(await listErased(database)).toEqual([reference]);
});
