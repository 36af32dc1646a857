import { expect } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { createMemoryLimits } from '#server/platform/http/limits/create-limits.ts';
import { limits } from '#server/platform/http/limits/rate-limits.ts';
import { rateLimits } from '#server/platform/http/limits/rate-limits-table.ts';
import { createDatabaseLimits } from '#server/platform/http/limits/shared-limits.ts';
import { mailOutbox } from '#server/platform/mail/mail-outbox-table.ts';
import { linkMs } from './enter-staff.ts';
import { staffAudit, staffLinks, staffSessions } from './staff-tables.ts';
import { createStaffSite, findMailedKey, findToken, members } from './testing/staff-site.ts';

const test = testOnDatabases(async () => undefined);
const minute = 60_000;

test('a member signs in by the link in an email and the press of a button, once', async (database) => {
  const { newMember } = await createStaffSite({ database });
  const ann = newMember();
  const asked = await ann.askForLink(members.admin);
  const key = await findMailedKey(database, members.admin);
  const shown = await ann.get(`/staff/sign-in/link?key=${key}`);
  const entered = await ann.post(`/staff/sign-in/link?key=${key}`, '/staff/sign-in/link', { key });
  const again = newMember();
  const spent = await again.post('/staff/sign-in', '/staff/sign-in/link', { key });

  expect([asked.status, asked.headers.location]).toEqual([303, '/staff/sign-in?sent=true']);
  expect(shown.text).toContain('Press the button');
  expect([entered.status, entered.headers.location]).toEqual([303, '/staff']);
  expect((await ann.get('/staff')).text).toContain(members.admin);
  expect([spent.status, spent.text.includes('has been used')]).toEqual([400, true]);
  expect((await again.get('/staff')).headers.location).toBe('/staff/sign-in');
});

test('opening the link without pressing the button spends nothing, however often', async (database) => {
  const { newMember } = await createStaffSite({ database });
  const ann = newMember();
  await ann.askForLink(members.admin);
  const key = await findMailedKey(database, members.admin);
  const scanner = newMember();
  for (let times = 0; times < 3; times += 1) await scanner.get(`/staff/sign-in/link?key=${key}`);
  const entered = await ann.post(`/staff/sign-in/link?key=${key}`, '/staff/sign-in/link', { key });

  expect(entered.headers.location).toBe('/staff');
});

test('a link works for 15 minutes', async (database) => {
  const { newMember, clock } = await createStaffSite({ database });
  const [ann, late] = [newMember(), newMember()];
  await ann.askForLink(members.admin);
  await late.askForLink(members.enquiries);
  const [key, lateKey] = await Promise.all(
    [members.admin, members.enquiries].map((email) => findMailedKey(database, email)),
  );
  clock.pass(14 * minute);
  const inTime = await ann.post('/staff/sign-in', '/staff/sign-in/link', { key: key ?? '' });
  clock.pass(minute);
  const tooLate = await late.post('/staff/sign-in', '/staff/sign-in/link', { key: lateKey ?? '' });

  expect(inTime.headers.location).toBe('/staff');
  expect(tooLate.status).toBe(400);
});

test('an address that is no member’s is answered alike, in the same time and with the same rows, and gets no mail', async (database) => {
  const observe = async (email: string) => {
    const { newMember, clock } = await createStaffSite({ database });
    const browser = newMember();
    const { status, headers, text } = await browser.askForLink(email);
    const { orm } = database;
    const rows = [await orm.$count(staffLinks), await orm.$count(mailOutbox)];
    const after = await browser.get(headers.location ?? '');
    const seen = after.text.replaceAll(findToken(after.text), 'token');
    return { status, location: headers.location, text, seen, rows, slept: clock.slept.length };
  };
  const known = await observe(members.admin);
  const unknown = await observe('stranger@example.com');

  expect(unknown).toEqual(known);
  expect(known.slept).toBe(1);
  expect(await findMailedKey(database, 'stranger@example.com')).toBe('');
});

const countMails = async ({ orm }: Database, email: string) =>
  (await orm.select().from(mailOutbox)).filter(({ recipient }) => recipient === email).length;

/** Two nodes of a site that count together, and strangers who ask for links to this address, each from a network of its own. */
async function beset(database: Database, email: string) {
  await database.orm.delete(rateLimits);
  const open = () =>
    createStaffSite({
      database,
      env: { TRUST_PROXY: '1' },
      services: { limits: createDatabaseLimits(database) },
    });
  const nodes = [await open(), await open()] as const;
  const ask = (number: number) =>
    nodes[number % 2 === 0 ? 0 : 1].newMember(`192.0.2.${number}`).askForLink(email);
  const asked = [];
  for (let number = 0; number < 12; number += 1) asked.push(await ask(number));
  return { nodes, answers: asked.map(({ status, headers }) => [status, headers.location]) };
}

test('strangers who ask for links to a member’s address, from wherever, keep no member out', async (database) => {
  const { nodes, answers } = await beset(database, members.admin);
  const ann = nodes[0].newMember('198.51.100.7');
  const asked = await ann.askForLink(members.admin);
  const key = await findMailedKey(database, members.admin);
  const entered = await ann.post(`/staff/sign-in/link?key=${key}`, '/staff/sign-in/link', { key });

  expect(answers).toEqual(Array(12).fill([303, '/staff/sign-in?sent=true']));
  expect([asked.status, asked.headers.location]).toEqual([303, '/staff/sign-in?sent=true']);
  expect(await countMails(database, members.admin)).toBe(3);
  expect([entered.status, entered.headers.location]).toEqual([303, '/staff']);
  // Nor by the address of somebody else, who is answered alike.
  expect((await beset(database, 'stranger@example.com')).answers).toEqual(answers);
});

test('every link that was mailed works, so that one more than are sent is never needed', async (database) => {
  const { newMember } = await createStaffSite({ database, services: { limits: createMemoryLimits() } });
  for (let times = 0; times < 5; times += 1) await newMember().askForLink(members.admin);
  const mails = (await database.orm.select().from(mailOutbox)).filter(({ recipient }) => recipient !== null);
  const keys = mails.map(({ text }) => /key=([\w-]{43})/.exec(text)?.[1] ?? '');
  const entered = [];
  for (const key of keys)
    entered.push((await newMember().post('/staff/sign-in', '/staff/sign-in/link', { key })).headers.location);

  expect(entered).toEqual(['/staff', '/staff', '/staff']);
  expect(limits.staffLinkByAccount.seconds * 1000).toBeLessThan(linkMs);
  // Having signed in, a member can have as many again.
  await newMember().askForLink(members.admin);
  expect(await countMails(database, members.admin)).toBe(4);
});

test('guesses of a link are limited by network, and keep the right link of that network out no more', async (database) => {
  const { newMember } = await createStaffSite({ database, services: { limits: createMemoryLimits() } });
  const ann = newMember();
  await ann.askForLink(members.admin);
  const guesser = newMember();
  const guesses: number[] = [];
  for (let times = 0; times < 21; times += 1)
    guesses.push(
      (await guesser.post('/staff/sign-in', '/staff/sign-in/link', { key: 'a'.repeat(43) })).status,
    );
  const key = await findMailedKey(database, members.admin);
  const entered = await ann.post(`/staff/sign-in/link?key=${key}`, '/staff/sign-in/link', { key });

  expect([guesses.at(-3), guesses.at(-1)]).toEqual([400, 429]);
  expect(entered.headers.location).toBe('/staff');
});

test('sign-ins that fail are in the audit log, without an address that is no member’s, and cannot fill it', async (database) => {
  const { newMember, staff } = await createStaffSite({
    database,
    env: { TRUST_PROXY: '1' },
    services: { limits: createMemoryLimits() },
  });
  await newMember('192.0.2.1').askForLink('stranger@example.com');
  for (let times = 0; times < 4; times += 1) await newMember(`192.0.2.${times}`).askForLink(members.reviews);
  await newMember('192.0.2.2').post('/staff/sign-in', '/staff/sign-in/link', { key: 'a'.repeat(43) });
  const entries = await database.orm.select().from(staffAudit);

  expect(entries.map(({ who, action, subject }) => [who, action, subject])).toEqual([
    ['not known', 'Failed to sign in', 'address is not in STAFF'],
    [members.reviews, 'Failed to sign in', 'too many links asked for'],
    ['not known', 'Failed to sign in', 'link used, too old or made up'],
  ]);

  for (let number = 0; number < 70; number += 1)
    await newMember(`198.51.100.${number}`).askForLink('stranger@example.com');
  const ann = newMember('203.0.113.1');
  await ann.signIn(members.admin);
  const page = await ann.get('/staff/audit?who=not+known&action=Failed+to+sign+in&page=2');
  expect(page.text).toContain('link used, too old or made up');
  expect((await staff?.audit.list({ action: 'Failed to sign in' }, { offset: 0, limit: 1 }))?.total).toBe(60);
});

test('what is wrong with the address is said, and the address stays', async (database) => {
  const { newMember } = await createStaffSite({ database });
  const wrong = await newMember().askForLink('ann at example');

  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('Enter an email address such as');
  expect(wrong.text).toContain('value="ann at example"');
});

test('signing in gives a new cookie, and the one before ends', async (database) => {
  const { newMember } = await createStaffSite({ database });
  const ann = newMember();
  await ann.signIn(members.admin);
  const before = ann.cookies.get('staff');
  const planted = newMember();
  planted.cookies.set('staff', before ?? '');
  // Signing in again, in a browser that still has the first session's cookie.
  const other = newMember();
  await other.askForLink(members.admin);
  const key = await findMailedKey(database, members.admin);
  const page = await other.get('/staff/sign-in');
  ann.cookies.set('staff-visit', other.cookies.get('staff-visit') ?? '');
  await ann.postRaw('/staff/sign-in/link', { csrf: findToken(page.text), key });

  expect(ann.cookies.get('staff')).not.toBe(before);
  expect((await ann.get('/staff')).status).toBe(200);
  expect((await planted.get('/staff')).status).toBe(303);
});

test('a session ends after half an hour without use, and after twelve hours in any case', async (database) => {
  const { newMember, clock } = await createStaffSite({ database });
  const [idle, busy] = [newMember(), newMember()];
  await idle.signIn(members.admin);
  await busy.signIn(members.enquiries);
  clock.pass(29 * minute);
  expect((await idle.get('/staff')).status).toBe(200);
  await busy.get('/staff');
  clock.pass(30 * minute);
  expect((await idle.get('/staff')).status).toBe(303);

  await busy.signIn(members.enquiries);
  const statuses = [];
  for (let half = 0; half < 26; half += 1) {
    clock.pass(29 * minute);
    statuses.push((await busy.get('/staff')).status);
  }
  expect(statuses.lastIndexOf(200)).toBe(23);
});

test('signing out ends the session, and signing out everywhere all of the member’s and nobody else’s', async (database) => {
  const { newMember } = await createStaffSite({ database, services: { limits: createMemoryLimits() } });
  const [desk, phone, bob] = [newMember(), newMember(), newMember()];
  await desk.signIn(members.admin);
  await phone.signIn(members.admin);
  await bob.signIn(members.enquiries);
  const stolen = new Map(desk.cookies);
  const out = await desk.post('/staff', '/staff/sign-out');
  for (const [name, value] of stolen) desk.cookies.set(name, value);

  expect([out.status, out.headers.location]).toEqual([303, '/staff/sign-in?out=true']);
  expect((await desk.get('/staff')).status).toBe(303);
  expect((await phone.get('/staff')).status).toBe(200);

  await desk.signIn(members.admin);
  await phone.post('/staff', '/staff/sign-out-everywhere');
  expect((await desk.get('/staff')).status).toBe(303);
  expect((await bob.get('/staff')).status).toBe(200);
  const actions = (await database.orm.select().from(staffAudit)).map(({ who, action }) => `${who} ${action}`);
  expect(actions).toContain(`${members.admin} Signed out everywhere`);
});

test('whoever is taken out of STAFF is signed out at the next request', async (database) => {
  const { newMember } = await createStaffSite({ database });
  const ann = newMember();
  await ann.signIn(members.admin);
  const rows = await database.orm.select().from(staffSessions);
  const without = await createStaffSite({ database, env: { STAFF: `${members.enquiries}=enquiries` } });
  await database.orm.insert(staffSessions).values(rows);
  const same = without.newMember();
  for (const [name, value] of ann.cookies) same.cookies.set(name, value);

  expect((await same.get('/staff')).status).toBe(303);
  expect(await database.orm.$count(staffSessions)).toBe(0);
});

test('on https the cookie belongs to this host alone, and no script reads it', async (database) => {
  const { newMember } = await createStaffSite({
    database,
    env: { SITE_ORIGIN: 'https://www.example.co.uk' },
  });
  const entered = await newMember().signIn(members.admin);
  const set = (entered.headers['set-cookie'] as unknown as string[]).find((line) => /-staff=./.test(line));

  expect(set).toMatch(/^__Host-Http-staff=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});

test('neither the cookie nor the key of a link can be found in the database', async (database: Database) => {
  const { newMember } = await createStaffSite({ database });
  const ann = newMember();
  await ann.askForLink(members.enquiries);
  await ann.signIn(members.admin);
  const stored = JSON.stringify([
    await database.orm.select().from(staffSessions),
    await database.orm.select().from(staffLinks),
    await database.orm.select().from(staffAudit),
  ]);

  expect(stored).not.toContain(ann.cookies.get('staff'));
  expect(stored).not.toContain(await findMailedKey(database, members.enquiries));
});
