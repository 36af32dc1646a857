import { join } from 'node:path';
import { loadDemonstrationCustomers } from '#server/account-api/demonstration/load-demonstration-customers.ts';
import { catalogueCommand } from '#server/catalogue/command/catalogue-command.ts';
import { keepDemonstration } from '#server/catalogue/import/import-demonstration.ts';
import { removeLeftovers } from '#server/catalogue/store/replace-catalogue.ts';
import { enquiriesCommand } from '#server/enquiries/command/enquiries-command.ts';
import type { Pages } from '#server/pages/create-pages.ts';
import { openPeople } from '#server/personal-data/open-people.ts';
import { toProgram } from '#server/platform/command-line/command.ts';
import { listenForCommands } from '#server/platform/command-line/listen-for-commands.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { OtherHistoryError, putTablesAside } from '#server/platform/database/migration-history.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { makeWritableFolder } from '#server/platform/files/make-folder.ts';
import { answerHalfClosed, createLimitedServer, listen } from '#server/platform/http/server-limits.ts';
import { bufferedStdout } from '#server/platform/log/buffered-stdout.ts';
import { createLog, type Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { reviewsCommand } from '#server/reviews/command/reviews-command.ts';
import { searchCommand } from '#server/search/command/search-command.ts';
import { assembleApp } from './assemble-app.ts';
import { type OpenSite, openSite } from './open-site.ts';
import { rehearsePages } from './rehearse-pages.ts';
import { drainOnSignal } from './shutdown.ts';
import { startMessage } from './start-message.ts';

export interface StartOptions {
  readonly config: Config;
  readonly migrationsFolder: string;
  readonly demonstrationFolder: string;
  /** What the build made: `public/`, `content/` and `client-manifest.json`. */
  readonly buildFolder: string;
}

/**
 * Opens the database, listens, loads the catalogue, and prints where the site is. From the moment that it listens,
 * balancers can ask whether it is ready; the answer is no until the catalogue is loaded. Runs until the process ends.
 */
export async function startServer(options: StartOptions): Promise<void> {
  const { config, buildFolder } = options;
  const output = bufferedStdout();
  const log = createLog(config, output);
  logFatalFaults(log);
  await makeWritableFolder('DATA_FOLDER', config.dataFolder);
  if (config.feedFolder !== undefined) await makeWritableFolder('FEED_FOLDER', config.feedFolder);
  const database = await openDatabase({ url: config.databaseUrl, dataFolder: config.dataFolder, log });
  const site = await openSite({
    config,
    log,
    database,
    prepare: () => prepareDatabase(database, options, log),
    contentFolder: join(buildFolder, 'content'),
  });
  const { app, pages } = await assembleApp({ config, buildFolder, output, ...site });
  const rehearsed = rehearse(options, site, pages);
  const commands = await takeCommands(database, options, log);
  const server = createLimitedServer(app);
  answerHalfClosed(server);
  await listen(server, config);
  drainOnSignal({
    server,
    readiness: site.readiness,
    drainMs: config.drainMs,
    limitMs: config.shutdownLimitMs,
    log,
    onClosed: async () => {
      await commands?.close();
      await site.close();
    },
  });
  await Promise.all([site.demonstration.firstLook, site.watch.firstLook]);
  if (site.catalogue.isLoaded()) await rehearsed;
  console.error(startMessage({ config, server, ...site }));
}

/** How long a start may be put off by drawing pages beforehand. */
const rehearsalMs = 700;

/** Holds a node back from visitors until it has drawn some pages. In development each start would only take longer. */
async function rehearse({ config }: StartOptions, site: OpenSite, pages: Pages): Promise<void> {
  if (!config.isProduction) return;
  const release = site.readiness.hold('pages');
  await site.catalogue.firstLoad;
  const { catalogue, services } = site;
  await rehearsePages({ pages, log: services.log, snapshot: catalogue.snapshot(), limitMs: rehearsalMs });
  release();
}

/** Logs an uncaught error and ends the process, because its state is unknown from then on. */
function logFatalFaults(log: Log): void {
  const end = (error: unknown) => {
    log.error({ error }, logEvents.fatalFault);
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

/** Brings the tables up to date, and keeps the demonstration current if its data is wanted. */
async function prepareDatabase(
  database: Database,
  { config, migrationsFolder, demonstrationFolder: folder }: StartOptions,
  log: Log,
): Promise<void> {
  await database.migrate(migrationsFolder).catch(async (error: unknown) => {
    // A folder of the demonstration from before the first release is made anew.
    const isDemonstration = database.kind === 'embedded' && config.demonstrationData;
    if (!(error instanceof OtherHistoryError) || !isDemonstration) throw error;
    await putTablesAside(database.orm);
    await database.migrate(migrationsFolder);
    log.warn({ reason: error.message }, logEvents.demonstrationMadeAnew);
  });
  await removeLeftovers(database);
  if (!config.demonstrationData) return;
  await keepDemonstration({ database, folder, today: todayInLondon() });
  if (config.accountApiUrl === undefined) await loadDemonstrationCustomers({ database, folder });
}

/** Takes work from commands: only this process can open the embedded database, so they hand their work over. */
async function takeCommands(
  database: Database,
  { config, demonstrationFolder, buildFolder }: StartOptions,
  log: Log,
) {
  if (database.kind !== 'embedded') return undefined;
  const today = todayInLondon;
  return listenForCommands({
    dataFolder: config.dataFolder,
    database,
    log,
    programs: [
      toProgram(catalogueCommand, { database, demonstrationFolder, today, config }),
      toProgram(enquiriesCommand, { orm: database.orm, people: openPeople(database, config) }),
      toProgram(reviewsCommand, database),
      toProgram(searchCommand, { database, config, today, contentFolder: join(buildFolder, 'content') }),
    ],
  });
}
