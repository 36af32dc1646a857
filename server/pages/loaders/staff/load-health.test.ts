import { ne } from 'drizzle-orm';
import { expect } from 'vitest';
import { catalogueVersions, ratebooks } from '#server/catalogue/store/catalogue-tables.ts';
import { enquiries, enquiryDeliveries } from '#server/enquiries/enquiry-tables.ts';
import {
  manyEnquiries,
  storeEnquiries,
  withoutEnquiries,
} from '#server/enquiries/testing/store-enquiries.ts';
import type { SiteHealth } from '#server/pages/services.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { createStaffSite, members } from '#server/staff/testing/staff-site.ts';
import { addDays } from '#shared/format/london-time.ts';

const test = testOnDatabases(withoutEnquiries);

const smtp = { name: 'mail', setting: 'SMTP_URL', consequence: 'no email leaves' };
const health: SiteHealth = {
  build: 'abc123',
  startedAt: new Date('2026-11-22T06:00:00Z'),
  listServices: () => [smtp],
};

test('when all is well the page says so, with what it shows and since when it runs', async (database) => {
  const { newMember } = await createStaffSite({ database, services: { health } });
  const cat = newMember();
  await cat.signIn(members.reviews);
  const { text } = await cat.get('/staff');

  expect(text).toContain('Nothing needs you at the moment.');
  for (const part of ['abc123', '22 Nov 2026, 06:00', 'SMTP_URL', 'Answers', '1 (demonstration)'])
    expect(text).toContain(part);
});

test('enquiries that nobody has answered and those held for a robot need somebody, and no others', async (database) => {
  const { newMember } = await createStaffSite({ database, services: { health } });
  await storeEnquiries(database, [...manyEnquiries(2), { isSuspected: true }, { kind: 'competition' }]);
  await database.orm
    .update(enquiryDeliveries)
    .set({ state: 'delivered' })
    .where(ne(enquiryDeliveries.state, 'held'));
  const [bob, cat] = [newMember(), newMember()];
  await bob.signIn(members.enquiries);
  await cat.signIn(members.reviews);
  const { text } = await bob.get('/staff');
  const other = (await cat.get('/staff')).text;
  await database.orm.update(enquiries).set({ answeredAt: new Date(), answeredBy: 'bob@example.co.uk' });
  await database.orm.update(enquiryDeliveries).set({ state: 'delivered' });

  expect(text).toMatch(/href="\/staff\/enquiries\?state=open">2 enquiries aren’t answered, the oldest for/);
  expect(text).toContain('href="/staff/enquiries?state=held">1 enquiry may be from a robot');
  expect(other).toContain('2 enquiries aren’t answered');
  expect(other).not.toContain('/staff/enquiries?state');
  expect((await bob.get('/staff')).text).toContain('Nothing needs you at the moment.');
});

test('what needs somebody comes first: a service that is away, deliveries given up, a ratebook that ends', async (database) => {
  const awaySince = new Date('2026-11-22T09:30:00Z');
  const { newMember } = await createStaffSite({
    database,
    services: { health: { ...health, listServices: () => [{ ...smtp, awaySince }] } },
  });
  await storeEnquiries(database, [{}]);
  const { orm } = database;
  await orm.update(enquiryDeliveries).set({ state: 'dead' });
  const today = todayInLondon();
  const book = {
    funder: 'Funder One',
    validFrom: addDays(today, -30),
    terms: [36],
    miles: [10_000],
    initials: [9],
  };
  const version = { number: 1, source: 'rates.csv', isDemonstration: false };
  await orm.insert(catalogueVersions).values({ ...version, state: 'current', importedAt: new Date() });
  await orm.insert(ratebooks).values([
    { ...book, version: 1, ratebookId: 'soon', validTo: addDays(today, 14) },
    { ...book, version: 1, ratebookId: 'later', validTo: addDays(today, 15) },
    { ...book, version: 1, ratebookId: 'over', validTo: addDays(today, -1) },
  ]);
  const bob = newMember();
  await bob.signIn(members.enquiries);
  const { text } = await bob.get('/staff');

  expect(text).toContain('Needs attention');
  expect(text).toContain('SMTP_URL doesn’t answer, so no email leaves');
  expect(text).toContain('href="/staff/enquiries?state=dead"');
  expect(text).toContain('A ratebook of Funder One ends on');
  expect(text).toContain('soon (Funder One)');
  expect(text).not.toMatch(/later \(|over \(/);
});
