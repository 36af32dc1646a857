import { and, desc, eq, sql } from 'drizzle-orm';
import { createAlerts } from '#server/accounts/alerts/create-alerts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { tellWhenAway } from '#server/platform/database/tell-when-away.ts';
import { siteDate } from '#server/platform/time/site-clock.ts';
import { maxViewed, type SavedSearch, type ViewedVehicle } from '#shared/contracts/saved.ts';
import { createSavedDeals } from './create-saved-deals.ts';
import { createId, refuseWhenFull, withinAccount } from './saved-rows.ts';
import type { SavedSearches, SavedStore, ViewedVehicles } from './saved-store.ts';
import { savedSearches, viewedVehicles } from './saved-tables.ts';

const away = 'We can’t reach what you saved at the moment. Please try again shortly.';

/** What customers save, in the database. Calls throw `UnavailableError` while it is down. */
export function createSavedStore(database: Pick<Database, 'orm'>): SavedStore {
  return {
    searches: tellWhenAway(createSavedSearches(database), away),
    deals: tellWhenAway(createSavedDeals(database), away),
    viewed: tellWhenAway(createViewedVehicles(database), away),
    alerts: tellWhenAway(createAlerts(database), away),
  };
}

/** Saved searches in the database. */
function createSavedSearches(database: Pick<Database, 'orm'>): SavedSearches {
  const { orm } = database;
  return {
    list: async (accountId) => {
      const rows = await orm
        .select()
        .from(savedSearches)
        .where(eq(savedSearches.accountId, accountId))
        .orderBy(desc(savedSearches.savedAt), savedSearches.id);
      return rows.map(toSearch);
    },
    add: (accountId, search) => addSearch(database, accountId, search),
    remove: async (accountId, id) => {
      const own = and(eq(savedSearches.id, id), eq(savedSearches.accountId, accountId));
      const removed = await orm.delete(savedSearches).where(own).returning({ id: savedSearches.id });
      return removed.length > 0;
    },
  };
}

function addSearch(
  database: Pick<Database, 'orm'>,
  accountId: string,
  { name, path, query }: Pick<SavedSearch, 'name' | 'path' | 'query'>,
): Promise<SavedSearch> {
  return withinAccount(database, accountId, async (orm) => {
    const same = and(
      eq(savedSearches.accountId, accountId),
      eq(savedSearches.path, path),
      eq(savedSearches.query, query),
    );
    const [renamed] = await orm.update(savedSearches).set({ name }).where(same).returning();
    if (renamed) return toSearch(renamed);
    refuseWhenFull(await orm.$count(savedSearches, eq(savedSearches.accountId, accountId)), 'searches');
    const row = { id: createId(), accountId, name, path, query, savedAt: siteDate() };
    await orm.insert(savedSearches).values(row);
    return toSearch(row);
  });
}

function toSearch({ id, name, path, query, savedAt }: typeof savedSearches.$inferSelect): SavedSearch {
  return { id, name, path, query, savedAt: savedAt.toISOString() };
}

/** Viewed vehicles in the database. */
function createViewedVehicles(database: Pick<Database, 'orm'>): ViewedVehicles {
  const { orm } = database;
  return {
    list: async (accountId) => {
      const rows = await orm
        .select()
        .from(viewedVehicles)
        .where(eq(viewedVehicles.accountId, accountId))
        .orderBy(...newestFirst)
        .limit(maxViewed);
      return rows.map(toView);
    },
    join: (accountId, views) => joinViews(database, accountId, views),
    removeAll: async (accountId) => {
      await orm.delete(viewedVehicles).where(eq(viewedVehicles.accountId, accountId));
    },
  };
}

const newestFirst = [desc(viewedVehicles.viewedAt), viewedVehicles.vehicleRef, viewedVehicles.dealType];

function joinViews(
  database: Pick<Database, 'orm'>,
  accountId: string,
  views: readonly ViewedVehicle[],
): Promise<void> {
  const rows = latestOfEach(views).map((view) => ({
    accountId,
    vehicleRef: view.vehicleRef,
    dealType: view.dealType,
    viewedAt: new Date(view.viewedAt),
  }));
  return withinAccount(database, accountId, async (orm) => {
    if (rows.length > 0) {
      await orm
        .insert(viewedVehicles)
        .values(rows)
        .onConflictDoUpdate({
          target: [viewedVehicles.accountId, viewedVehicles.vehicleRef, viewedVehicles.dealType],
          set: { viewedAt: sql`greatest(${viewedVehicles.viewedAt}, excluded.viewed_at)` },
        });
    }
    const [oldestKept] = await orm
      .select({ viewedAt: viewedVehicles.viewedAt })
      .from(viewedVehicles)
      .where(eq(viewedVehicles.accountId, accountId))
      .orderBy(...newestFirst)
      .offset(maxViewed - 1)
      .limit(1);
    if (!oldestKept) return;
    const older = sql`${viewedVehicles.viewedAt} < ${oldestKept.viewedAt.toISOString()}::timestamptz`;
    await orm.delete(viewedVehicles).where(and(eq(viewedVehicles.accountId, accountId), older));
  });
}

/** PostgreSQL refuses an insert that updates the same row twice, so each vehicle is given once. */
function latestOfEach(views: readonly ViewedVehicle[]): readonly ViewedVehicle[] {
  const latest = new Map<string, ViewedVehicle>();
  for (const view of views) {
    const key = `${view.vehicleRef} ${view.dealType}`;
    const other = latest.get(key);
    if (!other || other.viewedAt < view.viewedAt) latest.set(key, view);
  }
  return [...latest.values()];
}

function toView({ vehicleRef, dealType, viewedAt }: typeof viewedVehicles.$inferSelect): ViewedVehicle {
  return { vehicleRef, dealType, viewedAt: viewedAt.toISOString() };
}
