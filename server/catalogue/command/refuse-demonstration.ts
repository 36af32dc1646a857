import { FeedError } from '#server/catalogue/import/feed-error.ts';
import { findVersion } from '#server/catalogue/store/find-version.ts';
import type { Database } from '#server/database/database.ts';
import type { CatalogueRequest } from './catalogue-request.ts';

type Change = Exclude<CatalogueRequest, { readonly command: 'status' | 'list-imports' }>;

/**
 * For a site that shows no demonstration: throws when an import would bring demonstration data, or would be merged into
 * some that is still in the database, because the site would then show nothing of it.
 */
export async function refuseDemonstration(request: Change, database: Database): Promise<void> {
  if (request.command === 'import-demo' || (request.command === 'import-vca' && request.hasDemoRates)) {
    throw new FeedError(
      'This site takes no demonstration data: its prices are invented. DEMONSTRATION_DATA=true allows it.',
    );
  }
  if (request.mode === 'merge' && (await findVersion(database))?.isDemonstration) {
    throw new FeedError(
      'The catalogue in the database is a demonstration, which this site does not show, and merging would keep its invented prices. Import the whole catalogue with --replace.',
    );
  }
}
