import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { accountContracts, accountDocuments, accounts } from '#server/account-api/store/account-tables.ts';
import { alerts, savedSearches } from '#server/accounts/saved/saved-tables.ts';
import { enquiries, enquiryDeliveries } from '#server/enquiries/enquiry-tables.ts';
import { storeEnquiries, withoutEnquiries } from '#server/enquiries/testing/store-enquiries.ts';
import { createPeople } from '#server/personal-data/create-people.ts';
import type { Database, Orm } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { staffAudit } from '#server/staff/staff-tables.ts';
import { createStaffSite, findToken, members } from '#server/staff/testing/staff-site.ts';
import { recordLog } from '#server/testing/recorded-log.ts';

const test = testOnDatabases(async (database) => {
  await withoutEnquiries(database);
  for (const table of [alerts, savedSearches, accounts]) await database.orm.delete(table);
});

const look = '/staff/enquiries/person/erasure';
const confirmed = '/staff/enquiries/person/erasure/confirmed';
const ada = { email: 'ada@example.com', phone: '' };
const right = { ...ada, reason: 'asked', confirm: 'Ada@Example.com' };
const peopleWithin = (orm: Orm) => createPeople({ orm });

async function open(database: Database, given: Parameters<typeof storeEnquiries>[1] = [{}]) {
  const references = await storeEnquiries(database, given);
  const recorded = recordLog();
  const site = await createStaffSite({ database, services: { peopleWithin }, log: recorded.log });
  const bob = site.newMember();
  await bob.signIn(members.enquiries);
  return { ...site, bob, references, recorded };
}

/** An account of Ada's with a file and a saved search, and a contract that ends on the given day. */
async function settle({ orm }: Database, endsOn: string): Promise<void> {
  const at = new Date();
  await orm.insert(accounts).values({
    accountId: 'ada',
    accountNumber: 'A-ada',
    state: 'complete',
    accountType: 'personal',
    firstName: 'Ada',
    lastName: 'Example',
    email: 'ada@example.com',
    passwordHash: 'hash',
    createdAt: at,
  });
  await orm.insert(accountDocuments).values({
    documentId: 'licence',
    accountId: 'ada',
    name: 'licence.pdf',
    type: 'application/pdf',
    content: Buffer.from('a licence'),
    addedAt: at,
    addedBy: 'customer',
  });
  await orm.insert(accountContracts).values({
    dealSheetId: 'contract',
    accountId: 'ada',
    agreementNumber: 'AG-1',
    funder: 'Lender',
    registration: 'AB24 CDE',
    terms: {} as never,
    startedOn: '2018-01-01',
    endsOn,
  });
  await orm.insert(savedSearches).values({ id: 's', accountId: 'ada', name: 'Ada’s', path: '/', query: '' });
}

const readAudit = async ({ orm }: Database) =>
  (await orm.select().from(staffAudit)).map(({ action, subject }) => [action, subject]);
const fieldsOf = async ({ orm }: Database, reference = '') =>
  (await orm.select().from(enquiries).where(eq(enquiries.reference, reference)))[0]?.fields;

test('what would go and what stays is shown first, with why, and nothing is changed', async (database) => {
  const { bob, references } = await open(database, [
    {},
    { kind: 'commission-consent', fields: { name: 'Ada', email: 'ada@example.com', reference: 'Q-1' } },
    { fields: { name: 'Grace', email: 'grace@example.com', message: 'For ada@example.com' } },
  ]);
  await settle(database, '2020-01-01');
  const shown = await bob.post(look, look, ada);

  expect(shown.status).toBe(200);
  for (const part of [
    `href="/staff/enquiries/${references[0]?.toLowerCase()}"`,
    `${references[1]}: name and quote reference only`,
    `${references[2]}: read it`,
    'Our interest in proving that we told you: (f).\n6 years.',
    'Consent log',
    '<dt>Files</dt><dd>1</dd>',
    'Close the account too',
    'Type ada@example.com to confirm',
  ])
    expect(shown.text).toContain(part);
  expect(await fieldsOf(database, references[0])).not.toBeNull();
  expect(await database.orm.$count(accounts)).toBe(1);
  expect(await readAudit(database)).toEqual([['Signed in', null]]);
});

test('a person is erased in one go once the address was typed again and a reason chosen', async (database) => {
  const { bob, references, recorded } = await open(database, [
    {},
    { kind: 'commission-consent', fields: { name: 'Ada', email: 'ada@example.com', reference: 'Q-1' } },
  ]);
  await settle(database, '2020-01-01');
  for (const wrong of [
    { ...right, confirm: 'ada@example.org' },
    { ...right, confirm: '' },
    { ...right, reason: 'because Ada rang' },
    { ...right, email: 'not an address' },
  ])
    expect((await bob.post(look, confirmed, wrong)).status).toBe(400);
  expect(await fieldsOf(database, references[0])).not.toBeNull();
  const done = await bob.post(look, confirmed, { ...right, account: 'close' });
  const outcome = await bob.get('/staff/enquiries/person');

  expect([done.status, done.headers.location]).toEqual([303, '/staff/enquiries/person']);
  expect(outcome.text).toContain(`Forms: ${references.toSorted().join(', ')}.`);
  expect(outcome.text).toContain(`as proof that we explained commission, of: ${references[1]}.`);
  expect(outcome.text).toContain('The account, with its files, quotes, orders and contracts.');
  expect(await fieldsOf(database, references[0])).toBeNull();
  expect(await fieldsOf(database, references[1])).toEqual({ name: 'Ada', reference: 'Q-1' });
  for (const table of [accounts, accountDocuments, accountContracts, savedSearches])
    expect(await database.orm.$count(table)).toBe(0);
  expect(await readAudit(database)).toEqual([
    ['Signed in', null],
    ['Erased what is held on a person', '4 records: They asked us to'],
  ]);
  expect(recorded.text()).not.toMatch(/ada@|Ada/);
});

test('posting it twice, or by two members at the same time, erases once and says so', async (database) => {
  const { bob, newMember } = await open(database);
  const ann = newMember();
  await ann.signIn(members.admin);
  const token = findToken((await ann.get(look)).text);
  const both = await Promise.all([
    bob.post(look, confirmed, right),
    ann.postRaw(confirmed, { csrf: token, ...right }),
  ]);
  const again = await bob.post(look, confirmed, right);

  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 400]);
  expect(again.status).toBe(400);
  expect(again.text).toContain('There is nothing to erase');
  expect((await readAudit(database)).filter(([action]) => action?.startsWith('Erased'))).toHaveLength(1);
});

test('while something is being delivered nothing is erased, of the person or by reference', async (database) => {
  const { bob, references } = await open(database);
  const { orm } = database;
  const page = `/staff/enquiries/${references[0]?.toLowerCase()}`;
  await orm.update(enquiryDeliveries).set({ claimedUntil: new Date(Date.now() + 30_000) });
  const shown = await bob.post(look, look, ada);
  const person = await bob.post(look, confirmed, right);
  const one = await bob.post(page, `${page}/erase`, { confirm: references[0] ?? '' });

  expect(shown.text).toContain(`Being delivered at this moment: ${references[0]}.`);
  for (const refused of [person, one]) {
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(`${references[0]} is being delivered at this moment. Nothing was erased`);
  }
  expect(await fieldsOf(database, references[0])).not.toBeNull();
  expect(await orm.$count(enquiryDeliveries)).toBe(3);
  await orm.update(enquiryDeliveries).set({ claimedUntil: new Date(Date.now() - 1) });
  expect((await bob.post(look, confirmed, right)).status).toBe(303);
});

test('an account in which a lease is running stays, and the page says why', async (database) => {
  const { bob } = await open(database);
  await settle(database, '2999-01-01');
  const shown = await bob.post(look, look, ada);
  const done = await bob.post(look, confirmed, { ...right, account: 'close' });

  expect(shown.text).toContain('it stays, because a lease or an order is running');
  expect(shown.text).not.toContain('Close the account too');
  expect(done.status).toBe(303);
  expect((await bob.get('/staff/enquiries/person')).text).toContain(
    'Kept: the account, because a lease or an order in it is running.',
  );
  for (const table of [accounts, accountDocuments, accountContracts, savedSearches])
    expect(await database.orm.$count(table)).toBe(1);
});

test('nobody is erased without a session, the role or the form token, or by a number alone that is not typed again', async (database) => {
  const { bob, newMember, references } = await open(database, [
    { fields: { name: 'Ada', reply: 'phone', phone: '0161 496 0123' } },
  ]);
  const [stranger, cat] = [newMember(), newMember()];
  await cat.signIn(members.reviews);
  const asked = { email: '', phone: '+44 161 496 0123', reason: 'asked' };
  const token = findToken((await cat.get('/staff')).text);
  for (const route of [look, confirmed]) {
    const values = { csrf: token, ...asked, confirm: asked.phone };
    expect((await stranger.postRaw(route, values)).headers.location).toBe('/staff/sign-in');
    expect((await cat.postRaw(route, values)).status).toBe(404);
    expect((await bob.postRaw(route, values)).status).toBe(403);
  }
  expect((await bob.post(look, confirmed, { ...asked, confirm: '0161 496 0999' })).status).toBe(400);
  expect(await fieldsOf(database, references[0])).not.toBeNull();
  expect((await bob.post(look, confirmed, { ...asked, confirm: '01614960123' })).status).toBe(303);
  expect(await fieldsOf(database, references[0])).toBeNull();
});
