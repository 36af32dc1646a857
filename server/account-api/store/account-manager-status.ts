import { eq } from 'drizzle-orm';
import type { AccountApiContext } from '#server/account-api/account-api-context.ts';
import type { AccountManager } from '#server/account-contract/account.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { accountManagers } from './account-tables.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The manager and whether they can be reached now: not while away, and only Monday to Friday from 9 to 17. */
export async function findAccountManager(
  { orm, now }: AccountApiContext,
  managerId: string | null,
): Promise<AccountManager | undefined> {
  if (managerId === null) return undefined;
  const [row] = await orm.select().from(accountManagers).where(eq(accountManagers.managerId, managerId));
  if (!row) return undefined;
  const { name, jobTitle, phone, email, awayUntil } = row;
  const isAway = awayUntil !== null && awayUntil >= todayInLondon(now());
  const isAvailable = !isAway && isOfficeHour(now());
  return { name, jobTitle, phone, email, isAvailable, ...(isAway && { awayUntil }) };
}

function isOfficeHour(now: Date): boolean {
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const hour = Number(parts.get('hour'));
  return !['Sat', 'Sun'].includes(parts.get('weekday') ?? '') && hour >= 9 && hour < 17;
}
