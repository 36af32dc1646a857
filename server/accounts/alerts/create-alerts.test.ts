import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { createSavedStore } from '#server/accounts/saved/create-saved-store.ts';
import { emptySaved, exampleAlert } from '#server/accounts/saved/testing/example-saved.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';

const test = testOnDatabases(emptySaved);
const hourMs = 60 * 60 * 1000;

test('an alert is active once it was confirmed by its link', async (database) => {
  const { alerts } = createSavedStore(database);
  const alert = await alerts.add('ada', exampleAlert());
  const token = await alerts.createToken(alert.id, 'confirm', hourMs);
  const before = await alerts.listConfirmed('', 10);

  expect(before).toEqual([]);
  expect(await alerts.findByToken(token, 'confirm')).toEqual(alert);
  expect(await alerts.confirm(token)).toBe(true);
  expect(await alerts.confirm(token)).toBe(true);
  expect(await alerts.listConfirmed('', 10)).toMatchObject([{ id: alert.id, email: 'ada@example.com' }]);
});

test('a link that has expired, was made up or is for another purpose does nothing', async (database) => {
  const { alerts } = createSavedStore(database);
  const { id } = await alerts.add('ada', exampleAlert());
  const late = await alerts.createToken(id, 'confirm', -1);
  const off = await alerts.createToken(id, 'off');

  expect(await alerts.confirm(late)).toBe(false);
  expect(await alerts.confirm(off)).toBe(false);
  expect(await alerts.confirm('made-up')).toBe(false);
  expect(await alerts.turnOff(late)).toBe(false);
  expect(await alerts.list('ada')).toMatchObject([{ id, isConfirmed: false }]);
});

test('every link to turn an alert off works, and none of their keys is in the database', async (database) => {
  const { alerts } = createSavedStore(database);
  const { id } = await alerts.add('ada', exampleAlert());
  const older = await alerts.createToken(id, 'off');
  const newer = await alerts.createToken(id, 'off');
  const { rows } = await database.orm.execute(sql`select * from alert_tokens`);

  expect(JSON.stringify(rows)).not.toContain(older);
  expect(await alerts.turnOff(older)).toBe(true);
  expect(await alerts.list('ada')).toEqual([]);
  expect(await alerts.turnOff(newer)).toBe(false);
});

test('adding the same alert again changes its price and keeps it confirmed, unless the address is different', async (database) => {
  const { alerts } = createSavedStore(database);
  const { id } = await alerts.add('ada', exampleAlert());
  const token = await alerts.createToken(id, 'confirm', hourMs);
  await alerts.confirm(token);

  const cheaper = await alerts.add('ada', exampleAlert({ belowPence: 200_00 }));
  const moved = await alerts.add('ada', exampleAlert({ email: 'new@example.com' }));

  expect(cheaper).toMatchObject({ id, belowPence: 200_00, isConfirmed: true });
  expect(moved).toMatchObject({ id, isConfirmed: false });
  expect(await alerts.confirm(token)).toBe(false);
});

test("another customer's alert cannot be removed", async (database) => {
  const { alerts } = createSavedStore(database);
  const { id } = await alerts.add('ada', exampleAlert());

  expect(await alerts.remove('bob', id)).toBe(false);
  expect(await alerts.remove('ada', id)).toBe(true);
});

test('of many claims of the same alert one succeeds, and it can be undone', async (database) => {
  const { alerts } = createSavedStore(database);
  const { id } = await alerts.add('ada', exampleAlert());
  await alerts.confirm(await alerts.createToken(id, 'confirm', hourMs));
  const [alert] = await alerts.listConfirmed('', 10);
  if (!alert) throw new Error('The alert is not listed.');

  const told = { isTold: true, version: 5 };
  const claims = await Promise.all(Array.from({ length: 8 }, () => alerts.claim(alert, told)));
  const [claimed] = await alerts.listConfirmed('', 10);
  await alerts.unclaim(alert);
  const [freed] = await alerts.listConfirmed('', 10);

  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(claimed).toMatchObject({ isTold: true, revision: 1 });
  expect(claimed?.toldAt).toBeDefined();
  expect(freed).toMatchObject({ isTold: false, revision: 2 });
  expect(freed?.toldAt).toBeUndefined();
});

test('a node that still has an older catalogue cannot claim an alert', async (database) => {
  const { alerts } = createSavedStore(database);
  const { id } = await alerts.add('ada', exampleAlert());
  await alerts.confirm(await alerts.createToken(id, 'confirm', hourMs));
  const [first] = await alerts.listConfirmed('', 10);
  if (first) await alerts.claim(first, { isTold: true, version: 5 });
  const [second] = await alerts.listConfirmed('', 10);
  if (!second) throw new Error('The alert is not listed.');

  expect(await alerts.claim(second, { isTold: false, version: 4 })).toBe(false);
  expect(await alerts.claim(second, { isTold: false, version: 5 })).toBe(true);
});

test('alerts that were not confirmed are deleted with their links', async (database) => {
  const { alerts } = createSavedStore(database);
  const { id } = await alerts.add('ada', exampleAlert());
  await alerts.createToken(id, 'confirm', hourMs);

  await alerts.removeUnconfirmed(hourMs);
  const young = await alerts.list('ada');
  await alerts.removeUnconfirmed(-hourMs);

  expect(young).toHaveLength(1);
  expect(await alerts.list('ada')).toEqual([]);
  expect((await database.orm.execute(sql`select 1 from alert_tokens`)).rows).toEqual([]);
});
