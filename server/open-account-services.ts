import { startAccountApi } from './account-api/start-account-api.ts';
import { createDatabaseLimits, createRedisLimits } from './account-proxy/limits/shared-limits.ts';
import { createDatabaseSessions } from './account-proxy/session/database-sessions.ts';
import { openRedis, pingRedis } from './account-proxy/session/redis-connection.ts';
import { createRedisSessions } from './account-proxy/session/redis-sessions.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Log } from './log.ts';
import type { Mail } from './mail/mail.ts';
import { createMailbox } from './mail/mailbox.ts';
import { isMailbox } from './mail/mailbox-routes.ts';
import { createSmtpMail } from './mail/smtp-mail.ts';
import { startMailbox } from './mail/start-mailbox.ts';
import type { LoopbackServer } from './operations/listen-on-loopback.ts';
import { createSavedStore } from './saved/create-saved-store.ts';
import type { Services } from './services.ts';
import { createAccountApi } from './upstream/create-account-api.ts';

interface AccountSources {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
}

/** The services of the account area, running. */
export interface AccountServices {
  readonly services: Pick<Services, 'account' | 'sessions' | 'limits' | 'saved' | 'mail'>;
  /** Where messages can be read; absent when a mail server takes them. */
  readonly mailboxUrl?: string;
  /** Absent without a Redis. */
  readonly pingRedis: ((signal: AbortSignal) => Promise<unknown>) | undefined;
  close(): Promise<void>;
}

/**
 * Opens what customer accounts need: the account API, or the embedded one on a port of its own, mail, and sessions and
 * limits in Redis or the database. Nothing here waits for a service that is away.
 */
export async function openAccountServices(sources: AccountSources): Promise<AccountServices> {
  const { config, database, log } = sources;
  const mail = config.smtp ? createSmtpMail(config.smtp) : createMailbox(database);
  const embedded = config.accountApiUrl === undefined ? await startEmbedded(sources, mail) : undefined;
  const baseUrl = config.accountApiUrl ?? embedded?.baseUrl ?? '';
  const mailbox = await showMailbox(sources, mail, embedded);
  const stores = openStores(sources);
  return {
    services: {
      account: createAccountApi({ baseUrl, log }),
      sessions: stores.sessions,
      limits: stores.limits,
      saved: createSavedStore(database),
      mail,
    },
    ...(mailbox && { mailboxUrl: `${mailbox.baseUrl}/mailbox` }),
    pingRedis: stores.ping,
    close: async () => {
      stores.close();
      await embedded?.close();
      if (mailbox !== embedded) await mailbox?.close();
    },
  };
}

/** The embedded account API shows the mailbox itself. */
async function showMailbox(
  { config: { siteOrigin }, log }: AccountSources,
  mail: Mail,
  embedded: LoopbackServer | undefined,
): Promise<LoopbackServer | undefined> {
  if (!isMailbox(mail)) return undefined;
  return embedded ?? startMailbox({ mail, siteOrigin, log });
}

function startEmbedded({ config, database, log }: AccountSources, mail: Mail) {
  const { siteOrigin, demonstrationData } = config;
  return startAccountApi({ database, log, mail, siteOrigin, demonstrationData });
}

function openStores({ config: { redisUrl }, database, log }: AccountSources) {
  if (redisUrl === undefined) {
    const sessions = createDatabaseSessions({ database });
    return { sessions, limits: createDatabaseLimits(database), ping: undefined, close: () => undefined };
  }
  const redis = openRedis(redisUrl, log);
  return {
    sessions: createRedisSessions({ redis }),
    limits: createRedisLimits(redis),
    ping: (signal: AbortSignal) => pingRedis(redis, signal),
    close: () => redis.destroy(),
  };
}
