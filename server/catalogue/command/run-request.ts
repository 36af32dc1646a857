import { desc } from 'drizzle-orm';
import { UnconfirmedImport } from '#server/catalogue/import/apply-update.ts';
import { FeedError } from '#server/catalogue/import/feed-error.ts';
import { importDemonstration } from '#server/catalogue/import/import-demonstration.ts';
import { importFeed } from '#server/catalogue/import/import-feed.ts';
import { importVca } from '#server/catalogue/import/import-vca.ts';
import { catalogueVersions } from '#server/catalogue/store/catalogue-tables.ts';
import { findVersion } from '#server/catalogue/store/find-version.ts';
import type { Feedback } from '#server/platform/control-socket/program.ts';
import { UnconfirmedError } from '#server/platform/control-socket/unconfirmed-error.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { CatalogueRequest } from './catalogue-request.ts';
import { count, formatOutcome } from './format-outcome.ts';

/** What a request works on. */
export interface RequestContext {
  readonly database: Database;
  readonly demonstrationFolder: string;
  /** ISO date in London, now. */
  readonly today: () => string;
  /** Whether demonstration data may be imported here (the setting DEMONSTRATION_DATA); it may, unless this says no. */
  readonly takesDemonstration?: boolean;
}

/**
 * Does what the catalogue command was asked and answers in lines for people. Throws when it was refused or failed, and
 * `UnconfirmedError` when the import needs a yes first.
 */
export async function runRequest(
  request: CatalogueRequest,
  { database, demonstrationFolder, today, takesDemonstration = true }: RequestContext,
  feedback: Feedback,
): Promise<readonly string[]> {
  if (request.command === 'status') return formatStatus(database);
  if (request.command === 'list-imports') return listImports(database);
  if (!takesDemonstration) refuseDemonstration(request);
  const options = { ...request, ...feedback, today: today() };
  const run = () => {
    if (request.command === 'import') return importFeed(database, request, options);
    if (request.command === 'import-vca') return importVca(database, request, options);
    return importDemonstration(database, { folder: demonstrationFolder, today: options.today }, options);
  };
  try {
    return formatOutcome(await run(), request.isDryRun ? 'dry-run' : 'imported');
  } catch (error) {
    if (!(error instanceof UnconfirmedImport)) throw error;
    throw new UnconfirmedError(formatOutcome(error.outcome, 'unconfirmed').join('\n'), { cause: error });
  }
}

/** A site that shows no demonstration would show nothing of such an import. */
function refuseDemonstration(request: CatalogueRequest): void {
  const hasDemoRates = request.command === 'import-vca' && request.hasDemoRates;
  if (request.command !== 'import-demo' && !hasDemoRates) return;
  throw new FeedError(
    'This site takes no demonstration data, because its prices are invented. DEMONSTRATION_DATA=true allows it.',
  );
}

async function formatStatus(database: Database): Promise<readonly string[]> {
  const version = await findVersion(database);
  if (!version) return [`The ${database.kind} database holds no catalogue yet.`];
  const { number, importedAt, vehicleCount, rateCount, isDemonstration } = version;
  return [
    `Version ${number}, imported at ${importedAt.toISOString()} into the ${database.kind} database.`,
    `${count(vehicleCount)} vehicles, ${count(rateCount)} rates${isDemonstration ? ', marked as a demonstration' : ''}.`,
  ];
}

async function listImports({ orm }: Database): Promise<readonly string[]> {
  const rows = await orm.select().from(catalogueVersions).orderBy(desc(catalogueVersions.number));
  if (rows.length === 0) return ['No import yet.'];
  return rows.map(({ number, state, importedAt, vehicleCount, rateCount, source, isDemonstration }) =>
    [
      String(number).padStart(5),
      (importedAt?.toISOString() ?? 'unfinished').padEnd(24),
      state.padEnd(7),
      `${count(vehicleCount)} vehicles, ${count(rateCount)} rates`,
      `from ${source}${isDemonstration ? ' (demonstration)' : ''}`,
    ].join('  '),
  );
}
