import { createServer } from 'node:http';
import { hashPassword } from '#server/account-api/credentials/passwords.ts';
import {
  demonstrationCustomers,
  demonstrationManagers,
  demonstrationPassword,
} from '#server/account-api/demonstration/customers.ts';
import { accountManagers, accounts } from '#server/account-api/store/account-tables.ts';
import { openAccountServices } from '#server/app/open-account-services.ts';
import { catalogueVersions } from '#server/catalogue/store/catalogue-tables.ts';
import { demonstrationSource } from '#server/catalogue/store/find-version.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { listenLocally } from './listen-locally.ts';
import { type RecordedLog, recordLog } from './recorded-log.ts';
import { createTestApp } from './test-app.ts';

/** One node of a site: the real app, session store, limits, account API client and embedded account API. */
export interface AccountNode {
  readonly origin: string;
  readonly recorded: RecordedLog;
  close(): Promise<void>;
}

/** The servers that nodes share. Without a Redis, sessions and limits are in the database. */
export interface SharedServers {
  readonly databaseUrl: string;
  readonly redisUrl?: string;
}

/** Starts a node with its own connections; the database must have its tables. */
export async function startAccountNode({ databaseUrl, redisUrl }: SharedServers): Promise<AccountNode> {
  const env = {
    SITE_ORIGIN: 'http://localhost:3000',
    DATABASE_URL: databaseUrl,
    ...(redisUrl !== undefined && { REDIS_URL: redisUrl }),
  };
  const config = readConfig(env);
  const recorded = recordLog();
  const { log } = recorded;
  const database = await openDatabase({ url: databaseUrl, dataFolder: config.dataFolder, log });
  const accountServices = await openAccountServices({ config, database, log });
  const server = createServer(await createTestApp({ env, log, services: accountServices.services }));
  return {
    origin: await listenLocally(server),
    recorded,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await accountServices.close();
      await database.close();
    },
  };
}

/** Adds the demonstration customers, without documents, and a catalogue version marked as a demonstration. */
export async function addCustomers({ orm }: Pick<Database, 'orm'>): Promise<void> {
  // Whoever checks a password does so at the cost of its hash: a cheap one saves each login a quarter of a second.
  const passwordHash = await hashPassword(demonstrationPassword, { logN: 4, r: 1, p: 1 });
  const at = new Date();
  const complete = { state: 'complete' as const, passwordHash, createdAt: at, consentSavedAt: at };
  await orm.insert(catalogueVersions).values({
    number: 1,
    state: 'current',
    importedAt: at,
    source: demonstrationSource,
    isDemonstration: true,
  });
  await orm.insert(accountManagers).values([...demonstrationManagers]);
  await orm.insert(accounts).values(demonstrationCustomers.map((customer) => ({ ...customer, ...complete })));
}
