import type { Server } from 'node:http';
import { join } from 'node:path';
import { runRequest } from './catalogue/command/run-request.ts';
import { listenForCommands } from './catalogue/control-socket/listen-for-commands.ts';
import { createCatalogue } from './catalogue/create-catalogue.ts';
import { loadDemonstrationWhenEmpty } from './catalogue/import/import-demonstration.ts';
import { todayInLondon } from './catalogue/today-in-london.ts';
import { type Config, toSiteIdentity } from './config.ts';
import { createApp } from './create-app.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import { createLog, type Log } from './log.ts';
import { logFatalFaults } from './operations/log-fatal-faults.ts';
import { createMetrics } from './operations/metrics.ts';
import { createReadiness } from './operations/readiness.ts';
import { createLimitedServer } from './operations/server-limits.ts';
import { drainOnSignal } from './operations/shutdown.ts';
import { readClientAssets } from './render/client-assets.ts';
import { createPages } from './render/create-pages.ts';
import type { Services } from './services.ts';
import { startMessage } from './start-message.ts';

export interface StartOptions {
  readonly config: Config;
  readonly migrationsFolder: string;
  readonly demonstrationFolder: string;
  /** What the build made: `public/` and `client-manifest.json`. */
  readonly buildFolder: string;
}

/** Opens the database, loads the catalogue, listens, and says where. Ends with the process. */
export async function startServer(options: StartOptions): Promise<void> {
  const { config, buildFolder } = options;
  const log = createLog(config);
  logFatalFaults(log);
  const database = await openDatabase({ url: config.databaseUrl, dataFolder: config.dataFolder, log });
  const catalogue = await createCatalogue({
    database,
    log,
    today: todayInLondon,
    prepare: () => prepareDatabase(database, options),
  });
  const services: Services = { catalogue, site: toSiteIdentity(config), log };
  const pages = await createPages({ config, services, assets: await readClientAssets(buildFolder) });
  const readiness = createReadiness({ catalogue: catalogue.isLoaded });
  const metrics = createMetrics({
    catalogue_version: { help: 'Catalogue now served.', read: () => versionOf(services) },
    page_cache_bytes: { help: 'Bytes of finished pages kept.', read: pages.cache.bytes },
  });
  const publicFolder = join(buildFolder, 'public');
  const app = createApp({ config, services, pages, metrics, readiness, publicFolder });
  const server = createLimitedServer(app);
  const commands = await takeCommands(database, options, log);
  await listen(server, config);
  drainOnSignal({
    server,
    readiness,
    drainMs: config.drainMs,
    limitMs: config.shutdownLimitMs,
    log,
    onClosed: async () => {
      await commands?.close();
      await catalogue.close();
      await database.close();
    },
  });
  console.error(startMessage(config, server));
}

/** Brings the tables up to date and fills an empty catalogue, unless this is somebody's production site. */
async function prepareDatabase(database: Database, { config, ...folders }: StartOptions): Promise<void> {
  await database.migrate(folders.migrationsFolder);
  if (config.isProduction && !config.allowEmbedded) return;
  await loadDemonstrationWhenEmpty({ database, folder: folders.demonstrationFolder, today: todayInLondon() });
}

/** The embedded database belongs to this process, so the catalogue command hands its work over. */
async function takeCommands(database: Database, { config, demonstrationFolder }: StartOptions, log: Log) {
  if (database.kind !== 'embedded') return undefined;
  const context = { database, demonstrationFolder, today: todayInLondon };
  return listenForCommands({
    dataFolder: config.dataFolder,
    log,
    run: (request, feedback) => runRequest(request, context, feedback),
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
