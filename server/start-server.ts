import type { Server } from 'node:http';
import { join } from 'node:path';
import { loadDemonstrationCustomers } from './account-api/demonstration/load-demonstration-customers.ts';
import { followAlerts } from './alerts/follow-alerts.ts';
import { catalogueProgram } from './catalogue/command/catalogue-program.ts';
import { type FollowedCatalogue, startCatalogue } from './catalogue/create-catalogue.ts';
import { loadDemonstrationWhenEmpty } from './catalogue/import/import-demonstration.ts';
import { todayInLondon } from './catalogue/today-in-london.ts';
import { type Config, toSiteIdentity } from './config.ts';
import { listenForCommands } from './control-socket/listen-for-commands.ts';
import { toAnyProgram } from './control-socket/program.ts';
import { createApp } from './create-app.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import { enquiriesProgram } from './enquiries/command/enquiries-program.ts';
import { type OpenEnquiries, openEnquiries } from './enquiries/open-enquiries.ts';
import { createLog, type Log } from './log.ts';
import type { OpenMailOutbox } from './mail/open-mail-outbox.ts';
import { type AccountServices, openAccountServices } from './open-account-services.ts';
import { openEnquirySources } from './open-enquiry-sources.ts';
import { logFatalFaults } from './operations/log-fatal-faults.ts';
import { createMetrics } from './operations/metrics.ts';
import { createReadiness, type Readiness } from './operations/readiness.ts';
import { createLimitedServer } from './operations/server-limits.ts';
import { drainOnSignal } from './operations/shutdown.ts';
import { readClientAssets } from './render/client-assets.ts';
import { createPages } from './render/create-pages.ts';
import { searchProgram } from './search/command/search-program.ts';
import { openSearch } from './search/open-search.ts';
import type { Services } from './services.ts';
import { startMessage } from './start-message.ts';

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
  const log = createLog(config);
  logFatalFaults(log);
  const database = await openDatabase({ url: config.databaseUrl, dataFolder: config.dataFolder, log });
  const prepare = () => prepareDatabase(database, options);
  const catalogue = startCatalogue({ database, log, today: todayInLondon, prepare });
  const accounts = await openAccountServices({ config, database, log, prepared: catalogue.firstLook });
  const readiness = createReadiness({ catalogue: catalogue.isLoaded });
  const { services, outbox, search } = await openServices({ config, log, database, catalogue, accounts });
  const { mails } = accounts;
  const server = createLimitedServer(await assembleApp(options, services, { readiness, outbox, mails }));
  const alerts = followAlerts({ ...services, siteOrigin: config.siteOrigin });
  const commands = await takeCommands(database, options, log);
  await listen(server, config);
  drainOnSignal({
    server,
    readiness,
    drainMs: config.drainMs,
    limitMs: config.shutdownLimitMs,
    log,
    onClosed: () =>
      closeInTurn([commands, together(outbox, mails), alerts, search, catalogue, accounts, database]),
  });
  await catalogue.firstLook;
  const { mailboxUrl } = accounts;
  console.error(startMessage({ config, server, isReady: catalogue.isLoaded(), mailboxUrl }));
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
}

async function assembleApp(
  { config, buildFolder }: StartOptions,
  services: Services,
  { readiness, outbox, mails }: Watched,
) {
  const pages = await createPages({ config, services, assets: await readClientAssets(buildFolder) });
  const metrics = createMetrics({
    catalogue_version: { help: 'Catalogue now served.', read: () => versionOf(services) },
    page_cache_bytes: { help: 'Bytes of finished pages kept.', read: pages.cache.bytes },
    ...outbox.gauges,
    ...mails.gauges,
  });
  const publicFolder = join(buildFolder, 'public');
  return createApp({ config, services, pages, metrics, readiness, publicFolder });
}

/** Brings the tables up to date and fills an empty catalogue, unless this is somebody's production site. */
async function prepareDatabase(database: Database, { config, ...folders }: StartOptions): Promise<void> {
  await database.migrate(folders.migrationsFolder);
  if (config.isProduction && !config.allowEmbedded) return;
  const folder = folders.demonstrationFolder;
  await loadDemonstrationWhenEmpty({ database, folder, today: todayInLondon() });
  if (config.accountApiUrl === undefined) await loadDemonstrationCustomers({ database, folder });
}

/** The embedded database belongs to this process, so commands hand their work over. */
async function takeCommands(database: Database, { config, demonstrationFolder }: StartOptions, log: Log) {
  if (database.kind !== 'embedded') return undefined;
  const context = { database, demonstrationFolder, today: todayInLondon };
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
