import { asc, or } from 'drizzle-orm';
import { sessions } from '#server/accounts/session/session-tables.ts';
import type { Orm } from '#server/platform/database/database.ts';
import type { HeldSection } from '#server/platform/person/held-data.ts';
import { hasAccount, hasEmail, type Person } from '#server/platform/person/person.ts';
import { alerts, savedDeals, savedSearches, viewedVehicles } from './saved-tables.ts';

/** What a person saved on this site: deals, searches, vehicles, alerts, and when they logged in. */
export async function loadHeldSaved(orm: Orm, person: Person): Promise<readonly HeldSection[]> {
  const own = alertsOf(person);
  // One after the other: within a transaction there is one connection, which takes one query at a time.
  const deals = await orm
    .select()
    .from(savedDeals)
    .where(hasAccount(savedDeals.accountId, person))
    .orderBy(asc(savedDeals.savedAt));
  const searches = await orm.select().from(savedSearches).where(hasAccount(savedSearches.accountId, person));
  const viewed = await orm.select().from(viewedVehicles).where(hasAccount(viewedVehicles.accountId, person));
  const watched = await orm.select().from(alerts).where(own).orderBy(asc(alerts.createdAt));
  const logins = await orm
    .select({ startedAt: sessions.startedAt, usedAt: sessions.usedAt })
    .from(sessions)
    .where(hasAccount(sessions.accountId, person));
  return [
    { name: 'Saved deals', tables: ['saved_deals'], records: deals },
    { name: 'Saved searches', tables: ['saved_searches'], records: searches },
    { name: 'Viewed vehicles', tables: ['viewed_vehicles'], records: viewed },
    {
      name: 'Price and stock alerts',
      tables: ['alerts'],
      records: watched.map(toHeldAlert),
    },
    { name: 'Logins that are open', tables: ['sessions'], records: logins },
  ];
}

/** Deletes the alerts to the person's address and those of their accounts. Returns how many. */
export async function eraseAlertsOf(orm: Orm, person: Person): Promise<number> {
  return (await orm.delete(alerts).where(alertsOf(person)).returning({ id: alerts.id })).length;
}

/**
 * Deletes all that was saved in the person's accounts, and their logins where the database holds these. Returns how many
 * rows there were.
 */
export async function eraseSavedOf(orm: Orm, person: Person): Promise<number> {
  let erased = 0;
  for (const table of [savedDeals, savedSearches, viewedVehicles, alerts, sessions]) {
    const { accountId } = table;
    erased += (await orm.delete(table).where(hasAccount(accountId, person)).returning({ accountId })).length;
  }
  return erased;
}

function alertsOf(person: Person) {
  return or(hasEmail(alerts.email, person), hasAccount(alerts.accountId, person));
}

/** Without the account: somebody else's may have named this address. */
function toHeldAlert(row: typeof alerts.$inferSelect) {
  const { id: _id, accountId: _account, revision: _revision, checkedVersion: _version, ...alert } = row;
  return alert;
}
