import { eq } from 'drizzle-orm';
import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { enquiries, enquiryConsents } from '#server/enquiries/enquiry-tables.ts';
import { eraseWithin } from '#server/enquiries/erasing/erase-within.ts';
import { storeEnquiries, withoutEnquiries } from '#server/enquiries/testing/store-enquiries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { createMailOutbox } from '#server/platform/mail/mail-outbox.ts';
import { mailOutbox } from '#server/platform/mail/mail-outbox-table.ts';
import { createMarketing } from './marketing.ts';
import { marketingRoutes } from './marketing-routes.ts';
import { createMarketingTokens, marketingOffPath } from './marketing-tokens.ts';

const testOn = testOnDatabases(async (database) => {
  await withoutEnquiries(database);
  await database.orm.delete(mailOutbox);
});

const tokens = createMarketingTokens(async () => Buffer.alloc(32, 'test'));
const agreed = { purpose: 'marketing-email', wording: 'You may also send me offers.', isGiven: true };
const terms = { purpose: 'terms', wording: 'I accept.', isGiven: true };

function open(database: Database) {
  const outbox = createMailOutbox({ database });
  const marketing = createMarketing({ tokens, outbox, staffAddress: 'staff@example.com' });
  const app = express().use(marketingRoutes({ services: { marketing } }));
  const post = (token: string) => request(app).post(marketingOffPath).type('form').send({ token });
  return { get: (token: string) => request(app).get(`${marketingOffPath}?token=${token}`), post, app };
}

/** The references of forms whose consent is withdrawn. */
async function listWithdrawn({ orm }: Database): Promise<readonly string[]> {
  const rows = await orm
    .select()
    .from(enquiryConsents)
    .innerJoin(enquiries, eq(enquiries.enquiryId, enquiryConsents.enquiryId));
  return rows
    .filter(({ enquiry_consents: { withdrawnAt } }) => withdrawnAt !== null)
    .map(({ enquiries: { reference }, enquiry_consents: { purpose } }) => `${purpose} ${reference}`)
    .toSorted();
}

const listMails = async ({ orm }: Database) =>
  (await orm.select().from(mailOutbox)).filter(({ recipient }) => recipient !== null);

testOn(
  'opening the link changes nothing; the button takes the consent back on all forms of the address',
  async (database) => {
    const [first = '', second = ''] = await storeEnquiries(database, [
      { consents: [agreed, terms] },
      { consents: [agreed], fields: { name: 'A.', email: 'ADA@example.com' } },
      { consents: [agreed], fields: { name: 'Bob', email: 'bob@example.com' } },
    ]);
    const { get, post } = open(database);
    const asked = await get(await tokens.sign(first));
    expect([asked.status, await listWithdrawn(database)]).toEqual([200, []]);
    expect(asked.headers['cache-control']).toBe('no-store');
    const done = await post(await tokens.sign(first));

    expect(done.text).toContain('No more marketing emails');
    expect(done.text).not.toContain('example.com');
    expect(await listWithdrawn(database)).toEqual(
      [first, second].map((each) => `marketing-email ${each}`).toSorted(),
    );
    expect(await listMails(database)).toMatchObject([
      { recipient: 'staff@example.com', text: expect.stringContaining('Email: ada@example.com') },
    ]);
  },
);

testOn('a link that is used twice says the same, and staff are told once', async (database) => {
  const [reference = ''] = await storeEnquiries(database, [{ consents: [agreed] }]);
  const { post } = open(database);
  const first = await post(await tokens.sign(reference));
  const [before] = await database.orm.select().from(enquiryConsents);
  const again = await post(await tokens.sign(reference));

  expect([again.status, again.text]).toEqual([200, first.text]);
  expect((await database.orm.select().from(enquiryConsents))[0]).toEqual(before);
  expect(await listMails(database)).toHaveLength(1);
});

testOn('a forged link, one of another form and one of another key are refused alike', async (database) => {
  const [ada = '', bob = ''] = await storeEnquiries(database, [
    { consents: [agreed] },
    { consents: [agreed], fields: { name: 'Bob', email: 'bob@example.com' } },
  ]);
  const { get, post } = open(database);
  const proof = (await tokens.sign(bob)).split('.')[1];
  const otherKey = createMarketingTokens(async () => Buffer.alloc(32, 'mallory'));
  const forged = [
    ada,
    `${ada}.${proof}`,
    `${ada}.${'A'.repeat(43)}`,
    await otherKey.sign(ada),
    await tokens.sign('ENQ-NONE-NONE'),
    '',
    `${'A'.repeat(5000)}`,
  ];
  const answers = await Promise.all(forged.map((token) => get(token)));
  const posted = await Promise.all(forged.slice(0, 6).map((token) => post(token)));

  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect([...answers, ...posted].map(({ status }) => status)).toEqual(Array.from({ length: 13 }, () => 404));
  expect(await listWithdrawn(database)).toEqual([]);
});

testOn('the link of an erased form withdraws that one, and finds nobody else', async (database) => {
  const [reference = ''] = await storeEnquiries(database, [
    { consents: [agreed] },
    { consents: [agreed], fields: { name: 'No address' } },
  ]);
  await eraseWithin(database.orm, { by: 'reference', reference });
  const { post } = open(database);
  await post(await tokens.sign(reference));

  expect(await listWithdrawn(database)).toEqual([`marketing-email ${reference}`]);
  expect((await listMails(database))[0]?.text).not.toContain('Email:');
});

test('the key of a link is of the form alone: two forms have different ones', async () => {
  expect(await tokens.read(await tokens.sign('ENQ-AAAAA-AAAAA'))).toBe('ENQ-AAAAA-AAAAA');
  expect((await tokens.sign('ENQ-AAAAA-AAAAA')).split('.')[1]).not.toBe(
    (await tokens.sign('ENQ-AAAAA-AAAAB')).split('.')[1],
  );
});
