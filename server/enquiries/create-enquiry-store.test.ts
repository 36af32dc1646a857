import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { createEnquiryStore, deliveryChannels } from './create-enquiry-store.ts';
import { enquiries, enquiryConsents, enquiryDeliveries } from './enquiry-tables.ts';
import { eraseWithin } from './erasing/erase-within.ts';
import { exampleQuoteSnapshot } from './testing/example-leads.ts';
import { exampleEnquiry, withoutEnquiries } from './testing/store-enquiries.ts';

const testOn = testOnDatabases(withoutEnquiries);

function open(database: Database) {
  return createEnquiryStore({ database, hasWebhook: true });
}

testOn('an enquiry is stored with its consents and one delivery for each channel', async (database) => {
  const fromPage = '/car-leasing/bmw';
  const receipt = await open(database).store(exampleEnquiry({ fromPage }));

  expect(receipt.reference).toMatch(/^ENQ-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  const [row] = await database.orm.select().from(enquiries);
  expect(row).toMatchObject({ reference: receipt.reference, kind: 'message', fromPage, isSuspected: false });
  expect(row?.fields).toEqual(exampleEnquiry().fields);
  expect(await database.orm.select().from(enquiryConsents)).toMatchObject([
    { purpose: 'marketing-email', wording: 'You may also send me offers.', isGiven: false },
  ]);
  const deliveries = await database.orm.select().from(enquiryDeliveries);
  expect(deliveries.map(({ channel, state }) => [channel, state]).sort()).toEqual([
    ['staff-mail', 'waiting'],
    ['visitor-mail', 'waiting'],
    ['webhook', 'waiting'],
  ]);
});

testOn('a double click and a retry store one enquiry and get one reference', async (database) => {
  const store = open(database);
  const turned = Object.fromEntries(Object.entries(exampleEnquiry().fields).toReversed());
  const sent = [...Array.from({ length: 11 }, () => exampleEnquiry()), exampleEnquiry({ fields: turned })];
  const receipts = await Promise.all(sent.map((enquiry) => store.store(enquiry)));

  expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
  expect(await database.orm.$count(enquiries)).toBe(1);
  expect(await database.orm.$count(enquiryDeliveries)).toBe(3);
});

testOn('another kind, another text, another page or another consent is another enquiry', async (database) => {
  const store = open(database);
  const consents = exampleEnquiry().consents.map((consent) => ({ ...consent, isGiven: true }));
  for (const changes of [
    {},
    { fields: { ...exampleEnquiry().fields, message: 'And the Polo?' } },
    { page: '/request-quote?vehicleRef=1000000002' },
    { consents },
    { kind: 'contact' as const },
  ])
    await store.store(exampleEnquiry(changes));

  expect(await database.orm.$count(enquiries)).toBe(5);
});

testOn('the same again after a day is a new enquiry', async (database) => {
  const store = open(database);
  const first = await store.store(exampleEnquiry());
  await database.orm.execute(sql`update enquiries set received_at = now() - interval '25 hours'`);

  expect((await store.store(exampleEnquiry())).reference).not.toBe(first.reference);
});

testOn('an enquiry that a robot may have sent is stored and waits for staff', async (database) => {
  await open(database).store(exampleEnquiry({ isSuspected: true }));

  const deliveries = await database.orm.select().from(enquiryDeliveries);
  expect(deliveries.length).toBeGreaterThan(0);
  expect(deliveries.every(({ state }) => state === 'held')).toBe(true);
});

testOn('a receipt holds reference, kind, time and consents, and nothing personal', async (database) => {
  const store = open(database);
  const { reference } = await store.store(exampleEnquiry({ fromPage: '/car-leasing' }));
  const receipt = await store.findReceipt(reference);

  expect(receipt).toMatchObject({ reference, kind: 'message', consents: exampleEnquiry().consents });
  expect(JSON.stringify(receipt)).not.toMatch(/Ada|example\.com|Golf|car-leasing/);
  expect(await store.findReceipt('ENQ-00000-00000')).toBeUndefined();
});

testOn('no part of an enquiry is stored when one part cannot be', async (database) => {
  const wording = null as unknown as string;
  const broken = exampleEnquiry({ consents: [{ purpose: 'x', wording, isGiven: true }] });

  await expect(open(database).store(broken)).rejects.toThrow();
  expect(await database.orm.$count(enquiries)).toBe(0);
});

test('staff always get an enquiry, a visitor only where an address was given', () => {
  const hasWebhook = false;

  expect(deliveryChannels({ fields: { name: 'Ada' } }, { hasWebhook })).toEqual(['staff-mail']);
  expect(deliveryChannels({ fields: { email: '' } }, { hasWebhook })).toEqual(['staff-mail']);
  expect(deliveryChannels({ fields: { email: 'ada@example.com' } }, { hasWebhook })).toEqual([
    'staff-mail',
    'visitor-mail',
  ]);
});

test('a webhook gets every enquiry where one is set', () => {
  expect(deliveryChannels({ fields: {} }, { hasWebhook: true })).toEqual(['staff-mail', 'webhook']);
});

testOn('an account lists its own quote requests, newest first, until they are erased', async (database) => {
  const store = open(database);
  const quote = { kind: 'quote' as const, snapshot: exampleQuoteSnapshot };
  const first = await store.store(exampleEnquiry({ ...quote, accountId: 'ada', page: '/a' }));
  const second = await store.store(exampleEnquiry({ ...quote, accountId: 'ada', page: '/b' }));
  await store.store(exampleEnquiry({ ...quote, accountId: 'bob' }));
  await store.store(exampleEnquiry(quote));
  const references = async () => (await store.listQuoteRequests('ada')).map(({ reference }) => reference);

  expect(await references()).toEqual([second.reference, first.reference]);
  expect((await store.listQuoteRequests('ada'))[0]?.deal.terms.vehicleName).toContain('BMW 3 Series');
  expect((await store.findReceipt(first.reference))?.isInAccount).toBe(true);
  await database.orm.transaction((orm) => eraseWithin(orm, { by: 'reference', reference: second.reference }));
  expect(await references()).toEqual([first.reference]);
  const [erased] = await database.orm.select().from(enquiries).where(sql`reference = ${second.reference}`);
  expect(erased?.accountId).toBeNull();
});

testOn(
  'a second entry of a competition by the same person is marked, and answered like the first',
  async (database) => {
    const store = open(database);
    const enter = async (fields: Record<string, string>, competition = 'Win a day out') => {
      const entry = {
        kind: 'competition' as const,
        fields: { name: 'Ada', ...fields },
        snapshot: { competition },
      };
      const { reference } = await store.store(exampleEnquiry(entry));
      const [row] = await database.orm.select().from(enquiries).where(sql`reference = ${reference}`);
      return row?.snapshot?.isRepeatedEntry === true;
    };

    expect(await enter({ email: 'ada@example.com' })).toBe(false);
    expect(await enter({ email: 'ADA@example.com ', name: 'A.' })).toBe(true);
    expect(await enter({ email: 'bob@example.com' })).toBe(false);
    expect(await enter({ phone: '07700 900123' })).toBe(false);
    expect(await enter({ phone: '+44 7700 900 123' })).toBe(true);
    expect(await enter({ email: 'ada@example.com' }, 'Another one')).toBe(false);
  },
);

testOn('of two entries at the same moment one counts', async (database) => {
  const store = open(database);
  const entry = { kind: 'competition' as const, snapshot: { competition: 'Win a day out' } };
  await Promise.all(
    ['Ada', 'A.', 'Lovelace'].map((name) =>
      store.store(exampleEnquiry({ ...entry, fields: { name, email: 'ada@example.com' } })),
    ),
  );
  const rows = await database.orm.select().from(enquiries);

  expect(rows.filter(({ snapshot }) => snapshot?.isRepeatedEntry !== true)).toHaveLength(1);
});
