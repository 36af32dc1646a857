import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { createEnquiryStore } from '#server/enquiries/create-enquiry-store.ts';
import { enquiries, enquiryConsents, enquiryDeliveries } from '#server/enquiries/enquiry-tables.ts';
import { toCommandContext } from '#server/enquiries/testing/command-context.ts';
import {
  exampleEnquiry,
  manyEnquiries,
  storeEnquiries,
  withoutEnquiries,
} from '#server/enquiries/testing/store-enquiries.ts';
import { toProgram } from '#server/platform/command-line/command.ts';
import { readCommandLine } from '#server/platform/command-line/read-command-line.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { createMailbox } from '#server/platform/mail/mailbox.ts';
import { enquiriesCommand } from './enquiries-command.ts';

const testOn = testOnDatabases(withoutEnquiries);

/** Runs a command line and gives everything that it printed. */
async function run(database: Database, line: string): Promise<readonly string[]> {
  const { request } = readCommandLine(enquiriesCommand, line.split(' '), '/');
  if (request === 'help') return [];
  const printed: string[] = [];
  const feedback = { progress: () => undefined, print: (text: string) => void printed.push(text) };
  const lines = await toProgram(enquiriesCommand, toCommandContext(database)).run(request, feedback);
  return [...printed, ...lines];
}

const setState = ({ orm }: Database, state: 'dead' | 'delivered', lastFault: string | null = null) =>
  orm
    .update(enquiryDeliveries)
    .set({ state, lastFault, attempts: 2 })
    .where(eq(enquiryDeliveries.channel, 'webhook'));

const statesOf = async ({ orm }: Database) => {
  const rows = await orm.select().from(enquiryDeliveries).orderBy(enquiryDeliveries.channel);
  return rows.map(({ channel, state, attempts }) => `${channel} ${state} ${attempts}`);
};

testOn(
  'the list shows reference, kind, time and deliveries, newest first, and nothing personal',
  async (database) => {
    const [first, second] = await storeEnquiries(database, [
      {},
      { fields: { name: 'canary' }, fromPage: '/car-leasing/bmw', isSuspected: true },
    ]);
    await setState(database, 'dead', 'the webhook answered 500');
    const lines = await run(database, 'list');

    expect(lines.map((line) => line.slice(0, 15))).toEqual([second, first]);
    expect(lines[1]).toMatch(
      /message +20\d\d-\d\d-\d\dT\d\d:\d\dZ {2}staff-mail waiting, visitor-mail waiting, webhook dead \(2 tries, the webhook answered 500\)$/,
    );
    expect(lines[0]).toMatch(/staff-mail held, webhook dead .*; from \/car-leasing\/bmw; suspected$/);
    expect(lines.join()).not.toMatch(/canary|ada|Ada/);
    expect(await run(database, 'list --limit 1')).toEqual([lines[0], expect.stringContaining('--limit')]);
  },
);

testOn('lists and exports keep to kind, day and state', async (database) => {
  const [dead, held, old] = await storeEnquiries(database, [
    { fields: { name: 'a' } },
    { fields: { name: 'b' }, isSuspected: true },
    { fields: { name: 'c' }, kind: 'callback' },
  ]);
  await database.orm
    .update(enquiries)
    .set({ receivedAt: sql`'2026-07-01 22:59:59.5+00'::timestamptz` })
    .where(eq(enquiries.reference, old ?? ''));
  await database.orm
    .update(enquiryDeliveries)
    .set({ state: 'dead' })
    .where(sql`enquiry_id = (select enquiry_id from enquiries where reference = ${dead})`);
  const listed = async (line: string) => (await run(database, line)).map((each) => each.slice(0, 15));

  expect(await listed('list --dead')).toEqual([dead]);
  expect(await listed('list --held')).toEqual([held]);
  expect(await listed('list --kind callback')).toEqual([old]);
  expect(await listed('list --kind fleet')).toEqual(['No enquiry.']);
  // Summer time: the first of July in London ends at 23:00 UTC.
  expect(await listed('list --since 2026-07-01')).toHaveLength(3);
  expect(await listed('list --since 2026-07-02')).toHaveLength(2);
  expect(await listed('list --since 02/07/2026')).toHaveLength(2);
  expect(await run(database, 'export --format jsonl --held')).toHaveLength(1);
});

testOn('an export as CSV has a column for each label, and no formula', async (database) => {
  const fields = {
    message: '=HYPERLINK("http://evil.example")',
    name: 'Ada, "Countess"',
    reply: 'phone',
    phone: '+44 161',
    oddity: 'x',
  };
  const consents = [{ purpose: 'marketing-email', wording: 'Send me offers.', isGiven: true }];
  const [reference] = await storeEnquiries(database, [
    { fields, consents, fromPage: '/van-leasing', snapshot: { monthlyPence: 1 } },
  ]);
  const [record] = parse((await run(database, 'export')).join('\n'), { columns: true }) as Record<
    string,
    string
  >[];

  expect(record).toMatchObject({
    Reference: reference,
    Kind: 'message',
    'From page': '/van-leasing',
    'Your message': `'=HYPERLINK("http://evil.example")`,
    'Your name': 'Ada, "Countess"',
    'How should we reply?': 'By phone',
    'Phone number': "'+44 161",
    'Other fields': 'oddity: x',
    'Agreed to': 'marketing-email: Send me offers.',
    'Not agreed to': '',
    Snapshot: '{"monthlyPence":1}',
    Deliveries: 'staff-mail waiting, webhook waiting',
  });
});

testOn(
  'an export as JSON Lines has everything, each enquiry once, also over several pages',
  async (database) => {
    const { orm } = database;
    const one = { kind: 'message', fields: { name: 'Ada' }, isSuspected: false };
    const rows = Array.from({ length: 1203 }, (_, index) => ({
      ...one,
      reference: `R-${index}`,
      contentKey: `${index}`,
    }));
    await orm.insert(enquiries).values(rows);
    const exported = (await run(database, 'export --format jsonl')).map((line) => JSON.parse(line));

    expect(new Set(exported.map(({ reference }) => reference)).size).toBe(1203);
    expect(exported).toHaveLength(1203);
    expect(exported[0]).toMatchObject({
      kind: 'message',
      fromPage: null,
      fields: { 'Your name': 'Ada' },
      deliveries: [],
      snapshot: null,
    });
  },
);

testOn('dead and held deliveries are made due again, as if never tried', async (database) => {
  const [reference] = await storeEnquiries(database, [{ isSuspected: true }]);
  await setState(database, 'dead', 'x');
  expect(await run(database, 'redeliver --held')).toEqual([
    expect.stringContaining('2 deliveries of 1 enquiry due now'),
  ]);
  expect(await statesOf(database)).toEqual([
    'staff-mail waiting 0',
    'visitor-mail waiting 0',
    'webhook dead 2',
  ]);
  await run(database, 'redeliver --dead');
  expect(await statesOf(database)).toEqual([
    'staff-mail waiting 0',
    'visitor-mail waiting 0',
    'webhook waiting 0',
  ]);

  await setState(database, 'delivered');
  await run(database, `redeliver ${reference}`);
  expect((await statesOf(database))[2]).toBe('webhook delivered 2');
  await run(database, `redeliver ${reference?.toLowerCase()} --again`);
  expect((await statesOf(database))[2]).toBe('webhook waiting 0');
  expect(await run(database, 'redeliver --dead')).toEqual(['Nothing to deliver.']);
});

testOn('a delivery that is being tried at this moment is not made due again', async (database) => {
  const [reference] = await storeEnquiries(database, [{}]);
  const later = sql`now() + interval '1 minute'`;
  await database.orm.update(enquiryDeliveries).set({ claimedUntil: later, attempts: 1 });

  expect(await run(database, `redeliver ${reference}`)).toEqual(['Nothing to deliver.']);
});

testOn('an unknown reference is refused', async (database) => {
  await expect(run(database, 'redeliver ENQ-NONE')).rejects.toThrow('There is no enquiry ENQ-NONE.');
  await expect(run(database, 'erase ENQ-NONE')).rejects.toThrow('There is no enquiry ENQ-NONE.');
});

testOn(
  'an erasure by reference leaves nothing personal, keeps the consent log, and says what it did',
  async (database) => {
    const mailbox = createMailbox(database);
    const [reference = '', other] = await storeEnquiries(database, [
      { fromPage: '/account/orders/17', snapshot: { note: 'canary' } },
      { fields: { name: 'Bob' } },
    ]);
    await setState(database, 'delivered');
    for (const each of [reference, other])
      await mailbox.send({ to: 'ada@example.com', subject: `About ${each}`, text: '' });
    const said = await run(database, `erase ${reference}`);
    const [row] = await database.orm.select().from(enquiries).where(eq(enquiries.reference, reference));

    expect(said.join('\n')).toContain(`Erased: ${reference}.`);
    expect(said.join('\n')).toContain(
      'Deliveries dropped: 2. Messages removed from the embedded mailbox: 1.',
    );
    expect(said.join('\n')).toContain('to be erased there too: webhook (1).');
    expect(row).toMatchObject({
      fields: null,
      fromPage: null,
      snapshot: null,
      kind: 'message',
      contentKey: `erased ${row?.enquiryId}`,
    });
    expect(row?.erasedAt).toBeInstanceOf(Date);
    expect(await database.orm.select().from(enquiryConsents)).toHaveLength(2);
    expect((await mailbox.listMessages()).map(({ subject }) => subject)).toEqual([`About ${other}`]);
    expect((await run(database, 'list')).join('\n')).toContain('webhook delivered; erased');
    await expect(run(database, `erase ${reference}`)).rejects.toThrow('erased before');
    await expect(run(database, `redeliver ${reference}`)).rejects.toThrow('has been erased');
  },
);

testOn(
  'an erasure by address finds it in any field and any spelling, and messages to and about it',
  async (database) => {
    const mailbox = createMailbox(database);
    const [own, friend, mention, other] = await storeEnquiries(database, [
      { fields: { name: 'Ada', email: 'Ada@Example.com' } },
      { fields: { name: 'Bob', friend: ' ada@example.com ' } },
      { fields: { name: 'Carl', message: 'Write to ada@example.com please' } },
      { fields: { name: 'Dan', email: 'xada@example.com.uk' } },
    ]);
    const message = { subject: 'x', text: '' };
    await mailbox.send({ ...message, to: 'ada@example.com' });
    await mailbox.send({ ...message, to: 'staff@example.com', replyTo: 'ADA@example.com' });
    await mailbox.send({ ...message, to: 'staff@example.com', text: 'Email: ada@example.com' });
    await mailbox.send({ ...message, to: 'bob@example.com' });
    const said = (await run(database, 'erase --email ADA@example.com')).join('\n');

    expect(said).toContain(`${own}`);
    expect(said).toContain(`${friend}`);
    expect(said).toMatch(new RegExp(`named within .*${mention}`));
    expect(said).not.toMatch(/example\.com/i);
    expect((await run(database, 'list')).filter((line) => line.endsWith('erased'))).toHaveLength(2);
    expect((await mailbox.listMessages()).map(({ to }) => to)).toEqual(['bob@example.com']);
    expect((await run(database, 'export')).join('\n')).toContain(`"${other}","message"`);
  },
);

testOn('a dry run says the same and changes nothing', async (database) => {
  const [reference] = await storeEnquiries(database, manyEnquiries(1));
  const before = await run(database, 'export --format jsonl');
  const said = await run(database, 'erase --email ada@example.com --dry-run');

  expect(said[0]).toContain(`Erased: ${reference}.`);
  expect(said.at(-1)).toBe('Dry run: nothing has changed.');
  expect(await run(database, 'export --format jsonl')).toEqual(before);
});

testOn('an address that is in no enquiry finds none', async (database) => {
  await storeEnquiries(database, [{}]);

  expect((await run(database, 'erase --email nobody@example.com'))[0]).toBe('No enquiry is this person’s.');
});

testOn('an enquiry that is sent again after its erasure is a new one', async (database) => {
  const [reference = ''] = await storeEnquiries(database, [{}]);
  await run(database, `erase ${reference}`);
  const again = await createEnquiryStore({ database, hasWebhook: false }).store(exampleEnquiry());

  expect(again.reference).not.toBe(reference);
});

testOn(
  'of a confirmation about commission, name and quote stay as proof unless staff say otherwise',
  async (database) => {
    const fields = { name: 'Ada Example', email: 'ada@example.com', reference: '1000000001' };
    const [reference = ''] = await storeEnquiries(database, [
      { kind: 'commission-consent', fields, snapshot: { note: 'canary' }, fromPage: '/van-leasing' },
    ]);
    const said = (await run(database, 'erase --email ada@example.com')).join('\n');
    const [proof] = await database.orm.select().from(enquiries);

    expect(said).toContain(`stay as proof in ${reference}`);
    expect(proof).toMatchObject({ fields: { name: 'Ada Example', reference: '1000000001' }, snapshot: null });
    expect(JSON.stringify(proof)).not.toContain('ada@example.com');
    await expect(run(database, `redeliver ${reference}`)).rejects.toThrow('has been erased');
    await expect(run(database, `erase ${reference}`)).rejects.toThrow('erased before');
    await run(database, `erase ${reference} --with-proof`);
    expect((await database.orm.select().from(enquiries))[0]?.fields).toBeNull();
  },
);
