import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { enquiries, enquiryDeliveries, enquiryNotes } from '#server/enquiries/enquiry-tables.ts';
import { storeEnquiries, withoutEnquiries } from '#server/enquiries/testing/store-enquiries.ts';
import { createPeople } from '#server/personal-data/create-people.ts';
import type { Database, Orm } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { staffAudit } from '#server/staff/staff-tables.ts';
import { createStaffSite, findToken, members } from '#server/staff/testing/staff-site.ts';
import { recordLog } from '#server/testing/recorded-log.ts';

const test = testOnDatabases(withoutEnquiries);

const peopleWithin = (orm: Orm) => createPeople({ orm });

/** Bob, who may read enquiries, with one enquiry of Ada's. */
async function open(database: Database, given: Parameters<typeof storeEnquiries>[1] = [{}]) {
  const [reference = ''] = await storeEnquiries(database, given);
  const recorded = recordLog();
  const site = await createStaffSite({ database, services: { peopleWithin }, log: recorded.log });
  const bob = site.newMember();
  await bob.signIn(members.enquiries);
  const page = `/staff/enquiries/${reference.toLowerCase()}`;
  return { ...site, bob, reference, page, recorded };
}

const readRow = async ({ orm }: Database, reference: string) =>
  (await orm.select().from(enquiries).where(eq(enquiries.reference, reference)))[0];
const readAudit = async ({ orm }: Database) =>
  (await orm.select().from(staffAudit)).map(({ who, action, subject }) => [who, action, subject]);

test('the list finds enquiries by kind, state, time, reference, email and phone, and names nobody', async (database) => {
  const { bob, reference } = await open(database, [
    {},
    { kind: 'callback', fields: { name: 'Grace', phone: '0161 496 0123' }, isSuspected: true },
  ]);
  const shown = async (query: string) => {
    const { status, text } = await bob.get(`/staff/enquiries${query}`);
    expect([query, status]).toEqual([query, 200]);
    return { count: [...text.matchAll(/data-label="Reference"/g)].length, text };
  };
  const all = await shown('');

  expect(all.count).toBe(2);
  expect(all.text).not.toMatch(/Ada|Grace|ada@example/);
  for (const query of [
    '?kind=callback',
    '?state=held',
    '?search=%2B44161%20496%200123',
    '?search=ADA@example.com',
  ])
    expect([query, (await shown(query)).count]).toEqual([query, 1]);
  expect((await shown(`?search=${reference.toLowerCase()}`)).count).toBe(1);
  expect((await shown('?state=open&days=7')).count).toBe(2);
  expect((await shown('?state=answered')).text).toContain('No enquiries match.');
  expect((await shown('?search=Ada')).text).toContain('Enter a whole reference');
  expect((await shown('?kind=x&state=y&days=z&page=-1')).count).toBe(2);
});

test('one enquiry is shown whole, and that it was read is in the audit log', async (database) => {
  const { bob, reference, page } = await open(database);
  const { status, text } = await bob.get(page);

  expect(status).toBe(200);
  for (const part of [
    'When is the Golf back?',
    'Ada Example',
    'ada@example.com',
    'You may also send me offers.',
    'Email to staff',
  ])
    expect(text).toContain(part);
  expect(await readAudit(database)).toContainEqual([members.enquiries, 'Read an enquiry', reference]);
  expect((await bob.get('/staff/enquiries/enq-aaaaa-aaaaa')).status).toBe(404);
});

test('two colleagues who answer one enquiry both keep their note, and each sees who was there first', async (database) => {
  const { bob, newMember, reference, page } = await open(database);
  const dora = newMember();
  await dora.signIn(members.admin);
  const [done, second] = await Promise.all([
    bob.post(page, `${page}/answered`, { note: ' Rang her back. ' }),
    dora.post(page, `${page}/answered`, { note: 'Sent the quote.' }),
  ]);
  const shown = await bob.get(page);
  const idle = await bob.post(page, `${page}/answered`, { note: ' ' });

  expect([done.status, done.headers.location, second.status]).toEqual([303, page, 303]);
  for (const part of ['Rang her back.', 'Sent the quote.', members.enquiries, members.admin])
    expect(shown.text).toContain(part);
  const { answeredBy } = (await readRow(database, reference)) ?? {};
  expect([idle.status, idle.text]).toEqual([
    400,
    expect.stringContaining(`${answeredBy} has marked it as answered already.`),
  ]);
  const notes = await database.orm.select().from(enquiryNotes);
  expect(notes.map(({ writtenBy, note }) => [writtenBy, note]).toSorted()).toEqual([
    [members.admin, 'Sent the quote.'],
    [members.enquiries, 'Rang her back.'],
  ]);
  expect(notes.map(({ action }) => action).toSorted()).toEqual(['answered', 'noted']);
  const actions = (await readAudit(database)).map(([, action]) => action);
  expect(actions).toContain('Marked an enquiry as answered');
  expect(actions).toContain('Added a note to an enquiry');
});

test('“not answered” keeps every note, and says so once', async (database) => {
  const { bob, reference, page } = await open(database);
  await bob.post(page, `${page}/answered`, { note: 'Rang her back.' });
  await bob.post(page, `${page}/not-answered`);
  const shown = await bob.get(page);
  const again = await bob.post(page, `${page}/not-answered`);

  expect(await readRow(database, reference)).toMatchObject({ answeredAt: null, answeredBy: null });
  expect(shown.text).toContain('Not answered yet');
  expect(shown.text).toContain('Rang her back.');
  expect([again.status, again.text.includes('isn’t marked as answered')]).toEqual([400, true]);
  const audited = (await readAudit(database)).filter(
    ([, action]) => action === 'Marked an enquiry as not answered',
  );
  expect(audited).toHaveLength(1);
});

test('a note that a build before stored with the enquiry stays, with who wrote it', async (database) => {
  const { bob, reference, page } = await open(database);
  const earlier = { answeredAt: new Date('2026-11-20T09:00:00Z'), answeredBy: members.admin };
  await database.orm.update(enquiries).set({ ...earlier, answerNote: 'From before.' });
  const before = await bob.get(page);
  await bob.post(page, `${page}/not-answered`);
  const after = await bob.get(page);

  for (const { text } of [before, after]) {
    expect(text).toContain(`20 Nov 2026, 09:00, ${members.admin}`);
    expect(text).toContain('From before.');
  }
  expect((await readRow(database, reference))?.answerNote).toBeNull();
});

test('a note that is too long comes back whole, and nothing is marked', async (database) => {
  const { bob, reference, page } = await open(database);
  const note = 'é'.repeat(2001);
  const answer = await bob.post(page, `${page}/answered`, { note });

  expect(answer.status).toBe(400);
  expect(answer.text).toContain('Shorten “Note” to 2,000 characters or fewer.');
  expect(answer.text).toContain(note);
  expect((await readRow(database, reference))?.answeredAt).toBeNull();
});

test('what was given up or held is due again; what was delivered only when asked for', async (database) => {
  const { bob, page } = await open(database);
  const { orm } = database;
  const states = async () =>
    (await orm.select().from(enquiryDeliveries)).map(({ state }) => state).toSorted();
  await orm.update(enquiryDeliveries).set({ state: 'delivered', deliveredAt: new Date() });
  await orm.update(enquiryDeliveries).set({ state: 'dead' }).where(eq(enquiryDeliveries.channel, 'webhook'));
  await bob.post(page, `${page}/deliver-again`);
  expect(await states()).toEqual(['delivered', 'delivered', 'waiting']);
  await bob.post(page, `${page}/deliver-again`, { again: 'true' });
  expect(await states()).toEqual(['waiting', 'waiting', 'waiting']);
  expect((await bob.get(page)).text).toContain('Deliveries under way: 3.');
});

test('an enquiry is erased once its reference was typed, and not before', async (database) => {
  const { bob, reference, page } = await open(database);
  await bob.post(page, `${page}/answered`, { note: 'About Ada' });
  const refused = await bob.post(page, `${page}/erase`, { confirm: 'yes' });
  const kept = await readRow(database, reference);
  const done = await bob.post(page, `${page}/erase`, { confirm: ` ${reference.toLowerCase()} ` });
  const erased = await readRow(database, reference);
  const shown = await bob.get(page);

  expect([refused.status, refused.text.includes(`Type ${reference} to erase`)]).toEqual([400, true]);
  expect(kept?.fields).not.toBeNull();
  expect(done.status).toBe(303);
  expect(erased?.fields).toBeNull();
  const notes = await database.orm.select().from(enquiryNotes);
  expect(notes.map(({ writtenBy, note }) => [writtenBy, note])).toEqual([[members.enquiries, null]]);
  expect(shown.text).toContain('has been erased');
  expect(shown.text).not.toMatch(/Ada|ada@/);
  const again = await bob.postRaw(`${page}/erase`, { csrf: findToken(shown.text), confirm: reference });
  expect([again.status, again.text.includes('has been erased before')]).toEqual([400, true]);
});

test('a copy of what is held on a person is a file to read or JSON; the audit log does not say of whom', async (database) => {
  const { bob, reference, page } = await open(database, [
    { fields: { name: 'Ada', email: 'ada@example.com', message: '<b>Hello</b>' } },
  ]);
  await bob.post(page, `${page}/answered`, { note: 'Prefers the evening.' });
  const ask = (values: Readonly<Record<string, string>>) =>
    bob.post('/staff/enquiries/person', '/staff/enquiries/person', { email: '', phone: '', ...values });
  const html = await ask({ email: 'Ada@example.com', format: 'html' });
  const json = await ask({ email: 'ada@example.com', format: 'json' });
  const nobody = await ask({ phone: '0161 496 0999', format: 'html' });

  expect(html.headers['content-disposition']).toBe('attachment; filename=what-we-hold.html');
  expect(html.text).toContain('&lt;b&gt;Hello&lt;/b&gt;');
  expect(html.headers['cache-control']).toBe('no-store');
  expect(JSON.stringify(json.body)).toContain(reference);
  for (const { text } of [html, json]) {
    expect(text).toContain('Prefers the evening.');
    expect(text).not.toContain(members.enquiries);
  }
  expect(nobody.text).toContain('We hold nothing.');
  expect(await readAudit(database)).toContainEqual([
    members.enquiries,
    'Exported what is held on a person',
    '1 record',
  ]);
  expect(JSON.stringify(await readAudit(database))).not.toMatch(/ada@|Ada/i);
});

test('a copy for nobody, or for what is no address, comes back with what is wrong and what was typed', async (database) => {
  const { bob } = await open(database);
  const page = '/staff/enquiries/person';
  const empty = await bob.post(page, page, { email: '', phone: '', format: 'html' });
  const wrong = await bob.post(page, page, { email: 'ada at example', phone: '12', format: 'html' });

  expect([empty.status, empty.text.includes('Enter an address, a number, or both.')]).toEqual([400, true]);
  expect(wrong.text).toContain('value="ada at example"');
  expect(wrong.text).toContain('Enter the whole phone number.');
});

test('without a session, the role or the form token nothing is read, changed or given away', async (database) => {
  const { newMember, reference, page, bob } = await open(database);
  const [stranger, cat] = [newMember(), newMember()];
  await cat.signIn(members.reviews);
  const token = findToken((await cat.get('/staff')).text);
  const forms = ['answered', 'not-answered', 'deliver-again', 'erase'].map((name) => `${page}/${name}`);
  const before = [await readRow(database, reference), await database.orm.select().from(enquiryDeliveries)];
  for (const route of [...forms, '/staff/enquiries/person']) {
    const values = { csrf: token, confirm: reference, email: 'ada@example.com', phone: '', format: 'json' };
    expect([route, (await stranger.postRaw(route, values)).headers.location]).toEqual([
      route,
      '/staff/sign-in',
    ]);
    expect([route, (await cat.postRaw(route, values)).status]).toEqual([route, 404]);
    expect([route, (await bob.postRaw(route, values)).status]).toEqual([route, 403]);
  }
  for (const path of ['/staff/enquiries', page, '/staff/enquiries/person'])
    expect([path, (await cat.get(path)).status]).toEqual([path, 404]);

  expect([await readRow(database, reference), await database.orm.select().from(enquiryDeliveries)]).toEqual(
    before,
  );
  expect((await readAudit(database)).map(([, action]) => action)).toEqual(['Signed in', 'Signed in']);
});

test('the log has nothing of the sender, whatever staff look for', async (database) => {
  const { bob, page, recorded } = await open(database);
  await bob.get('/staff/enquiries?search=ada@example.com');
  await bob.post(page, `${page}/answered`, { note: 'Golf for Ada' });
  await bob.post('/staff/enquiries/person', '/staff/enquiries/person', {
    email: 'ada@example.com',
    phone: '',
    format: 'json',
  });

  expect(recorded.text()).toContain('/answered');
  expect(recorded.text()).not.toMatch(/ada@|Ada|Golf|example\.com/);
});
