import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accountQuotes, accounts } from '#server/account-api/store/account-tables.ts';
import { alerts, savedSearches } from '#server/accounts/saved/saved-tables.ts';
import { sessions } from '#server/accounts/session/session-tables.ts';
import { enquiries } from '#server/enquiries/enquiry-tables.ts';
import { storeEnquiries } from '#server/enquiries/testing/store-enquiries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { mailOutbox } from '#server/platform/mail/mail-outbox-table.ts';
import { mailboxMessages } from '#server/platform/mail/mailbox-table.ts';
import { formatHeld } from '#server/platform/person/format-held.ts';
import type { HeldData } from '#server/platform/person/held-data.ts';
import { vehicleReviews } from '#server/reviews/review-table.ts';
import { createPeople } from './create-people.ts';
import { storedData } from './stored-data.ts';

const testOn = testOnDatabases(async ({ orm }) => {
  for (const table of [enquiries, vehicleReviews, alerts, savedSearches, sessions, accounts])
    await orm.delete(table);
  for (const table of [mailOutbox, mailboxMessages]) await orm.delete(table);
});

const offer = {
  vehicleRef: '1000000001',
  dealType: 'personal' as const,
  termMonths: 36,
  annualMiles: 8000,
  initialMonths: 6,
  isMaintained: false,
};

/** An account with something in every list, and whatever else the site stores of its holder. */
async function settle({ orm }: Database, name: string): Promise<void> {
  const email = `${name}@example.com`;
  const at = new Date();
  await orm.insert(accounts).values({
    accountId: name,
    accountNumber: `A-${name}`,
    state: 'complete',
    accountType: 'personal',
    firstName: name,
    lastName: 'Example',
    email,
    passwordHash: `secret-hash-of-${name}`,
    createdAt: at,
  });
  await orm.insert(accountQuotes).values({
    quoteId: `quote-${name}`,
    accountId: name,
    terms: {} as never,
    ratebookId: 'R',
    quotedAt: at,
    validUntil: '2026-12-01',
  });
  await orm
    .insert(savedSearches)
    .values({ id: `s-${name}`, accountId: name, name: `${name}’s`, path: '/', query: '' });
  await orm
    .insert(alerts)
    .values({ id: `a-${name}`, accountId: name, email, kind: 'back-in-stock', ...offer });
  const session = { csrfToken: `csrf-of-${name}`, notes: {}, startedAt: at, usedAt: at };
  await orm.insert(sessions).values({ idHash: name, accountId: name, ...session });
  await orm
    .insert(mailOutbox)
    .values({ recipient: email, subject: `To ${name}`, text: 'link?id=secret', expiresAt: at });
  await orm.insert(mailboxMessages).values({ recipient: email, subject: `Kept for ${name}`, text: 'secret' });
  await orm.insert(vehicleReviews).values({
    reference: `REV-${name}`,
    contentKey: name,
    vehicleType: 'car',
    make: 'bmw',
    range: '3-series',
    vehicleName: 'BMW 3 Series',
    satisfaction: 4,
    comfort: 4,
    runningCosts: 4,
    reliability: 4,
    practicality: 4,
    comments: `words of ${name}`,
    displayName: name,
    monthsHeld: 12,
    email,
    isSuspected: false,
  });
}

const namesOf = ({ sections }: HeldData) =>
  sections.filter(({ records }) => records.length > 0).map(({ name }) => name);

const options = { isWithProof: false, isWithAccount: false, isDryRun: false };

testOn(
  'the copy has everything of the person, in any spelling, and nothing of anybody else',
  async (database) => {
    await settle(database, 'ada');
    await settle(database, 'bob');
    await storeEnquiries(database, [{}, { fields: { name: 'Bob', email: 'bob@example.com' } }]);
    const held = await createPeople(database).export({ email: 'ADA@example.com' });

    expect(namesOf(held)).toEqual([
      'Your account',
      'Quotes',
      'Saved searches',
      'Price and stock alerts',
      'Logins that are open',
      'What you sent us in forms',
      'Reviews',
      'Emails waiting to be sent',
      'Emails kept on this server',
    ]);
    expect(JSON.stringify(held)).not.toMatch(/bob|secret|csrf-of/i);
    expect(formatHeld(held, 'Copy').join('\n')).toContain('Your message: When is the Golf back?');
  },
);

test('every table that holds something of people is in the copy, or holds only hashes and counts', () => {
  const withoutCopy = ['account_tokens', 'account_links', 'account_codes', 'alert_tokens', 'rate_limits'];
  const ofStaff = [
    'account_managers',
    'catalogue_versions',
    'special_offers',
    'staff_audit',
    'staff_links',
    'staff_sessions',
    'feed_files',
  ];

  return createPeople({ orm: emptyOrm() })
    .export({ email: 'ada@example.com' })
    .then(({ sections }) => {
      const copied = new Set(sections.flatMap(({ tables }) => tables));
      const stored = ['enquiries', ...storedData.flatMap(({ tables }) => tables)];
      expect(stored.filter((table) => !copied.has(table)).toSorted()).toEqual(
        [...withoutCopy, ...ofStaff].toSorted(),
      );
    });
});

/** A database in which nothing is found. */
function emptyOrm(): Database['orm'] {
  const nothing: unknown = new Proxy(() => undefined, {
    get: (_target, name) =>
      name === 'then' ? (resolve: (rows: readonly never[]) => void) => resolve([]) : nothing,
    apply: () => nothing,
  });
  return nothing as Database['orm'];
}

testOn(
  'a number counts only where no address is given: who shares a telephone stays apart',
  async (database) => {
    const [byPhone, ofBob] = await storeEnquiries(database, [
      { fields: { name: 'Ada', reply: 'phone', phone: '07700 900123' } },
      { fields: { name: 'Bob', email: 'bob@example.com', phone: '+44 7700 900123' } },
    ]);
    const people = createPeople(database);
    const held = await people.export({ email: 'ada@example.com', phone: '0044 7700 900 123' });

    expect(JSON.stringify(held.sections)).toContain(byPhone);
    expect(JSON.stringify(held.sections)).not.toContain(ofBob);
    expect(held.mentions).toEqual([ofBob]);
    expect((await people.erase({ phone: '07700900123' }, options)).references).toEqual([byPhone]);
  },
);

testOn('an account that only names the address of another is neither copied nor erased', async (database) => {
  await settle(database, 'mallory');
  await database.orm.update(alerts).set({ email: 'ada@example.com' });
  await storeEnquiries(database, [{ kind: 'quote', accountId: 'mallory' }]);
  const people = createPeople(database);
  const held = await people.export({ email: 'ada@example.com' });
  await people.erase({ email: 'ada@example.com' }, { ...options, isWithAccount: true });

  expect(namesOf(held)).toEqual(['Price and stock alerts', 'What you sent us in forms']);
  expect(JSON.stringify(held)).not.toContain('mallory');
  expect(await database.orm.$count(accounts)).toBe(1);
  expect(await database.orm.$count(savedSearches)).toBe(1);
});

testOn(
  'erasing a person takes everything but the account, and the account too if staff say so',
  async (database) => {
    await settle(database, 'ada');
    await settle(database, 'bob');
    const [reference] = await storeEnquiries(database, [{}]);
    const people = createPeople(database);
    const first = await people.erase({ email: 'ada@example.com' }, options);

    expect(first).toMatchObject({
      references: [reference],
      reviews: ['REV-ada'],
      alerts: 1,
      mails: 1,
      accountsLeft: 1,
    });
    expect(namesOf(await people.export({ email: 'ada@example.com' }))).toEqual([
      'Your account',
      'Quotes',
      'Saved searches',
      'Logins that are open',
    ]);
    await people.erase({ email: 'ada@example.com' }, { ...options, isWithAccount: true });
    expect(namesOf(await people.export({ email: 'ada@example.com' }))).toEqual([]);
    expect(namesOf(await people.export({ email: 'bob@example.com' }))).toHaveLength(8);
    const { rows } = await database.orm.execute(sql`select 1 from account_quotes where account_id = 'ada'`);
    expect(rows).toEqual([]);
  },
);

testOn('a dry run says the same and changes nothing', async (database) => {
  await settle(database, 'ada');
  const people = createPeople(database);
  const before = await people.export({ email: 'ada@example.com' });
  const said = await people.erase(
    { email: 'ada@example.com' },
    { isWithProof: true, isWithAccount: true, isDryRun: true },
  );

  expect(said).toMatchObject({ reviews: ['REV-ada'], accounts: 1, accountsLeft: 0 });
  expect(await people.export({ email: 'ada@example.com' })).toEqual(before);
});

testOn('accounts of another account system are found by what it says', async (database) => {
  await database.orm
    .insert(savedSearches)
    .values({ id: 's', accountId: 'elsewhere-1', name: 'Ada’s', path: '/', query: '' });
  const people = createPeople(database, async (email) =>
    email === 'ada@example.com' ? 'elsewhere-1' : undefined,
  );

  expect(namesOf(await people.export({ email: 'ada@example.com' }))).toEqual(['Saved searches']);
  expect(namesOf(await people.export({ email: 'bob@example.com' }))).toEqual([]);
  expect(await people.erase({ email: 'ada@example.com' }, { ...options, isWithAccount: true })).toMatchObject(
    {
      accounts: 0,
      accountsLeft: 1,
    },
  );
  expect(await database.orm.$count(savedSearches)).toBe(0);
});
