import request from 'supertest';
import { expect, test as plainTest } from 'vitest';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { staffPages } from '#shared/pages/staff/staff-pages.ts';
import { createStaffSite, findToken, members } from './testing/staff-site.ts';

const test = testOnDatabases(async () => undefined);

/** Every page of the staff site that needs a session, and everything that may be posted. */
const pages = Object.values(staffPages)
  .map(({ path }) => path.replace(':reference', 'enq-7f3k9-q2m4x').replace(':offerId', '7'))
  .filter((path) => !path.startsWith('/staff/sign-in'));
const forms = ['/staff/sign-out', '/staff/sign-out-everywhere'];

plainTest(
  'where the settings name no member of staff, there is nothing at any address of the staff site',
  async () => {
    const app = await createTestApp();
    for (const path of [
      ...pages,
      '/staff/sign-in',
      '/staff/sign-in/link?key=x',
      '/page-data/staff',
      '/staff/more',
    ])
      expect([path, (await request(app).get(path)).status]).toEqual([path, 404]);
    for (const path of [...forms, '/staff/sign-in'])
      expect([
        path,
        (await request(app).post(path).type('form').send({ email: 'a@b.example' })).status,
      ]).toEqual([path, 404]);
  },
);

test('without a session every page and every form leads to signing in, also those that do not exist', async (database) => {
  const { app } = await createStaffSite({ database });
  for (const path of [...pages, '/staff/more', '/staff/enquiries/anything']) {
    const { status, headers } = await request(app).get(path);
    expect([path, status, headers.location]).toEqual([path, 303, '/staff/sign-in']);
  }
  for (const path of [...forms, '/staff/more']) {
    const { status, headers } = await request(app).post(path).type('form').send({ csrf: 'x' });
    expect([path, status, headers.location]).toEqual([path, 303, '/staff/sign-in']);
  }
});

test('the data of no staff page can be asked for, with or without a session', async (database) => {
  const { newMember } = await createStaffSite({ database });
  const ann = newMember();
  for (const path of pages) expect((await ann.get(`/page-data${path}`)).status).toBe(404);
  await ann.signIn(members.admin);
  for (const path of pages) expect((await ann.get(`/page-data${path}`)).status).toBe(404);
});

test('a page that a member’s role lacks is not there for them, nor linked', async (database) => {
  const { newMember } = await createStaffSite({ database });
  const bob = newMember();
  await bob.signIn(members.enquiries);
  const home = await bob.get('/staff');

  expect(home.status).toBe(200);
  expect(home.text).not.toContain('/staff/audit');
  expect((await bob.get('/staff/audit')).status).toBe(404);
  expect((await bob.get('/staff/nowhere')).status).toBe(404);
});

test('a form without the session’s token, or with that of another member or of signing in, changes nothing', async (database) => {
  const { newMember } = await createStaffSite({ database });
  const [ann, bob, stranger] = [newMember(), newMember(), newMember()];
  await ann.signIn(members.admin);
  await bob.signIn(members.enquiries);
  const others = findToken((await bob.get('/staff')).text);
  const visit = findToken((await stranger.get('/staff/sign-in')).text);
  for (const csrf of ['', 'wrong', others, visit])
    for (const route of forms)
      expect([route, (await ann.postRaw(route, { csrf })).status]).toEqual([route, 403]);

  expect((await ann.get('/staff')).status).toBe(200);
  expect([others, visit].every((token) => /^[\w-]{43}$/.test(token))).toBe(true);
});

test('nobody can be signed in by the form of another browser', async (database) => {
  const { newMember } = await createStaffSite({ database });
  const [attacker, victim] = [newMember(), newMember()];
  const csrf = findToken((await attacker.get('/staff/sign-in')).text);
  await victim.get('/staff/sign-in');

  expect((await victim.postRaw('/staff/sign-in', { csrf, email: members.admin })).status).toBe(403);
});

test('a body that another site’s form could send in another type is refused', async (database) => {
  const { app, newMember } = await createStaffSite({ database });
  const ann = newMember();
  await ann.signIn(members.admin);
  const cookie = `staff=${ann.cookies.get('staff')}`;
  for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/json']) {
    const { status } = await request(app)
      .post('/staff/sign-out')
      .set({ Cookie: cookie, 'Content-Type': type })
      .send('{}');
    expect([type, status]).toEqual([type, 415]);
  }
  expect((await ann.get('/staff')).status).toBe(200);
});

test('every answer of the staff site is kept by no cache and listed by no search engine, and runs no script', async (database) => {
  const { newMember } = await createStaffSite({ database });
  const ann = newMember();
  const door = await ann.get('/staff/sign-in');
  await ann.signIn(members.admin);
  for (const answer of [door, await ann.get('/staff'), await ann.get('/staff/audit')]) {
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(answer.headers['content-security-policy']).toContain("script-src 'none'");
    expect(answer.text).not.toMatch(/<script|style=|\son\w+=/);
  }
});

test('no public page, sitemap or robots.txt names the staff site, and its cookie changes no public page', async (database) => {
  const { app, newMember } = await createStaffSite({ database });
  const ann = newMember();
  await ann.signIn(members.admin);
  for (const path of ['/', '/sitemap', '/sitemap.xml', '/robots.txt', '/contact']) {
    const { text } = await request(app).get(path);
    expect([path, text.includes('/staff')]).toEqual([path, false]);
    expect((await ann.get(path)).text).toBe(text);
  }
});

test('the log has neither cookie, key, token nor address of a member', async (database) => {
  const { log, text: readLog } = recordLog();
  const { newMember } = await createStaffSite({ database, log });
  const ann = newMember();
  await ann.signIn(members.admin);
  const token = findToken((await ann.get('/staff')).text);
  await ann.get('/staff/audit?who=ann@example.co.uk');
  await ann.post('/staff', '/staff/sign-out');
  const text = readLog();

  expect(text).toContain('/staff/sign-in/link');
  for (const secret of [members.admin, token, 'key=', ...ann.cookies.values()])
    expect(text).not.toContain(secret);
});

test('the audit log says who did what, to admins, filtered and in pages', async (database) => {
  const { newMember, staff } = await createStaffSite({ database });
  const ann = newMember();
  await ann.signIn(members.admin);
  for (let entry = 0; entry < 60; entry += 1)
    await staff?.audit.write({ who: members.reviews, action: 'Read an enquiry', subject: `ENQ-${entry}` });
  const newest = await ann.get('/staff/audit');
  const older = await ann.get('/staff/audit?page=2');
  const filtered = await ann.get('/staff/audit?subject=enq-7');
  const nothing = await ann.get('/staff/audit?who=%3Cscript%3E&page=99&action=x');

  expect(newest.text).toContain('Page 1 of 2 (61 in total)');
  expect(newest.text).toContain('ENQ-59');
  expect(newest.text).not.toContain('ENQ-7<');
  expect(older.text).toContain('Signed in');
  expect(filtered.text).toContain('ENQ-7<');
  expect(filtered.text).not.toContain('ENQ-59');
  expect([nothing.status, nothing.text.includes('No entries match.')]).toEqual([200, true]);
});
