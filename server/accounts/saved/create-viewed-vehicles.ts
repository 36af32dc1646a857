import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { maxViewed, type ViewedVehicle } from '#shared/contracts/saved.ts';
import { withinAccount } from './saved-rows.ts';
import type { ViewedVehicles } from './saved-store.ts';
import { viewedVehicles } from './saved-tables.ts';

/** Viewed vehicles in the database. */
export function createViewedVehicles(database: Pick<Database, 'orm'>): ViewedVehicles {
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
