import type { Database } from '#server/database/database.ts';
import { createAlerts } from './create-alerts.ts';
import { createSavedDeals } from './create-saved-deals.ts';
import { createSavedSearches } from './create-saved-searches.ts';
import { createViewedVehicles } from './create-viewed-vehicles.ts';
import type { SavedStore } from './saved-store.ts';
import { tellWhenAway } from './tell-when-away.ts';

/** What customers keep, in the database. Calls throw `UnavailableError` while it is away. */
export function createSavedStore(database: Pick<Database, 'orm'>): SavedStore {
  return {
    searches: tellWhenAway(createSavedSearches(database)),
    deals: tellWhenAway(createSavedDeals(database)),
    viewed: tellWhenAway(createViewedVehicles(database)),
    alerts: tellWhenAway(createAlerts(database)),
  };
}
