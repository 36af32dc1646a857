import { join } from 'node:path';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { readDemonstrationCatalogue } from '#server/catalogue/demonstration/read-demonstration-catalogue.ts';
import { buildSnapshot } from '#server/catalogue/snapshot/build-snapshot.ts';
import { createEmbeddedSearch, type EmbeddedSearch } from '#server/search/embedded/create-embedded-search.ts';
import { silentLog } from '#server/testing/test-app.ts';
import { testContent } from '#server/testing/test-content.ts';

/** The embedded search over every vehicle of the demonstration catalogue, without rates, and the site's texts. */
export function createDemonstrationSearch(): EmbeddedSearch {
  const vehicles = readDemonstrationCatalogue(join(import.meta.dirname, '../../catalogue/demonstration'));
  const version = {
    number: 1,
    importedAt: new Date('2026-11-20T06:00:00Z'),
    isDemonstration: true,
    vehicleCount: vehicles.length,
    rateCount: 0,
  };
  const snapshot = buildSnapshot({ vehicles, rateCards: [], today: '2026-11-20', version });
  const catalogue: Catalogue = { snapshot: () => snapshot, isLoaded: () => true };
  return createEmbeddedSearch({
    catalogue,
    log: silentLog,
    imageHost: '',
    texts: testContent.entries.values(),
  });
}
