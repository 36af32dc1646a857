import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createPasswords, type Passwords } from '#server/account-api/credentials/passwords.ts';
import {
  demonstrationCustomers,
  demonstrationPassword,
} from '#server/account-api/demonstration/customers.ts';
import { loadDemonstrationCustomers } from '#server/account-api/demonstration/load-demonstration-customers.ts';
import { startAccountApi } from '#server/account-api/start-account-api.ts';
import { catalogueVersions } from '#server/catalogue/store/catalogue-tables.ts';
import { demonstrationSource } from '#server/catalogue/store/find-version.ts';
import { migrationsFolder } from '#server/platform/database/migrations-folder.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createDataFolder } from '#server/platform/database/testing/data-folder.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { mailOutbox } from '#server/platform/mail/mail-outbox-table.ts';
import { createMailbox } from '#server/platform/mail/mailbox.ts';
import { openMailOutbox } from '#server/platform/mail/open-mail-outbox.ts';
import { eventually } from '#server/testing/eventually.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import type { AccountApiTarget } from './contract-suite/target.ts';

const catalogueFolder = join(import.meta.dirname, '../../catalogue/demonstration');
/** A cheap cost, for tests only. */
const passwordCost = { logN: 4, r: 1, p: 1 };

/** Credentials of a demonstration customer, by accountId. */
export function demonstrationCredentials(accountId: string) {
  const username = demonstrationCustomers.find((each) => each.accountId === accountId)?.email ?? '';
  return { username, password: demonstrationPassword };
}

interface TestApiOptions {
  /** An empty PostgreSQL in place of a new embedded database. */
  readonly databaseUrl?: string;
  /** Takes its messages in place of the embedded mailbox. */
  readonly mailServer?: Mail;
  /** How keys are derived and how many at once; tests use it to hold derivations up. */
  readonly passwords?: Passwords;
}

/**
 * An embedded account API with the demonstration customers. `passTime` moves its clock; `close` removes what it made
 * here.
 */
export async function startTestAccountApi(options: TestApiOptions = {}) {
  const { databaseUrl, mailServer } = options;
  const dataFolder = await createDataFolder();
  const database = await openDatabase({ url: databaseUrl, dataFolder });
  await database.migrate(migrationsFolder);
  const version = {
    number: 1,
    state: 'current',
    importedAt: new Date(),
    source: demonstrationSource,
    isDemonstration: true,
  } as const;
  await database.orm.insert(catalogueVersions).values(version);
  await loadDemonstrationCustomers({ database, folder: catalogueFolder, passwordCost });
  let passedMs = 0;
  const now = () => new Date(Date.now() + passedMs);
  const mail = createMailbox(database);
  const recorded = recordLog();
  const mailLog = recordLog();
  const times = { pollMs: 200, closeMs: 100 };
  const siteName = 'Example Leasing';
  const mails = openMailOutbox({
    database,
    mail: mailServer ?? mail,
    log: mailLog.log,
    from: siteName,
    ...times,
  });
  const { outbox } = mails;
  const siteOrigin = 'http://localhost:3000';
  const api = await startAccountApi({
    database,
    log: recorded.log,
    mail,
    outbox,
    siteOrigin,
    siteName,
    demonstrationData: true,
    now,
    passwords: options.passwords ?? createPasswords({ cost: passwordCost }),
  });
  return {
    baseUrl: api.baseUrl,
    database,
    mail,
    outbox,
    /** The messages so far, newest first; waits until the outbox is empty. */
    listMessages: async () => {
      await eventually(() => database.orm.$count(mailOutbox), 0);
      return mail.listMessages();
    },
    log: recorded,
    mailLog,
    passTime: (timeMs: number) => {
      passedMs += timeMs;
    },
    close: async () => {
      await api.close();
      await mails.close();
      await database.close();
      await rm(dataFolder, { recursive: true });
    },
  };
}

export type TestAccountApi = Awaited<ReturnType<typeof startTestAccountApi>>;

/** The API as the contract suite sees it, with its mailbox and clock. */
export function toTarget(running: () => TestAccountApi): AccountApiTarget {
  return {
    baseUrl: () => running().baseUrl,
    own: demonstrationCredentials('demo-personal'),
    other: demonstrationCredentials('demo-business'),
    readMessages: async (to) => (await running().listMessages()).filter((message) => message.to === to),
    passTime: (timeMs) => running().passTime(timeMs),
  };
}
