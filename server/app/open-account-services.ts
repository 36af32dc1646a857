import { embeddedDerivingMs, startAccountApi } from '#server/account-api/start-account-api.ts';
import { createAccountClient } from '#server/accounts/client/create-account-client.ts';
import { createSavedStore } from '#server/accounts/saved/create-saved-store.ts';
import { createDatabaseSessions } from '#server/accounts/session/database-sessions.ts';
import { createRedisSessions } from '#server/accounts/session/redis-sessions.ts';
import { createSessionKey } from '#server/accounts/session/session-key.ts';
import type { Services } from '#server/pages/services.ts';
import { createOwnData } from '#server/personal-data/create-own-data.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openRedis, pingRedis } from '#server/platform/database/redis-connection.ts';
import { createDatabaseLimits, createRedisLimits } from '#server/platform/http/limits/shared-limits.ts';
import type { LoopbackServer } from '#server/platform/http/listen-on-loopback.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { MailOutbox } from '#server/platform/mail/mail-outbox.ts';
import { createMailbox, isMailbox } from '#server/platform/mail/mailbox.ts';
import { type OpenMailOutbox, openMailOutbox } from '#server/platform/mail/open-mail-outbox.ts';
import { createSmtpMail } from '#server/platform/mail/smtp-mail.ts';
import { startMailbox } from '#server/platform/mail/start-mailbox.ts';

interface AccountSources {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  /** Settles when the tables exist, or when the first attempt to make them has failed. */
  readonly prepared?: Promise<unknown>;
}

/** The services of the account area, running. */
export interface OpenAccountServices {
  readonly services: Pick<
    Services,
    'account' | 'sessions' | 'sessionKey' | 'limits' | 'saved' | 'mail' | 'ownData'
  >;
  /** Sends messages at once, for services that keep an outbox themselves. */
  readonly mailServer: Mail;
  readonly mails: OpenMailOutbox;
  /** Address at which messages can be read; absent when they go to a mail server. */
  readonly mailboxUrl?: string;
  /** Undefined without a Redis. */
  readonly pingRedis: ((signal: AbortSignal) => Promise<unknown>) | undefined;
  close(): Promise<void>;
}

/**
 * Opens what customer accounts need: the account API (or the embedded one on its own port), mail, and sessions and
 * limits in Redis or the database. It does not wait for a service that does not answer.
 */
export async function openAccountServices(sources: AccountSources): Promise<OpenAccountServices> {
  const { config, database, log, prepared } = sources;
  const mail = config.smtp ? createSmtpMail(config.smtp) : createMailbox(database);
  const mails = openMailOutbox({ database, mail, log, prepared, from: config.identity.name });
  const embedded =
    config.accountApiUrl === undefined
      ? await startEmbedded(sources, { mail, outbox: mails.outbox })
      : undefined;
  const derivingCallMs = config.accountPasswordMs ?? (embedded && embeddedDerivingMs);
  const baseUrl = config.accountApiUrl ?? embedded?.baseUrl ?? '';
  const mailbox = await showMailbox(sources, mail, embedded);
  const stores = openStores(sources);
  return {
    services: {
      account: createAccountClient({ baseUrl, log, limits: { derivingCallMs } }),
      sessions: stores.sessions,
      sessionKey: createSessionKey(database),
      limits: stores.limits,
      saved: createSavedStore(database),
      mail: mails.outbox,
      ownData: createOwnData({ database, config, outbox: mails.outbox }),
    },
    mailServer: mail,
    mails,
    ...(mailbox && { mailboxUrl: `${mailbox.baseUrl}/mailbox` }),
    pingRedis: stores.ping,
    close: async () => {
      stores.close();
      await embedded?.close();
      if (mailbox !== embedded) await mailbox?.close();
      await mails.close();
    },
  };
}

/** Serves the mailbox page: through the embedded account API if it runs, else on a server of its own. */
async function showMailbox(
  { config: { siteOrigin }, log }: AccountSources,
  mail: Mail,
  embedded: LoopbackServer | undefined,
): Promise<LoopbackServer | undefined> {
  if (!isMailbox(mail)) return undefined;
  return embedded ?? startMailbox({ mail, siteOrigin, log });
}

interface Mailing {
  readonly mail: Mail;
  readonly outbox: MailOutbox;
}

function startEmbedded({ config, database, log }: AccountSources, mailing: Mailing) {
  const { siteOrigin, demonstrationData, identity } = config;
  const site = { siteOrigin, siteName: identity.name, demonstrationData };
  return startAccountApi({ database, log, ...mailing, ...site });
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
