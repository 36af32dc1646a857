import request from 'supertest';
import { expect, test as plainTest } from 'vitest';
import { enquiries } from '#server/enquiries/enquiry-tables.ts';
import { storeEnquiries, withoutEnquiries } from '#server/enquiries/testing/store-enquiries.ts';
import { createPeople } from '#server/personal-data/create-people.ts';
import type { Database, Orm } from '#server/platform/database/database.ts';
import { momentOf } from '#server/platform/database/testing/moment-of.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { eraseOverdueStaff } from './erase-overdue.ts';
import { findPageOf } from './late-form.ts';
import { staffSessions } from './staff-tables.ts';
import { client, startFakeProvider } from './testing/fake-provider.ts';
import { createStaffSite, findToken, members } from './testing/staff-site.ts';

const test = testOnDatabases(withoutEnquiries);
const minute = 60_000;
const note = 'Rang her, <b>twice</b>. “Call again on Monday.”';
const peopleWithin = (orm: Orm) => createPeople({ orm });

/** Bob typed a note half an hour ago, and posts it now that his session has ended. */
async function postLate(
  database: Database,
  options: { readonly csrf?: string; readonly note?: string } = {},
) {
  const [reference = ''] = await storeEnquiries(database, [{}]);
  const { log, text: readLog } = recordLog();
  const site = await createStaffSite({ database, services: { peopleWithin }, log });
  const bob = site.newMember();
  await bob.signIn(members.enquiries);
  const page = `/staff/enquiries/${reference.toLowerCase()}`;
  const token = findToken((await bob.get(page)).text);
  site.clock.pass(31 * minute);
  const late = await bob.postRaw(`${page}/answered`, {
    csrf: options.csrf ?? token,
    note: options.note ?? note,
  });
  return { ...site, bob, page, token, late, readLog };
}

const isAnswered = async ({ orm }: Database) =>
  (await orm.select().from(enquiries)).some(({ answeredAt }) => answeredAt !== null);
const readTyped = async ({ orm }: Database) =>
  (await orm.select().from(staffSessions)).flatMap(({ typed }) => typed ?? []);

test('a form that is sent after its session has ended is shown again once its member has signed in, and sent by the member alone', async (database) => {
  const { bob, page, late, readLog } = await postLate(database);
  const door = await bob.get(late.headers.location ?? '');
  const entered = await bob.signIn(members.enquiries);
  const answeredBefore = await isAnswered(database);
  const shown = await bob.get(entered.headers.location ?? '');
  const again = await bob.get(page);
  const sent = await bob.post(page, `${page}/answered`, { note });

  expect([late.status, late.headers.location]).toEqual([303, '/staff/sign-in?kept=true']);
  expect(door.text).toContain('you’ll find what you typed');
  expect([entered.status, entered.headers.location, answeredBefore]).toEqual([303, page, false]);
  expect(shown.text).toContain('This wasn’t sent');
  expect(shown.text).toContain('Rang her, &lt;b&gt;twice&lt;/b&gt;. “Call again on Monday.”</textarea>');
  expect(again.text).not.toContain('Rang her');
  expect([sent.status, await isAnswered(database)]).toEqual([303, true]);
  expect(readLog()).not.toMatch(/Rang|twice/);
});

test('so is one that is sent before signing in with the provider', async (database) => {
  const provider = await startFakeProvider();
  const [reference = ''] = await storeEnquiries(database, [{}]);
  const env = {
    STAFF_OIDC_ISSUER: provider.issuer,
    STAFF_OIDC_CLIENT_ID: client.id,
    STAFF_OIDC_CLIENT_SECRET: client.secret,
  };
  const { newMember, clock } = await createStaffSite({ database, env });
  const bob = newMember();
  const enter = async () => {
    provider.claims = { email: members.enquiries };
    const start = await bob.get('/staff/sign-in/start');
    return bob.get(`/staff/sign-in/return?${provider.approve(start.headers.location ?? '')}`);
  };
  await enter();
  const page = `/staff/enquiries/${reference.toLowerCase()}`;
  const csrf = findToken((await bob.get(page)).text);
  clock.pass(31 * minute);
  await bob.postRaw(`${page}/answered`, { csrf, note });
  const entered = await enter();

  expect(entered.headers.location).toBe(page);
  expect((await bob.get(page)).text).toContain('Call again on Monday.');
});

test('another member who signs in with the same browser does not see it, and it is gone', async (database) => {
  const { bob, page } = await postLate(database);
  const entered = await bob.signIn(members.admin);
  const shown = await bob.get(page);
  const back = await bob.post('/staff', '/staff/sign-out').then(() => bob.signIn(members.enquiries));

  expect(entered.headers.location).toBe('/staff');
  expect([shown.status, shown.text.includes('Rang her')]).toEqual([200, false]);
  expect(back.headers.location).toBe('/staff');
  expect(await readTyped(database)).toEqual([]);
});

test('the member does not see it in another browser', async (database) => {
  const { newMember, page } = await postLate(database);
  const other = newMember();
  const entered = await other.signIn(members.enquiries);

  expect(entered.headers.location).toBe('/staff');
  expect((await other.get(page)).text).not.toContain('Rang her');
});

test('it is shown for 15 minutes, signed in or not, and then deleted', async (database) => {
  const { bob, clock } = await postLate(database);
  clock.pass(15 * minute);
  expect((await bob.signIn(members.enquiries)).headers.location).toBe('/staff');

  const second = await postLate(database);
  await second.bob.signIn(members.enquiries);
  second.clock.pass(15 * minute);
  expect((await second.bob.get(second.page)).text).not.toContain('Rang her');
  expect(await readTyped(database)).toHaveLength(1);
  await eraseOverdueStaff(database.orm, momentOf(second.clock.now()));
  expect(await readTyped(database)).toEqual([]);
});

test('the session stays known until its twelve hours are over, so that what is typed over lunch is not lost', async (database) => {
  const site = await createStaffSite({ database });
  const bob = site.newMember();
  await bob.signIn(members.enquiries);
  const csrf = findToken((await bob.get('/staff/enquiries/person')).text);
  site.clock.pass(11 * 60 * minute);
  await eraseOverdueStaff(database.orm, momentOf(site.clock.now()));
  const late = await bob.postRaw('/staff/enquiries/person', {
    csrf,
    email: 'ada@example.com',
    format: 'html',
  });

  expect(late.headers.location).toBe('/staff/sign-in?kept=true');
  site.clock.pass(2 * 60 * minute);
  await eraseOverdueStaff(database.orm, momentOf(site.clock.now()));
  expect(await database.orm.$count(staffSessions)).toBe(0);
});

test('nothing is kept without the token of the session that has ended, nor for one that was signed out', async (database) => {
  for (const csrf of ['', 'wrong', 'x'.repeat(43)]) {
    const { late } = await postLate(database, { csrf });
    expect(late.headers.location).toBe('/staff/sign-in?ended=true');
  }
  const site = await createStaffSite({ database });
  const [bob, stolen] = [site.newMember(), site.newMember()];
  await bob.signIn(members.enquiries);
  const csrf = findToken((await bob.get('/staff')).text);
  for (const [name, value] of bob.cookies) stolen.cookies.set(name, value);
  await bob.post('/staff', '/staff/sign-out-everywhere');
  const late = await stolen.postRaw('/staff/enquiries/person', { csrf, email: 'ada@example.com' });

  expect(late.headers.location).toBe('/staff/sign-in?ended=true');
  expect(await readTyped(database)).toEqual([]);
});

test('the token of the session that has ended opens nothing in the new one', async (database) => {
  const { bob, page, token } = await postLate(database);
  await bob.signIn(members.enquiries);

  expect((await bob.postRaw(`${page}/answered`, { csrf: token, note })).status).toBe(403);
  expect(await isAnswered(database)).toBe(false);
});

test('what is too large is refused, and a stranger without a session is read nothing of', async (database) => {
  const { app } = await createStaffSite({ database });
  const send = (cookie: string) =>
    request(app)
      .post('/staff/enquiries/person')
      .type('form')
      .set('Cookie', cookie)
      .send({ note: 'x'.repeat(70_000) });

  expect((await send('')).headers.location).toBe('/staff/sign-in');
  expect((await send(`staff=${'x'.repeat(43)}`)).status).toBe(413);
});

test('the page comes back with the query that it had, and never leads away from the staff site', async (database) => {
  const late = async (referer: string) => {
    const { app, bob, page } = await postLate(database);
    const cookie = `staff=${bob.cookies.get('staff')}`;
    const [row] = await database.orm.select().from(staffSessions);
    await request(app)
      .post(`${page}/answered`)
      .type('form')
      .set({ Cookie: cookie, Referer: referer.replace('PAGE', page) })
      .send({ csrf: row?.csrfToken, note });
    return { page, location: (await bob.signIn(members.enquiries)).headers.location };
  };
  const own = await late('http://localhost:3000PAGE?from=list');
  const other = await late('https://evil.example//evil.example');

  expect(own.location).toBe(`${own.page}?from=list`);
  expect(other.location).toBe(other.page);
});

plainTest('each form belongs to the page at its address, or to the nearest above it', () => {
  const pages = [
    ['/staff/enquiries/enq-7f3k9-q2m4x/answered', '/staff/enquiries/enq-7f3k9-q2m4x'],
    ['/staff/enquiries/person', '/staff/enquiries/person'],
    ['/staff/enquiries/person/erasure/confirmed', '/staff/enquiries/person/erasure'],
    ['/staff/reviews/refuse', '/staff/reviews'],
    ['/staff/imports/undo', '/staff/imports'],
    ['/staff/offers/add', '/staff/offers'],
    ['/staff/offers/7/end', '/staff/offers/7'],
    ['/staff/sign-out', '/staff'],
    ['/staff//evil.example/x', '/staff'],
    ['/staff', '/staff'],
  ];
  for (const [path = '', page] of pages) expect([path, findPageOf(path)]).toEqual([path, page]);
});
