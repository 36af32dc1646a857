import { createAlerts } from '#server/accounts/alerts/create-alerts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { tellWhenAway } from '#server/platform/database/tell-when-away.ts';
import { createSavedDeals } from './create-saved-deals.ts';
import { createSavedSearches } from './create-saved-searches.ts';
import { createViewedVehicles } from './create-viewed-vehicles.ts';
import type { SavedStore } from './saved-store.ts';

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
