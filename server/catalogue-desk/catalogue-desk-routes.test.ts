import { expect } from 'vitest';
import { listRatebooks } from '#server/catalogue/ratebooks.ts';
import { findVersion } from '#server/catalogue/store/find-version.ts';
import { replaceCatalogue } from '#server/catalogue/store/replace-catalogue.ts';
import { emptyCatalogue } from '#server/catalogue/store/testing/empty-catalogue.ts';
import { exampleCard, exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { staffAudit } from '#server/staff/staff-tables.ts';
import { createStaffSite, members } from '#server/staff/testing/staff-site.ts';
import { createCatalogueDesk } from './catalogue-desk.ts';
import { idleFeeds } from './testing/idle-feeds.ts';

const test = testOnDatabases(emptyCatalogue);
const [list, undo] = ['/staff/imports', '/staff/imports/undo'];
const today = () => '2026-11-21';
const labels = { source: 'a.csv', isDemonstration: false };

async function importRefs(database: Database, ...refs: readonly string[]) {
  const vehicles = refs.map((ref) => exampleVehicle(ref));
  const rateCards = refs.map((ref) => exampleCard(ref));
  await replaceCatalogue(database, { ...labels, vehicles, rateCards });
}

async function signedIn(database: Database, email: string = members.admin) {
  const books = await listRatebooks([exampleCard('1000000001')]);
  const feeds = await idleFeeds(database);
  const parts = { database, today, takesDemonstration: true, listRatebooks: () => books, feeds };
  const catalogueDesk = createCatalogueDesk(parts);
  const { newMember } = await createStaffSite({ database, services: { catalogueDesk } });
  const member = newMember();
  await member.signIn(email);
  return member;
}

const numberOf = async (database: Database) => (await findVersion(database))?.number;
const auditOf = async ({ orm }: Database) =>
  (await orm.select().from(staffAudit)).map(({ who, action, subject }) => [who, action, subject]);

test('staff go back to an earlier version, and the list and the audit log say who and why', async (database) => {
  await importRefs(database, '1000000001', '1000000002');
  await importRefs(database, '1000000001');
  const ann = await signedIn(database);
  const done = await ann.post(list, undo, { version: '1', reason: 'Wrong file' });

  expect([done.status, done.headers.location, await numberOf(database)]).toEqual([303, list, 3]);
  const shown = (await ann.get(list)).text;
  for (const words of ['Version 1 is back, as version 3.', '3, shown now', `${members.admin}: Wrong file`]) {
    expect(shown).toContain(words);
  }
  expect(await auditOf(database)).toContainEqual([members.admin, 'Went back to an earlier catalogue', '1']);
});

test('who would go back on a page that is out of date is told that a colleague was quicker', async (database) => {
  await importRefs(database, '1000000001', '1000000002');
  await importRefs(database, '1000000001');
  const ann = await signedIn(database);
  const page = (await ann.get(list)).text;
  await ann.post(list, undo, { version: '1', seen: '2', reason: 'Wrong file' });
  const late = await ann.post(list, undo, { version: '1', seen: '2', reason: 'Wrong file' });

  expect(page).toContain('name="seen" value="2"');
  expect([late.status, late.text.includes('The site shows version 3 now')]).toEqual([400, true]);
  expect(await numberOf(database)).toBe(3);
});

test('a wrong version or no reason comes back with what is wrong, and changes nothing', async (database) => {
  await importRefs(database, '1000000001');
  await importRefs(database, '1000000002');
  const ann = await signedIn(database);
  for (const [values, words] of [
    [{ version: '9', reason: 'Wrong file' }, 'Version 9 is not kept'],
    [{ version: '2', reason: 'Wrong file' }, 'is what the site shows now'],
    [{ version: 'x', reason: 'Wrong file' }, 'Choose a version.'],
    [{ version: '1', reason: '' }, 'Say why, in a few words.'],
  ] as const) {
    const answer = await ann.post(list, undo, values);
    expect([answer.status, answer.text.includes(words)]).toEqual([400, true]);
  }
  const asked = await ann.post(list, undo, { version: '1', reason: 'Wrong file' });
  expect([asked.status, asked.text.includes('Go ahead all the same')]).toEqual([400, true]);
  expect(asked.text).toContain('1 of 1 vehicles (100.0%) would go');
  expect([await numberOf(database), (await auditOf(database)).length]).toEqual([2, 1]);

  await ann.post(list, undo, { version: '1', reason: 'Wrong file', confirm: 'yes' });
  expect(await numberOf(database)).toBe(3);
});

test('ratebooks are shown with the days left, and both pages need the role', async (database) => {
  const ann = await signedIn(database);
  expect((await ann.get(list)).text).toContain('No import yet.');
  const { text } = await ann.get('/staff/ratebooks');
  for (const words of ['EX-1', 'Example Finance', '40 days', '1 vehicle, ', '1 vehicle without a price']) {
    expect(text).toContain(words);
  }

  const bob = await signedIn(database, members.enquiries);
  const answers = [await bob.get(list), await bob.get('/staff/ratebooks'), await bob.post('/staff', undo)];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});
