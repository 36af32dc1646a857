import type { Server } from 'node:http';
import { join } from 'node:path';
import { loadDemonstrationCustomers } from '#server/account-api/demonstration/load-demonstration-customers.ts';
import { followAlerts } from '#server/accounts/alerts/follow-alerts.ts';
import { catalogueProgram } from '#server/catalogue/command/catalogue-program.ts';
import { type FollowedCatalogue, startCatalogue } from '#server/catalogue/create-catalogue.ts';
import { loadDemonstrationWhenEmpty } from '#server/catalogue/import/import-demonstration.ts';
import { removeLeftovers } from '#server/catalogue/store/replace-catalogue.ts';
import { enquiriesProgram } from '#server/enquiries/command/enquiries-program.ts';
import { type OpenEnquiries, openEnquiries } from '#server/enquiries/open-enquiries.ts';
import { readClientAssets } from '#server/pages/client-assets.ts';
import { createPages } from '#server/pages/create-pages.ts';
import type { Services } from '#server/pages/services.ts';
import { keepAssets } from '#server/platform/assets/keep-assets.ts';
import type { Config } from '#server/platform/config/config.ts';
import { toSiteIdentity } from '#server/platform/config/site-identity.ts';
import { listenForCommands } from '#server/platform/control-socket/listen-for-commands.ts';
import { toAnyProgram } from '#server/platform/control-socket/program.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createLimitedServer } from '#server/platform/http/server-limits.ts';
import { bufferedStdout } from '#server/platform/log/buffered-stdout.ts';
import type { LineWriter } from '#server/platform/log/line-writer.ts';
import { createLog, type Log } from '#server/platform/log/log.ts';
import type { OpenMailOutbox } from '#server/platform/mail/open-mail-outbox.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { searchProgram } from '#server/search/command/search-program.ts';
import { openSearch } from '#server/search/open-search.ts';
import { createApp } from './create-app.ts';
import { followDemonstration } from './follow-demonstration.ts';
import { listWatchedServices } from './list-watched-services.ts';
import { logFatalFaults } from './log-fatal-faults.ts';
import { type AccountServices, openAccountServices } from './open-account-services.ts';
import { openEnquirySources } from './open-enquiry-sources.ts';
import { createReadiness, type Readiness } from './readiness.ts';
import { drainOnSignal } from './shutdown.ts';
import { startMessage } from './start-message.ts';
import { type ServiceWatch, watchServices } from './watch-services.ts';

export interface StartOptions {
  readonly config: Config;
  readonly migrationsFolder: string;
  readonly demonstrationFolder: string;
  /** What the build made: `public/` and `client-manifest.json`. */
  readonly buildFolder: string;
}

/**
 * Opens the database, listens, loads the catalogue, and says where the site is. Balancers can ask from the moment it
 * listens and are told that it is not ready before the catalogue is there. Ends with the process.
 */
export async function startServer(options: StartOptions): Promise<void> {
  const { config } = options;
  const output = bufferedStdout();
  const log = createLog(config, output);
  logFatalFaults(log);
  const database = await openDatabase({ url: config.databaseUrl, dataFolder: config.dataFolder, log });
  const prepare = () => prepareDatabase(database, options);
  const takesDemonstration = config.demonstrationData;
  const catalogue = startCatalogue({ database, log, today: todayInLondon, prepare, takesDemonstration });
  const prepared = catalogue.firstLook;
  const accounts = await openAccountServices({ config, database, log, prepared });
  const { mails } = accounts;
  const watch = watchServices({ services: listWatchedServices({ config, ...accounts }), log });
  const readiness = createReadiness({ catalogue: catalogue.isLoaded }, watch.listAway);
  const { services, outbox, search } = await openServices({ config, log, database, catalogue, accounts });
  const watched = { readiness, outbox, mails, output, watch };
  const server = createLimitedServer(await assembleApp(options, services, watched));
  const alerts = followAlerts({ ...services, siteOrigin: config.siteOrigin });
  const { sessions } = services;
  const demonstration = followDemonstration({ config, database, catalogue, sessions, log, prepared });
  const commands = await takeCommands(database, options, log);
  await listen(server, config);
  drainOnSignal({
    server,
    readiness,
    drainMs: config.drainMs,
    limitMs: config.shutdownLimitMs,
    log,
    onClosed: () =>
      closeInTurn([
        watch,
        commands,
        together(outbox, mails),
        alerts,
        search,
        demonstration,
        catalogue,
        accounts,
        database,
      ]),
  });
  await Promise.all([demonstration.firstLook, watch.firstLook]);
  const { mailboxUrl } = accounts;
  console.error(startMessage({ config, server, catalogue, demonstration, watch, mailboxUrl }));
}

interface Opened {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly catalogue: FollowedCatalogue;
  readonly accounts: AccountServices;
}

/** What loaders and routers reach, and of it what has to be closed. */
async function openServices({ config, log, database, catalogue, accounts }: Opened) {
  const mail = accounts.mailServer;
  const outbox = openEnquiries({ config, database, mail, log, prepared: catalogue.firstLook });
  const search = await openSearch({ config, catalogue, log });
  const services: Services = {
    catalogue,
    enquiries: outbox.enquiries,
    site: toSiteIdentity(config),
    log,
    ...accounts.services,
    search: search.provider,
    ...openEnquirySources({ config, database, log }),
  };
  return { services, outbox, search };
}

/** What others still use is closed after them. */
async function closeInTurn(parts: readonly ({ close(): Promise<void> } | undefined)[]): Promise<void> {
  for (const part of parts) await part?.close();
}

/** Both may wait for the same mail server, and the end of the process for neither twice. */
function together(...parts: readonly { close(): Promise<void> }[]): { close(): Promise<void> } {
  return { close: async () => void (await Promise.all(parts.map((part) => part.close()))) };
}

interface Watched {
  readonly readiness: Readiness;
  readonly outbox: OpenEnquiries;
  readonly mails: OpenMailOutbox;
  readonly output: LineWriter;
  readonly watch: ServiceWatch;
}

async function assembleApp(
  { config, buildFolder }: StartOptions,
  services: Services,
  { readiness, outbox, mails, output, watch }: Watched,
) {
  const publicFolder = join(buildFolder, 'public');
  const assets = await readClientAssets(buildFolder);
  // Before the first document of this build is out. `npm run dev` makes one build after another: none is worth keeping.
  if (!assets.isDevelopment)
    await keepAssets({ own: join(publicFolder, 'assets'), folder: config.assetsFolder, log: services.log });
  const pages = await createPages({ config, services, assets });
  const metrics = createMetrics({
    catalogue_version: { help: 'Catalogue now served.', read: () => versionOf(services) },
    page_cache_bytes: { help: 'Bytes of finished pages kept.', read: pages.cache.bytes },
    page_parts_bytes: { help: 'Bytes of parts of pages kept to be used again.', read: pages.partsBytes },
    log_lines_lost_total: {
      help: 'Log lines lost because standard output took none.',
      type: 'counter',
      read: output.lostLines,
    },
    log_bytes_waiting: {
      help: 'Bytes of log that standard output has not taken.',
      read: output.waitingBytes,
    },
    ...outbox.gauges,
    ...mails.gauges,
    ...watch.gauges,
  });
  return createApp({ config, services, pages, metrics, readiness, publicFolder });
}

/** Brings the tables up to date and fills an empty catalogue where demonstration data is wanted. */
async function prepareDatabase(database: Database, { config, ...folders }: StartOptions): Promise<void> {
  await database.migrate(folders.migrationsFolder);
  await removeLeftovers(database);
  if (!config.demonstrationData) return;
  const folder = folders.demonstrationFolder;
  await loadDemonstrationWhenEmpty({ database, folder, today: todayInLondon() });
  if (config.accountApiUrl === undefined) await loadDemonstrationCustomers({ database, folder });
}

/** The embedded database belongs to this process, so commands hand their work over. */
async function takeCommands(database: Database, { config, demonstrationFolder }: StartOptions, log: Log) {
  if (database.kind !== 'embedded') return undefined;
  const takesDemonstration = config.demonstrationData;
  const context = { database, demonstrationFolder, today: todayInLondon, takesDemonstration };
  return listenForCommands({
    dataFolder: config.dataFolder,
    log,
    programs: {
      catalogue: toAnyProgram(catalogueProgram(context)),
      enquiries: toAnyProgram(enquiriesProgram(database)),
      search: toAnyProgram(searchProgram({ database, config, today: todayInLondon })),
    },
  });
}

function versionOf({ catalogue }: Services): number {
  return catalogue.isLoaded() ? catalogue.snapshot().version.number : 0;
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
}
