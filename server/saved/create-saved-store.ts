import type { Database } from '#server/database/database.ts';
import { createAlerts } from './create-alerts.ts';
import { createSavedDeals } from './create-saved-deals.ts';
import { createSavedSearches } from './create-saved-searches.ts';
import { createViewedVehicles } from './create-viewed-vehicles.ts';
import type { SavedStore } from './saved-store.ts';

/** What customers keep, in the database. */
export function createSavedStore(database: Pick<Database, 'orm'>): SavedStore {
  return {
    searches: createSavedSearches(database),
    deals: createSavedDeals(database),
    viewed: createViewedVehicles(database),
    alerts: createAlerts(database),
  };
}
