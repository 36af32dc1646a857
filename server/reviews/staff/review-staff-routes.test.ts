import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { vehicleReviews } from '#server/reviews/review-table.ts';
import { staffAudit } from '#server/staff/staff-tables.ts';
import { createStaffSite, findToken, members } from '#server/staff/testing/staff-site.ts';

const test = testOnDatabases(async ({ orm }) => void (await orm.delete(vehicleReviews)));

const reference = 'REV-7F3K9-Q2M4X';
const publish = '/staff/reviews/publish';
const refuse = '/staff/reviews/refuse';

async function addReview({ orm }: Database, given: Partial<typeof vehicleReviews.$inferInsert> = {}) {
  await orm.insert(vehicleReviews).values({
    reference,
    contentKey: reference,
    vehicleType: 'car',
    make: 'example',
    range: 'one',
    vehicleName: 'Example One',
    satisfaction: 4,
    comfort: 4,
    runningCosts: 3,
    reliability: 5,
    practicality: 2,
    comments: 'Quiet and cheap to run.\nThe boot is <small>.',
    displayName: 'Ada E.',
    monthsHeld: 24,
    email: 'ada@example.com',
    isSuspected: false,
    ...given,
  });
}

const readState = async ({ orm }: Database, of = reference) => {
  const [row] = await orm.select().from(vehicleReviews).where(eq(vehicleReviews.reference, of));
  return [row?.state, row?.reason];
};
const readAudit = async ({ orm }: Database) =>
  (await orm.select().from(staffAudit)).map(({ who, action, subject }) => [who, action, subject]);

async function signedIn(database: Database, email: string = members.reviews) {
  const { newMember } = await createStaffSite({ database });
  const member = newMember();
  await member.signIn(email);
  return member;
}

test('a review that waits is read whole and published, and the audit log says by whom', async (database) => {
  await addReview(database);
  const cat = await signedIn(database);
  const list = await cat.get('/staff/reviews');
  const done = await cat.post('/staff/reviews', publish, { reference, state: 'waiting' });
  const after = await cat.get(done.headers.location ?? '');

  expect(list.text).toContain('The boot is &lt;small&gt;.');
  expect(list.text).toContain('Running costs 3');
  expect(list.text).not.toContain('ada@example.com');
  expect([done.status, done.headers.location]).toEqual([303, '/staff/reviews?state=waiting']);
  expect(after.text).toContain(`${reference} is published.`);
  expect((await cat.get('/staff/reviews')).text).not.toContain('is published.');
  expect(await readState(database)).toEqual(['published', null]);
  expect(await readAudit(database)).toContainEqual([members.reviews, 'Published a review', reference]);
});

test('a review is refused with a reason, and a published one is taken down', async (database) => {
  await addReview(database, { state: 'published' });
  const cat = await signedIn(database);
  await cat.post('/staff/reviews?state=published', refuse, {
    reference,
    reason: ' Names a person ',
    state: 'published',
  });

  expect(await readState(database)).toEqual(['refused', 'Names a person']);
  expect((await cat.get('/staff/reviews?state=refused')).text).toContain('Refused: Names a person');
  expect(await readAudit(database)).toContainEqual([members.reviews, 'Refused a review', reference]);
});

test('of two colleagues who decide on one review the second is told what the first did, and no reason is lost', async (database) => {
  await addReview(database);
  const { newMember } = await createStaffSite({ database });
  const [ann, cat] = [newMember(), newMember()];
  await ann.signIn(members.admin);
  await cat.signIn(members.reviews);
  await ann.post('/staff/reviews', refuse, { reference, reason: 'Names a person', state: 'waiting' });
  const late = await cat.post('/staff/reviews', publish, { reference, state: 'waiting' });
  const other = await cat.post('/staff/reviews', refuse, { reference, reason: 'Rude', state: 'waiting' });
  const told = `${members.admin} has refused ${reference} since you opened this page. Why: Names a person`;

  for (const { status, text } of [late, other]) expect([status, text.includes(told)]).toEqual([400, true]);
  expect(await readState(database)).toEqual(['refused', 'Names a person']);
  await cat.post('/staff/reviews?state=refused', publish, { reference, state: 'refused' });
  expect((await cat.get('/staff/reviews?state=published')).text).toContain('Refused before: Names a person');
  await cat.post('/staff/reviews?state=published', refuse, { reference, reason: 'Rude', state: 'published' });
  expect(await readState(database)).toEqual(['refused', 'Names a person\nRude']);
});

test('a refusal without a reason comes back on its page with what is wrong, and changes nothing', async (database) => {
  await addReview(database);
  const cat = await signedIn(database);
  const answer = await cat.post('/staff/reviews', refuse, { reference, reason: 'x', state: 'waiting' });

  expect(answer.status).toBe(400);
  expect(answer.text).toContain('href="#field-reason"');
  expect(answer.text).toMatch(/id="field-reason"[^>]*value="x"/);
  expect(await readState(database)).toEqual(['waiting', null]);
  expect(await readAudit(database)).toHaveLength(1);
});

test('publishing what is no review says so and changes nothing', async (database) => {
  await addReview(database);
  const cat = await signedIn(database);
  for (const wrong of ['REV-AAAAA-AAAAA', "REV-1'--", '']) {
    const answer = await cat.post('/staff/reviews', publish, { reference: wrong });
    expect([wrong, answer.status, answer.text.includes('role="alert"')]).toEqual([wrong, 400, true]);
  }
  expect(await readState(database)).toEqual(['waiting', null]);
  expect(await readAudit(database)).toHaveLength(1);
});

test('without the role, and with the form token of another, nothing changes', async (database) => {
  await addReview(database);
  const { newMember } = await createStaffSite({ database });
  const [bob, cat] = [newMember(), newMember()];
  await bob.signIn(members.enquiries);
  await cat.signIn(members.reviews);
  const own = findToken((await bob.get('/staff')).text);

  expect((await bob.get('/staff/reviews')).status).toBe(404);
  expect((await bob.postRaw(publish, { csrf: own, reference })).status).toBe(404);
  expect((await cat.postRaw(publish, { csrf: own, reference })).status).toBe(403);
  expect((await newMember().postRaw(publish, { csrf: own, reference })).headers.location).toBe(
    '/staff/sign-in',
  );
  expect(await readState(database)).toEqual(['waiting', null]);
});
