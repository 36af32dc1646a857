import { expect } from 'vitest';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { auditActions } from './audit-actions.ts';
import { eraseOverdueStaff } from './erase-overdue.ts';
import { createStaffSessions } from './staff-sessions.ts';
import { staffAudit, staffLinks, staffSessions } from './staff-tables.ts';

const test = testOnDatabases(async ({ orm }) => {
  for (const table of [staffAudit, staffLinks, staffSessions]) await orm.delete(table);
});

const hour = 3_600_000;

test('what is over is deleted: sessions, links, and entries of the audit log after two years', async (database) => {
  const { orm } = database;
  const now = Date.now();
  await createStaffSessions({ database, now: () => now - 13 * hour }).start('gone@example.co.uk');
  await createStaffSessions({ database, now: () => now }).start('here@example.co.uk');
  const link = { kind: 'mail' as const, email: null };
  await orm.insert(staffLinks).values([
    { ...link, keyHash: 'over', expiresAt: new Date(now - 1) },
    { ...link, keyHash: 'valid', expiresAt: new Date(now + hour) },
  ]);
  const entry = { who: 'here@example.co.uk', action: auditActions.signedIn };
  await orm.insert(staffAudit).values([
    { ...entry, subject: 'old', at: new Date(now - 740 * 24 * hour) },
    { ...entry, subject: 'young', at: new Date(now - 700 * 24 * hour) },
  ]);

  expect(await eraseOverdueStaff(orm)).toBe(3);
  expect((await orm.select().from(staffSessions)).map(({ email }) => email)).toEqual(['here@example.co.uk']);
  expect((await orm.select().from(staffLinks)).map(({ keyHash }) => keyHash)).toEqual(['valid']);
  expect((await orm.select().from(staffAudit)).map(({ subject }) => subject)).toEqual(['young']);
});
