import { expect, test } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { createSessionKey } from './session-key.ts';
import { sharedKeys } from './session-tables.ts';

const testOn = testOnDatabases(async ({ orm }) => void (await orm.delete(sharedKeys)));

testOn('nodes that start together make one key, and a later one reads it', async (database) => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => createSessionKey(database)()));
  const later = await createSessionKey(database)();

  expect(later).toHaveLength(32);
  for (const key of keys) expect(Buffer.from(key).equals(later)).toBe(true);
  expect(await database.orm.$count(sharedKeys)).toBe(1);
});

test('while the database is down the account area answers 503, and works again afterwards', async () => {
  let isAway = true;
  const rows = [{ name: 'session', value: Buffer.alloc(32, 'k').toString('base64url') }];
  const orm = {
    select: () => ({
      from: () => ({ where: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(rows)) }),
    }),
  } as unknown as Database['orm'];
  const sessionKey = createSessionKey({ orm });

  await expect(sessionKey()).rejects.toMatchObject({ status: 503 });
  isAway = false;
  expect(await sessionKey()).toEqual(Buffer.alloc(32, 'k'));
});
